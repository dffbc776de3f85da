// Written by tools/write_types.py from the declarations in Python: `make types` rewrites it. Do not edit.

export interface Meaning {
  how: 'cell' | 'cells' | 'place' | 'piece' | 'by-seat' | 'seat' | 'seats' | 'scores' | 'sum'
  piece?: string
}

export const MEANINGS: Record<string, Record<string, Meaning>> = {
  'spring-festival': {
    taken: { how: 'by-seat', piece: 'tile' },
    cell: { how: 'cell' },
    beside: { how: 'place' },
    there: { how: 'piece', piece: 'tile' },
    cells: { how: 'cells' },
    size: { how: 'sum' },
    winners: { how: 'seats' },
    scores: { how: 'scores' },
  },
  'takenoko': {
    cell: { how: 'cell' },
    tile: { how: 'place' },
    cells: { how: 'cells' },
    tiles: { how: 'place' },
    other: { how: 'seat' },
    seats: { how: 'seats' },
    edge: { how: 'place' },
    start: { how: 'cell' },
    winners: { how: 'seats' },
    scores: { how: 'scores' },
  },
  'lanterns-dice': {
    faced: { how: 'by-seat', piece: 'face' },
    cell: { how: 'cell' },
    place: { how: 'place' },
    cells: { how: 'cells' },
    bonus: { how: 'piece', piece: 'face' },
    count: { how: 'sum' },
    winners: { how: 'seats' },
    scores: { how: 'scores' },
  },
  'fireworks': {
    start: { how: 'piece', piece: 'kind' },
    cell: { how: 'cell' },
    place: { how: 'cell' },
    helpers: { how: 'seats' },
    origin: { how: 'cell' },
    cells: { how: 'cells' },
    points: { how: 'sum' },
    turns: { how: 'seats' },
    winners: { how: 'seats' },
    scores: { how: 'scores' },
  },
}
