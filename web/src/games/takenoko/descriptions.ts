// Pieces and choices in words, for the board, screen readers, log, hints and analysis. The sentences are in the modules
// beside this one; what only the board says is in the catalogue's `takenoko-web.ftl`.

import type { NamePieces } from '../types'
import { nameOf } from './choices'
import type { Box } from './pieces'

export { tellCard, tellProgress, tellWeather } from './cards'
export { tellAsk, tellChoice, tellGo, tellPreview, type NameOfSeat } from './choices'
export { aboutCard, aboutChip, aboutFace, aboutFigure, aboutPlot, aboutSpecial, aboutSupreme } from './explanations'
export { tellAlliances, tellAnswer, tellBanner, tellEnding, tellStandings, tellWindow, tieOf } from './hikari'
export { nameCell, nameEdge, tellPlot } from './places'
export { tellAction, closedSeats, tellClosed, tellPlayingClosed, tellTakingClosed } from './reasons'

/** Sentences of log, hints and analysis name places and pieces by what one sees; these words need no box. */
export const namePieces: NamePieces<Box> = () => nameOf
