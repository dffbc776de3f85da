// A part of the page as a picture: its nodes and the page's styles, inside an SVG that is painted on a canvas.
//
// What the page has resolved already is written down (colours of the scheme, font, canvases, how far something is
// scrolled); everything else follows from the same styles at the same size, so that the picture looks like the page.

const XHTML = 'http://www.w3.org/1999/xhtml'
const INHERITED = ['font', 'color', 'line-height', 'letter-spacing', 'text-align', 'overflow-wrap'] as const
const PLACED = [
  'position',
  'top',
  'left',
  'right',
  'bottom',
  'width',
  'height',
  'z-index',
  'transform',
  'opacity',
] as const

/** Paint a node as it is now; `ratio` is how many pixels of the picture there are for each of the page. */
export async function paint(node: HTMLElement, ratio: number): Promise<HTMLCanvasElement> {
  const [width, height] = [node.clientWidth, node.clientHeight]
  const [across, down] = [Math.max(innerWidth, width), Math.max(innerHeight, height)] // what media queries ask for
  const root = document.documentElement
  const isDark = root.dataset.scheme
    ? root.dataset.scheme === 'dark'
    : matchMedia('(prefers-color-scheme: dark)').matches
  const picture = new DOMParser().parseFromString(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${across}" height="${down}" data-still=""
      data-scheme="${isDark ? 'dark' : 'light'}" lang="${root.lang}"><metadata/><foreignObject width="${width}"
      height="${height}"><div xmlns="${XHTML}"/></foreignObject></svg>`,
    'image/svg+xml',
  )
  const within = picture.querySelector('div') as HTMLElement
  picture.documentElement.style.cssText = `font-size: ${getComputedStyle(root).fontSize}`
  const own = getComputedStyle(node)
  const inherited = INHERITED.map((name) => `${name}: ${own.getPropertyValue(name)}`).join('; ')
  within.style.cssText = `${inherited}; width: ${width}px; height: ${height}px; overflow: hidden`
  inside(node, picture, within).append(copy(node, width, height))
  within.style.cssText += behind(node)
  return draw(picture, width, height, ratio)
}

/** What the page has behind a node: the ground of the nearest parent that has one, where it lies. */
function behind(node: HTMLElement): string {
  const here = node.getBoundingClientRect()
  for (let one = node.parentElement; one; one = one.parentElement) {
    const { backgroundColor, backgroundImage } = getComputedStyle(one)
    if (/^(transparent|.*, 0\))$/.test(backgroundColor) && backgroundImage === 'none') continue
    const there = one.getBoundingClientRect()
    const place = `${there.left - here.left}px ${there.top - here.top}px / ${there.width}px ${there.height}px`
    return `; background: ${backgroundImage} ${place} no-repeat ${backgroundColor}`
  }
  return ''
}

/** All rules of the page. */
function styles(): string {
  return [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules].map((rule) => rule.cssText)).join('\n')
}

/** The node's parents, for selectors only: they take no room. Returns the innermost. */
function inside(node: HTMLElement, picture: Document, within: HTMLElement): HTMLElement {
  const parents: HTMLElement[] = []
  for (let one = node.parentElement; one && one !== document.body; one = one.parentElement) parents.unshift(one)
  return parents.reduce((around, parent) => {
    const twin = picture.importNode(parent, false)
    twin.style.cssText = 'display: contents !important'
    around.append(twin)
    return twin
  }, within)
}

/** A copy that shows what the node shows. */
function copy(node: HTMLElement, width: number, height: number): HTMLElement {
  const twin = node.cloneNode(true) as HTMLElement
  const twins = [twin, ...twin.querySelectorAll('*')]
  for (const [place, one] of [node, ...node.querySelectorAll('*')].entries()) {
    const other = twins[place] as HTMLElement
    if (one.scrollTop || one.scrollLeft)
      for (const child of other.children)
        (child as HTMLElement).style.translate = `${-one.scrollLeft}px ${-one.scrollTop}px`
    if (one instanceof HTMLCanvasElement) other.replaceWith(still(one))
  }
  Object.assign(twin.style, { flex: 'none', width: `${width}px`, height: `${height}px`, overflow: 'hidden' })
  return twin
}

/** What is on a canvas, as an image in its place. */
function still(canvas: HTMLCanvasElement): HTMLElement {
  const image = document.createElement('img')
  if (canvas.width && canvas.height) image.src = canvas.toDataURL()
  const own = getComputedStyle(canvas)
  for (const name of PLACED) image.style.setProperty(name, own.getPropertyValue(name))
  return image
}

async function draw(picture: Document, width: number, height: number, ratio: number): Promise<HTMLCanvasElement> {
  // The rules go into the text only: in a document, the page's policy would refuse them.
  const rules = styles().replaceAll('&', '&amp;').replaceAll('<', '&lt;')
  const text = new XMLSerializer().serializeToString(picture).replace('<metadata/>', () => `<style>${rules}</style>`)
  const image = new Image()
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(text)}`
  await image.decode()
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(width * ratio)
  canvas.height = Math.round(height * ratio)
  const pen = canvas.getContext('2d')!
  pen.scale(ratio, ratio)
  pen.drawImage(image, 0, 0)
  return canvas
}

/** A night-blue strip below a picture, with a title and a line of text. */
export function sign(
  board: HTMLCanvasElement,
  ratio: number,
  title: string,
  text: string,
  mark: string,
): HTMLCanvasElement {
  const high = 64 * ratio
  const canvas = document.createElement('canvas')
  canvas.width = board.width
  canvas.height = board.height + high
  const pen = canvas.getContext('2d')!
  pen.fillStyle = '#0a0e22'
  pen.fillRect(0, 0, canvas.width, canvas.height)
  pen.drawImage(board, 0, 0)
  pen.fillStyle = '#ffc860'
  pen.fillRect(0, board.height, canvas.width, Math.max(1, ratio))
  const serif = getComputedStyle(document.documentElement).getPropertyValue('--serif')
  const write = (words: string, size: number, ink: string, down: number, room: number, end = false) => {
    pen.font = `600 ${size * ratio}px ${serif}`
    const fits = Math.min(1, room / pen.measureText(words).width) // a long line is smaller, not squeezed
    pen.font = `600 ${size * ratio * fits}px ${serif}`
    pen.fillStyle = ink
    pen.textAlign = end ? 'right' : 'left'
    pen.fillText(words, end ? canvas.width - 16 * ratio : 16 * ratio, board.height + down * ratio, room)
  }
  pen.font = `600 ${17 * ratio}px ${serif}`
  const marked = pen.measureText(mark).width
  write(mark, 17, '#ffc860', 27, canvas.width / 3, true)
  write(title, 17, '#f6f1e6', 27, canvas.width - marked - 48 * ratio)
  write(text, 14, '#aeb3d3', 50, canvas.width - 32 * ratio)
  return canvas
}
