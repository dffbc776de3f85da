// Written by tools/write_types.py from the declarations in Python: `make types` rewrites it. Do not edit.

export type TextPart = [string, string | null, string | null]

export type TextLine = TextPart[]

export type ServerMessage = Welcome | News | People | Chat | Answer | Mistake

export type Command = MoveCommand | UndoCommand | WindowsCommand | EndCommand | ResignCommand | ReturnCommand | SitCommand | StandCommand | StartCommand | SeatBotCommand | OpenSeatCommand | RemoveCommand | MuteCommand | LockCommand | CloseCommand | CallBotCommand | ChatCommand | HintCommand | RematchCommand | PingCommand

/** Everything a newcomer needs: the first message on a socket, and the answer to a poll. */
export interface Welcome {
  type: 'table'
  table: TableInfo
  state: State
  text?: TextLine[]
  lines: Line[]
  seats: SeatInfo[]
  watching: number
  chat: ChatInfo[]
  now: number
}

/** What is fixed at a table, and what the host decides. */
export interface TableInfo {
  id: string
  game: string
  seats: number
  options: Record<string, string>
  settings: Record<string, any>
  host: string
  invite: string | null
  commitment: string
  created: number
  rules: number
  locked: boolean
  hints: boolean
  you: string | null
  muted: string[]
}

/** The current state of a table, for one viewer. */
export interface State {
  number: number
  phase: string
  seat: number | null
  view: any
  waiting: number[]
  decision: number | null
  prompt: Prompt | null
  offers: Offer[]
  window: string | null
  windows: string[] | null
  undo: boolean
  clock: ClockState | null
  outcome: Outcome | null
  rematch: string | null
}

/** What the game asks of a seat: a key of the catalogue and its data. */
export interface Prompt {
  key: string
  data: Record<string, any>
}

/** A legal move: its text, its kind, what it touches, and what it would bring. */
export interface Offer {
  move: string
  kind: string
  data: Record<string, any>
  preview: Record<string, any>
}

/** Milliseconds left for each seat, and the seats whose clocks run. */
export interface ClockState {
  kind: string
  left: number[]
  running: number[]
}

/** How a game ended. */
export interface Outcome {
  reason: string
  scores: number[]
  winners: number[]
}

/** An entry of the log as people read it. */
export interface Line {
  by?: string
  events?: Event[]
  guest?: string
  bot?: string
  withdrawn?: number
  wanted?: boolean
  locked?: boolean
  windows?: string[]
  outcome?: Outcome
  rules?: number
  table?: string
  number: number
  kind: string
  seat: number | null
  at: number
}

/** Something that happened: a code for the catalogue and for animation, with its particulars. */
export interface Event {
  kind: string
  seat: number | null
  data: Record<string, any>
}

/** A seat as everyone sees it. */
export interface SeatInfo {
  seat: number
  kind: 'open' | 'person' | 'bot'
  guest: string | null
  name: string | null
  bot: string | null
  ready: boolean
  present: boolean
  out: string | null
  wants_end: boolean
}

/** A line of the chat. */
export interface ChatInfo {
  number: number
  guest: string
  name: string
  seat: number | null
  text: string
  at: number
}

/** Something happened: the new state, and the new lines of the log. */
export interface News {
  type: 'news'
  table?: TableInfo
  state: State
  text?: TextLine[]
  lines: Line[]
  seats: SeatInfo[]
  now: number
}

/** A listener came or left, or has another name. */
export interface People {
  type: 'people'
  seats: SeatInfo[]
  watching: number
}

/** A new line of chat. */
export interface Chat {
  type: 'chat'
  lines: ChatInfo[]
}

/** A command was executed, and its effect is saved. `id` is the one of the command. */
export interface Answer {
  type: 'ack'
  id: string | null
  number: number
  hints?: HintInfo[]
  table?: string
}

/** A move worth playing, and what to expect of it, in coarse steps. */
export interface HintInfo {
  move: string
  chance: number
  lead: number
  gap: 'only' | 'even' | 'slight' | 'clear' | 'points'
  points: number
}

/** A command was refused or malformed. `id` is the one of the command, if it could be read. */
export interface Mistake {
  type: 'error'
  id: string | null
  error: Detail
}

/** What went wrong. */
export interface Detail {
  code: string
  message: string
  data: Record<string, any>
}

/** The games, and the bots besides their levels. */
export interface Menu {
  games: GameInfo[]
  bots: string[]
}

/** A game that can be played. */
export interface GameInfo {
  id: string
  name: string
  about: string
  players: number[]
  rules: number
  options: OptionInfo[]
  windows: string[]
  marked_windows: string[]
  levels: LevelInfo[]
}

/** An option that is chosen before the game. */
export interface OptionInfo {
  name: string
  choices: string[]
}

/** A level of a game and its measured rating: level 1 has 0, and 400 more mean ten wins to one. */
export interface LevelInfo {
  bot: string
  rating: number | null
  low: number | null
  high: number | null
}

/** A game with everything in its box. */
export interface GameBox {
  id: string
  name: string
  about: string
  players: number[]
  rules: number
  options: OptionInfo[]
  windows: string[]
  marked_windows: string[]
  levels: LevelInfo[]
  pieces: Record<string, any>
}

/** The table that a host wants. */
export interface NewTable {
  game: string
  seats?: number
  options?: Record<string, string>
  settings?: SettingsChoice
  seat?: number | null
  bots?: Record<number, string>
  nonce?: string | null
}

/** The settings of a new table. */
export interface SettingsChoice {
  pace?: PaceChoice
  at_zero?: 'bot' | 'forfeit'
  substitute?: string
  hints?: boolean
  listed?: boolean
}

/** The clock of a new table. */
export interface PaceChoice {
  kind?: 'none' | 'live' | 'days'
  bank?: number
  increment?: number
  reaction?: number
  days?: number
}

/** A game against bots that starts at once. */
export interface QuickTable {
  game?: string
  seats?: number
  bot?: string
  options?: Record<string, string>
  nonce?: string | null
}

/** A moment of a finished game from which to play on, against bots. */
export interface Continuation {
  number: number
  seat?: number
  bot?: string
  nonce?: string | null
}

/** The new table. Others need the invitation to sit down. */
export interface TableMade {
  id: string
  invite: string
}

/** Tables: those that wait for you first, then the latest. */
export interface TableList {
  tables: TableLine[]
}

/** A table in a list. */
export interface TableLine {
  id: string
  game: string
  seats: number
  options: Record<string, string>
  settings: SettingsChoice
  phase: string
  created: number
  touched: number
  people: string[]
  you: number | null
  open_seats: number
  waits_for_you: boolean
  outcome: Record<string, any> | null
}

/** Moments of a game, in order. `next` is the start of the next page; null at the end. */
export interface Replay {
  game: string
  eyes: string
  seats: SeatInfo[]
  moments: DrawnMoment[]
  next: number | null
}

/** A moment of a replay, drawn on request. */
export interface DrawnMoment {
  by?: string
  events?: Event[]
  guest?: string
  bot?: string
  withdrawn?: number
  wanted?: boolean
  locked?: boolean
  windows?: string[]
  outcome?: Outcome
  rules?: number
  table?: string
  number: number
  kind: string
  seat: number | null
  at: number
  view: any
  text?: TextLine[]
}

/** A game as one seat saw it, or the progress of the analysis. */
export interface Analysis {
  seat: number
  status: 'waiting' | 'running' | 'done' | 'failed'
  done: number
  of: number
  whole: boolean
  outlooks: OutlookInfo[]
  costliest: LossInfo[]
}

/** What the seat could expect before a move; at the end, what it got. */
export interface OutlookInfo {
  number: number
  chance: number
  lead: number
}

/** A costly decision. */
export interface LossInfo {
  number: number
  kind: 'both' | 'chance' | 'points'
  before: number
  after: number
  points: number
  by: 'own' | 'bot'
  played: Offer
  better: Offer
}

/** The name and language that a guest asks for. */
export interface Wish {
  name?: string | null
  language?: 'en' | 'fr' | '' | null
}

/** The token of a device link. */
export interface Token {
  token: string
}

/** The guest who is asking; null for a stranger. */
export interface Me {
  guest: Person | null
}

/** A guest as they see themselves. */
export interface Person {
  id: string
  name: string
  language: string
  created: number
}

/** All devices of a guest, most recently seen first. */
export interface Devices {
  devices: DeviceShown[]
}

/** A device on which a guest is signed in. */
export interface DeviceShown {
  id: string
  label: string
  created: number
  seen: number
  current: boolean
}

/** A link that signs one other device in, once. */
export interface Link {
  token: string
  url: string
  expires: number
}

/** How many devices were signed out. */
export interface Removed {
  removed: number
}

/** Can the server be opened to the local network, is it open, and under which addresses? */
export interface Lan {
  possible: boolean
  open: boolean
  addresses: string[]
}

/** Whether it should be open. */
export interface LanWish {
  open: boolean
}

/** The server is well. */
export interface Health {
  status: string
  version: string
}

/** The answer to a request that is refused or fails. */
export interface Problem {
  error: Detail
}

/** The table as a seat sees it. */
export interface SpringFestivalView {
  game: string
  you: number | null
  options: Record<string, string>
  phase: string
  round: number
  rounds: number
  active: number
  waiting: number[]
  chance: boolean
  store: SpringFestivalStoreView
  colour_deck: number
  pattern_deck: number
  sign: string | null
  seats: SpringFestivalSeatView[]
  winners: number[]
}

/** The store: the visible tile of each stack, how many lie below it, and the stack that each seat faces. */
export interface SpringFestivalStoreView {
  tops: (string | null)[]
  below: number[]
  orientation: number
  faces: number[]
}

/** What lies in front of a seat. */
export interface SpringFestivalSeatView {
  seat: number
  starting_set: number | null
  starting_tiles: string[]
  panorama: SpringFestivalTileView[]
  held: string | null
  cards: (string | null)[]
  completed: string[]
  applause: number
  finale_fired: boolean
  score: SpringFestivalScoreView
}

/** A tile of a panorama. */
export interface SpringFestivalTileView {
  tile: string
  cell: number[]
  exploded: boolean
}

/** The points of a seat as they stand, by source. */
export interface SpringFestivalScoreView {
  finale: number
  applause: number
  majority: number
  compositions: number
  sign: number
  total: number
}

/** All of the box. */
export interface SpringFestivalPieces {
  credits: Credit[]
  status: Record<string, string>
  constants: Record<string, number>
  tiles: SpringFestivalTilePiece[]
  cards: SpringFestivalCardPiece[]
  signs: SpringFestivalSignPiece[]
}

/** Who made a game, or an expansion of it. */
export interface Credit {
  name: string
  designers: string[]
  artists: string[]
  publishers: string[]
}

/** A firework tile; arrows and half sparks are the same on both faces. */
export interface SpringFestivalTilePiece {
  id: string
  colour: string
  explosions: number
  arrows: string[]
  sparks: string[]
  set: number
  symbol: string
}

/** A composition card; the grid is as printed, lines from top to bottom, `.` a hole and `*` any tile. */
export interface SpringFestivalCardPiece {
  id: string
  kind: string
  set: string
  shape: string
  points: number
  grid: string[]
}

/** A sign of the advanced game: points for each thing that it looks for. */
export interface SpringFestivalSignPiece {
  id: string
  points: number
  per: string
  status: string
  ruling: string
}

/** The table as a seat sees it. */
export interface TakenokoView {
  game: string
  you: number | null
  options: Record<string, string>
  phase: string
  turn: number
  active: number
  first: number
  waiting: number[]
  chance: boolean
  weather: string | null
  actions: string[]
  actions_made: number
  plans: Record<string, number>
  land: TakenokoPlotView[]
  placing: TakenokoPlotView | null
  channels: TakenokoChannelView[]
  figures: Record<string, number[] | null>
  pile: TakenokoPileView
  supply: Record<string, number>
  bamboo: Record<string, number> | null
  decks: Record<string, number>
  rejected: Record<string, string[]>
  seats: TakenokoSeatView[]
  emperor: number | null
  target: number
  stalled: number
  hikari: TakenokoHikariView | null
  winners: number[]
}

/** A plot of the land. */
export interface TakenokoPlotView {
  cell: number[]
  kind: string
  chip: string | null
  height: number
  irrigated: boolean
}

/** A channel between two cells; without a connection it carries no water. */
export interface TakenokoChannelView {
  cells: number[][]
  connected: boolean
}

/** The pile of plots: how many, how many nobody has seen, and what the viewer knows of the part below. */
export interface TakenokoPileView {
  left: number
  unseen: number
  below: (string | null)[]
  drawn: string[] | null
  drawn_count: number
}

/**
 * What a seat has; its hand as cards for itself, as numbers for others.
 *
 * `remembers` lists plots that the seat knows to be under the pile or in a hand, but not where.
 */
export interface TakenokoSeatView {
  seat: number
  hand: string[] | null
  hand_counts: Record<string, number>
  claimed: string[]
  remembers: string[] | null
  channels: number
  chips: Record<string, number>
  eaten: Record<string, number>
  special: string | null
  ally: number | null
  score: TakenokoScoreView
}

/** The points of a seat as they stand, by source. */
export interface TakenokoScoreView {
  plot: number
  gardener: number
  panda: number
  emperor: number
  supreme: number
  total: number
}

/** What Hikari adds to the table. */
export interface TakenokoHikariView {
  supreme: string[]
  display: string[]
  pile: number
  discard: string[]
  holidays: Record<string, number>
  window: string | null
  announced: string | null
  announcer: number | null
  cancels: number
}

/** What interfaces show of the boxes. */
export interface TakenokoPieces {
  credits: Credit[]
  status: Record<string, string>
}

/** Play one of the moves on offer. Repeating the message changes nothing. */
export interface MoveCommand {
  id?: string | null
  type: 'move'
  number: number
  move: string
}

/** Take back the latest decision of one's own. */
export interface UndoCommand {
  id?: string | null
  type: 'undo'
  number: number
}

/** Choose the windows in which to be asked for a reaction. */
export interface WindowsCommand {
  id?: string | null
  type: 'windows'
  windows: string[]
}

/** Agree to end the game now, or withdraw that. */
export interface EndCommand {
  id?: string | null
  type: 'end'
  wanted?: boolean
}

/** Give up the game. */
export interface ResignCommand {
  id?: string | null
  type: 'resign'
}

/** Take the seat back from a bot. */
export interface ReturnCommand {
  id?: string | null
  type: 'return'
}

/** Take a seat, by default the first open one; or become ready on one's own seat. */
export interface SitCommand {
  id?: string | null
  type: 'sit'
  seat?: number | null
  nonce?: string | null
  invite?: string
}

/** Leave the seat; during the game, resign. */
export interface StandCommand {
  id?: string | null
  type: 'stand'
}

/** The host starts the game. */
export interface StartCommand {
  id?: string | null
  type: 'start'
}

/** The host gives a seat to a bot. */
export interface SeatBotCommand {
  id?: string | null
  type: 'bot'
  seat: number
  bot?: string
}

/** The host removes a bot. */
export interface OpenSeatCommand {
  id?: string | null
  type: 'open'
  seat: number
}

/** The host removes a person for good. */
export interface RemoveCommand {
  id?: string | null
  type: 'remove'
  guest: string
}

/** The host mutes or unmutes a person in the chat. */
export interface MuteCommand {
  id?: string | null
  type: 'mute'
  guest: string
  muted?: boolean
}

/** The host locks the table for newcomers, or unlocks it. */
export interface LockCommand {
  id?: string | null
  type: 'lock'
  locked?: boolean
}

/** The host ends the game without a winner. */
export interface CloseCommand {
  id?: string | null
  type: 'close'
}

/** Let a bot play for a person who is away. */
export interface CallBotCommand {
  id?: string | null
  type: 'call-bot'
  seat: number
  bot?: string | null
}

/** Write to everyone at the table. */
export interface ChatCommand {
  id?: string | null
  type: 'chat'
  text: string
}

/** Ask which moves a bot would consider. */
export interface HintCommand {
  id?: string | null
  type: 'hint'
}

/** Play again: the same people, everyone one seat on. */
export interface RematchCommand {
  id?: string | null
  type: 'rematch'
}

/** Check the connection. */
export interface PingCommand {
  id?: string | null
  type: 'ping'
}
