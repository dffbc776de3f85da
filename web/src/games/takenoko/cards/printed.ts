// For tests: the objectives of the box, read from its printed rows.

import box from '../../../../../src/lampion/games/takenoko/components.toml?raw'
import type { TakenokoPatternPart } from '../../../generated/types'
import type { Card } from '../pieces'

const TIPS = '[plot_objectives_tips]'

type Row = Record<string, string | number | string[]>

/** Rows such as `{ id = "a", points = 2, cells = ["0,0 green"] }`. */
function rows(text: string): Row[] {
  return [...text.matchAll(/^ +\{ (id = .*) \},$/gm)].map(([, inside]) =>
    JSON.parse(`{${inside!.replace(/(\w+) += /g, '"$1": ')}}`),
  )
}

const part = (cell: string): TakenokoPatternPart => {
  const [at, colour] = cell.split(' ') as [string, string]
  return { cell: at.split(',').map(Number) as [number, number], colour }
}

/** All objectives as the server describes them. */
export function objectives(): Card[] {
  const tips = new Map(rows(box.slice(box.indexOf(TIPS))).map((row) => [row.id, row.cells as string[] | undefined]))
  return rows(box).flatMap((row): Card[] => {
    const common = { id: row.id as string, points: row.points as number, copies: row.copies as number }
    if (row.shape) {
      const cells = row.cells as string[]
      const patterns = { dominoes: cells.map(part), tips: (tips.get(row.id!) ?? cells).map(part) }
      const colours = [...new Set(patterns.dominoes.map(({ colour }) => colour))]
      return [{ ...common, category: 'plot', colours, shape: row.shape as string, patterns }]
    }
    if (row.bamboos) {
      const { bamboos, height, improvement } = row as { bamboos: number; height: number; improvement: string }
      return [{ ...common, category: 'gardener', colours: [row.colour as string], bamboos, height, improvement }]
    }
    if (!row.sections) return []
    const sections = row.sections as string[]
    return [{ ...common, category: 'panda', colours: [...new Set(sections)], sections }]
  })
}
