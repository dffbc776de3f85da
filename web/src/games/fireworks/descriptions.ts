// Pieces and choices in words, for the board, screen readers, log, hints and analysis. The sentences are in the modules
// beside this one; what only the board says is in the catalogue's `fireworks-web.ftl`.

export { previewParts, tellChoice, tellForecast, tellGain, tellGo, tellTurned } from './choices'
export type { Context, PreviewPart } from './choices'
export {
  aboutBox,
  aboutBoxTile,
  aboutCard,
  aboutCharacter,
  aboutDie,
  aboutFunction,
  aboutLaid,
  aboutShape,
  aboutTile,
  countOf,
  tellWorth,
} from './explanations'
export { tellAsk, tellBoxTile, tellDoing, tellLaid, tellOutcome, tellSky, tellUp, tellWaiting } from './moments'
export { tellArc, tellCell, tellFree, tellPlace, tellQuarter, tellRegion, tellRow } from './places'
export { capital, listTiles, namePieces, someTiles, tellHeight, tellTile, theTile, tileWord } from './tiles'
