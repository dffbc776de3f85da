// How the client is built: into the Python package, with addresses relative to the page's <base>, compressed once.
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { svelte, vitePreprocess } from '@sveltejs/vite-plugin-svelte'
import { defineConfig, type Plugin } from 'vite'

const CLIENT = resolve(import.meta.dirname, process.env.LAMPION_CLIENT ?? '../src/lampion/server/client')
const WORTH_IT = /\.(js|css|svg|json|txt)$/
const SMALLEST = 500 // bytes; below that a compressed twin saves nothing

// What every page uses comes in one piece, and so does what every board uses, and every page with a board: that
// compresses best.
const GROUPS = [
  { name: 'base', test: /node_modules\/(svelte|clsx|esm-env|@fluent)\/|src\/(generated\/|lib\/(announce|catalogue|preferences|router|sound|values|words)\.|games\/(index|types)\.|games\/[^/]+\/vocabulary)|preload-helper/ },
  { name: 'board', test: /src\/board\/(?!Lesson|Letters|Explanation|Show|motes|scene)/ },
  { name: 'frame', test: /src\/(table\/(Frame|LazyComponent|desk|form|log|outcome|status|text-width)\.|ui\/Caption\.|lib\/(advice|bots)\.)/ },
  { name: (id: string) => /src\/games\/([^/]+)\/(Tile|Art|art|pieces)\./.exec(id)?.[1] ?? null },
] // prettier-ignore
const ALWAYS_THERE = /\/(index|base|rolldown-runtime)-/ // nothing needs to ask for these beforehand

/** A class for a component's styles. Random letters don't compress: five keep some hundred components apart. */
const shortHash = ({ hash, filename }: { hash: (text: string) => string; filename: string }) =>
  `s-${hash(filename).slice(-5)}`

/** The server writes its own path there; the development server stands at the root. */
function base(): Plugin {
  return { name: 'base', apply: 'serve', transformIndexHtml: (page) => page.replace('__BASE__', '/') }
}

/** Leaves out of the catalogue what nobody reads in the browser: comments, and the lines between texts. */
function words(): Plugin {
  return {
    name: 'words',
    enforce: 'pre',
    load(id) {
      const [file, query] = id.split('?')
      if (!file!.endsWith('.ftl') || query !== 'raw') return undefined
      this.addWatchFile(file!)
      const text = readFileSync(file!, 'utf8').replace(/^#.*\n/gm, '')
      return `export default ${JSON.stringify(text.replace(/\n+(?=\n\S)/g, ''))}` // a text may have empty lines
    },
  }
}

/** Tells the service worker which files belong to this build, and which of them it takes to open the page. */
function worker(): Plugin {
  const OPENING = /index\.html$|\/pages\/Home\.svelte$|\/i18n\/\w+\/(web|site|dialogs)\.ftl/
  const PUBLIC = readdirSync(resolve(import.meta.dirname, 'public'))
  return {
    name: 'worker',
    apply: 'build',
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((one) => one.type === 'chunk')
      const shell = new Set<string>()
      const need = (name: string) => {
        const chunk = chunks.find((one) => one.fileName === name)
        if (!chunk || shell.has(name)) return
        shell.add(name)
        for (const style of chunk.viteMetadata?.importedCss ?? []) shell.add(style)
        chunk.imports.forEach(need)
      }
      for (const chunk of chunks)
        if (chunk.moduleIds.some((id) => OPENING.test(id.split('?')[0]!)) || OPENING.test(chunk.facadeModuleId ?? ''))
          need(chunk.fileName)
      const files = Object.keys(bundle).filter((name) => name.startsWith('assets/')).sort() // prettier-ignore
      const page = readFileSync(resolve(import.meta.dirname, 'index.html'), 'utf8')
      const drawn = PUBLIC.map((name) => readFileSync(resolve(import.meta.dirname, 'public', name)).toString('base64'))
      const version = createHash('sha256')
        .update([page, ...files, ...drawn].join('\n'))
        .digest('hex')
        .slice(0, 12)
      const script = bundle['sw.js']
      if (script?.type !== 'chunk' || script.imports.length) throw new Error('the service worker must be one file')
      const build = JSON.stringify({ version, shell: ['./', ...shell], files })
      script.code = `const BUILD=${build};${script.code}`
    },
  }
}

/** Writes `.br` and `.gz` beside what compresses well, so that the server never has to. */
function compressed(): Plugin {
  return {
    name: 'compressed',
    apply: 'build',
    writeBundle({ dir }) {
      for (const name of readdirSync(dir!, { recursive: true, encoding: 'utf8' })) {
        if (!WORTH_IT.test(name)) continue
        const plain = readFileSync(join(dir!, name))
        if (plain.length < SMALLEST) continue
        const params = { [constants.BROTLI_PARAM_SIZE_HINT]: plain.length }
        writeFileSync(join(dir!, `${name}.br`), brotliCompressSync(plain, { params }))
        writeFileSync(join(dir!, `${name}.gz`), gzipSync(plain, { level: 9 }))
      }
    },
  }
}

export default defineConfig({
  base: './',
  plugins: [
    svelte({ preprocess: vitePreprocess(), configFile: false, compilerOptions: { cssHash: shortHash, runes: true } }),
    base(),
    words(),
    worker(),
    compressed(),
  ],
  build: {
    outDir: CLIENT,
    emptyOutDir: true,
    target: 'es2022',
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_name, parts) => parts.filter((part) => !ALWAYS_THERE.test(part)),
    },
    assetsInlineLimit: 0,
    license: { fileName: 'licenses.md' },
    reportCompressedSize: false,
    rolldownOptions: {
      input: { index: 'index.html', sw: 'src/worker/worker.ts' },
      output: {
        entryFileNames: ({ name }) => (name === 'sw' ? 'sw.js' : 'assets/[name]-[hash].js'), // its address is its scope
        codeSplitting: { includeDependenciesRecursively: false, groups: GROUPS },
      },
    },
  },
  server: {
    fs: { allow: ['..'] }, // the words stand in the Python package
    // `LAMPION_SERVER` names a running `lampion serve` to develop against.
    proxy: { '/api': { target: process.env.LAMPION_SERVER ?? 'http://127.0.0.1:8000', ws: true } },
  },
})
