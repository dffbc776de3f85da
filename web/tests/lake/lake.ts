// A lake with every kind of pool, for the page of pieces.

import type { Colour } from '../../src/games/lanterns-dice/palette'
import type { Pool } from '../../src/games/lanterns-dice/pieces'

const NAMES: Record<string, Colour> = { r: 'red', o: 'orange', g: 'green', b: 'blue', p: 'purple', w: 'white' }
const ROWS = `wb bg# pb*0 rw*0 gb# ow*0 bg*0 pb ro
ro wp grB ob gr wr# wp# wbB wr
rg op*0 wo# pb opB pg or gp*0 go#
pr brB bw rg*0 ow wp*0 ob go*0 pr#
og pr# go# gb poB bo# rb*1 wgB bo
bw wg*0 op*1 br# rp gw wp# wr pg`

export const LAKE: Pool[] = ROWS.split(/\s+/).map((text, place) => ({
  cell: [place % 9, Math.floor(place / 9)],
  colours: [NAMES[text[0]!]!, NAMES[text[1]!]!],
  pavilions: [text.endsWith('*0'), text.endsWith('*1')],
  platform: text.endsWith('#'),
  boat: text.endsWith('B'),
  place: { colours: [], installation: null, landmarks: [], across: 0, down: 0 },
}))
