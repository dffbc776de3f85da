// Written by tools/write_types.py from the declarations in Python: `make types` rewrites it. Do not edit.

export type TextPart = [string, string | null, string | null]

export type TextLine = TextPart[]

export type ServerMessage = Welcome | News | People | Chat | Answer | Mistake

export type Command = MoveCommand | UndoCommand | WindowsCommand | EndCommand | ResignCommand | ReturnCommand | SitCommand | NameSeatCommand | RevealCommand | LinkCommand | ChainedCommand | StandCommand | StartCommand | ChangeTermsCommand | SeatBotCommand | OpenSeatCommand | RemoveCommand | MuteCommand | LockCommand | CloseCommand | CallBotCommand | ChatCommand | HintCommand | RematchCommand | DeclineCommand | PingCommand

/** Everything a newcomer needs: the first message on a socket, and the answer to a poll. */
export interface Welcome {
  type: 'table'
  table: TableInfo
  state: State
  text?: TextLine[]
  seats: SeatInfo[]
  watching: number
  chat: ChatInfo[]
  now: number
  lines: Line[]
}

/** What is fixed at a table, and what the host decides. */
export interface TableInfo {
  id: string
  game: string
  seats: number
  options: Record<string, string>
  settings: Record<string, unknown>
  host: string
  invite: string | null
  commitment: string
  begun: boolean
  created: number
  rules: number
  locked: boolean
  hints: boolean
  undo: boolean
  secrets: boolean
  you: string | null
  muted: string[]
}

/** The current state of a table, for one viewer. */
export interface State {
  number: number
  phase: string
  seat: number | null
  view: unknown
  waiting: number[]
  decision: number | null
  prompt: Prompt | null
  offers_at: number
  window: string | null
  windows: string[] | null
  undo: boolean
  retry: number | null
  resign: GivingUp | null
  clock: ClockState | null
  outcome: Outcome | null
  rematch: RematchState | null
  drawing: Drawing | null
  offers: Offer[]
}

/** What the game asks of a seat: a key of the catalogue and its data. */
export interface Prompt {
  key: string
  data: Record<string, unknown>
}

/** What giving up would do: the game ends, or it goes on with a bot in this seat. */
export interface GivingUp {
  ends: boolean
  winners: number[] | null
  bot: string | null
  others: number[]
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

/** The next game, and what the people of this one have answered, by their seats here. */
export interface RematchState {
  table: string
  asked: number[]
  declined: number[]
  missing: number[]
}

/** A draw that waits for links. */
export interface Drawing {
  number: number
  after: number
  missing: number[]
}

/** A legal move: its text, its kind, what it touches, and what it would bring. */
export interface Offer {
  move: string
  kind: string
  data: Record<string, unknown>
  preview: Record<string, unknown>
}

/** A seat as everyone sees it. */
export interface SeatInfo {
  seat: number
  kind: 'open' | 'person' | 'bot'
  guest: string | null
  name: string | null
  beside: boolean
  bot: string | null
  ready: boolean
  pledge: string | null
  nonce: string | null
  lost: boolean
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
  replaced?: number[]
  missing?: number[]
  number: number
  kind: string
  seat: number | null
  at: number
}

/** Something that happened: a code for the catalogue and for animation, with its particulars. */
export interface Event {
  kind: string
  seat: number | null
  data: Record<string, unknown>
}

/** Something happened: the new state, and the new lines of the log. */
export interface News {
  type: 'news'
  table?: TableInfo
  state: NewState
  text?: TextLine[]
  seats: SeatInfo[]
  watching: number
  now: number
  lines: Line[]
}

/** A state in news. Without `offers`, they are those with the same `offers_at` that this socket was sent before. */
export interface NewState {
  number: number
  phase: string
  seat: number | null
  view: unknown
  waiting: number[]
  decision: number | null
  prompt: Prompt | null
  offers_at: number
  window: string | null
  windows: string[] | null
  undo: boolean
  retry: number | null
  resign: GivingUp | null
  clock: ClockState | null
  outcome: Outcome | null
  rematch: RematchState | null
  drawing: Drawing | null
  offers?: Offer[]
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
  reasons: Reason[]
}

/** What a move is good for: a code for the catalogue, with its particulars. */
export interface Reason {
  kind: string
  data: Record<string, unknown>
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
  data: Record<string, unknown>
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
  window_option: string | null
  levels: LevelInfo[]
  puzzles: number
}

/** An option that is chosen before the game. */
export interface OptionInfo {
  name: string
  choices: string[]
  main: string[]
  later: string
  by_seat: boolean
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
  window_option: string | null
  levels: LevelInfo[]
  puzzles: number
  pieces: Record<string, unknown>
  balance: boolean
}

/** The table that a host wants. */
export interface NewTable {
  game: string
  seats?: number
  options?: Record<string, string>
  settings?: SettingsChoice
  seat?: number | null
  bots?: Record<number, string>
  beside?: Record<number, Beside>
  pledge?: string | null
}

/** The settings of a table. */
export interface SettingsChoice {
  pace?: PaceChoice
  at_zero?: 'bot' | 'forfeit'
  substitute?: string
  hints?: boolean
  listed?: boolean
  chained?: boolean
  rated?: boolean
}

/** The clock of a table. */
export interface PaceChoice {
  kind?: 'none' | 'live' | 'days'
  bank?: number
  increment?: number
  reaction?: number
  days?: number
}

/** Somebody who plays at your screen. */
export interface Beside {
  name: string
  pledge?: string | null
}

/** A game against bots that starts at once. */
export interface QuickTable {
  game?: string
  seats?: number
  bot?: string
  beside?: Beside[]
  options?: Record<string, string>
  pledge?: string | null
}

/** A moment of a game from which to play on, against bots. */
export interface Continuation {
  number: number
  seat?: number | null
  bot?: string | null
  pledge?: string | null
}

/** The new table. Others need the invitation to sit down. */
export interface TableMade {
  id: string
  invite: string
  commitment: string
}

/** Tables: those that wait for you first, then the latest. */
export interface TableList {
  tables: TableLine[]
  next: number | null
}

/** A table in a list. */
export interface TableLine {
  id: string
  game: string
  seats: number
  options: Record<string, string>
  settings: ShownSettings
  phase: string
  created: number
  touched: number
  people: string[]
  you: number | null
  open_seats: number
  waits_for_you: boolean
  outcome: Record<string, unknown> | null
}

/** The settings of a table as lists show them. */
export interface ShownSettings {
  pace?: PaceChoice
  at_zero?: 'bot' | 'forfeit'
  substitute?: string
  hints?: boolean
  listed?: boolean
  chained?: boolean
  rated?: boolean
  challenge?: string
  tournament?: string
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
  replaced?: number[]
  missing?: number[]
  number: number
  kind: string
  seat: number | null
  at: number
  view: unknown
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
  reasons: Reason[]
}

/** A position with a question, or with several in a row. */
export interface PuzzleInfo {
  prompt: Prompt
  offers: Offer[]
  right: number
  game: string
  number: number
  count: number
  today: number
  steps: number
  seat: number
  seats: number
  view: unknown
}

/** What a move is worth, compared to the best one. */
export interface Verdict {
  grade: 'best' | 'worse'
  kind: 'both' | 'chance' | 'points'
  before: number
  after: number
  points: number
  played: Offer
  better: Offer
  reasons: Reason[]
  events: Event[]
  view: unknown
  next: Question | null
}

/** A decision in which one move, or a few that are as good as each other, is clearly the best: which one? */
export interface Question {
  prompt: Prompt
  offers: Offer[]
  right: number
}

/** A day's challenge: everybody plays the same game alone against the same bots, with the same luck. */
export interface ChallengeInfo {
  day: string
  game: string
  seats: number
  options: Record<string, string>
  bot: string
  begun: number
  ended: number
  mine: ChallengeResult | null
  today: string
  end: number
  closing: number
  now: number
  commitment: string
  secret: string | null
  best: RankedResult[]
}

/** How somebody's game went. */
export interface ChallengeResult {
  state: 'playing' | 'played' | 'late' | 'stopped'
  points: number | null
  lead: number | null
  won: boolean | null
  place: number | null
  table: string | null
}

/** A place in the standings. */
export interface RankedResult {
  state: 'playing' | 'played' | 'late' | 'stopped'
  points: number | null
  lead: number | null
  won: boolean | null
  place: number | null
  table: string | null
  name: string
  you: boolean
}

/** Earlier days on which somebody played, the latest first. */
export interface PastChallenges {
  days: ChallengeLine[]
}

/** A day's challenge in a list. */
export interface ChallengeLine {
  day: string
  game: string
  seats: number
  options: Record<string, string>
  bot: string
  begun: number
  ended: number
  mine: ChallengeResult | null
}

/** Your game of the day. */
export interface ChallengeMade {
  id: string
  invite: string
  commitment: string
  counts: boolean
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
  longest_name: number
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

/** People you have played with, the most frequent first. */
export interface Mates {
  mates: Mate[]
}

/** Somebody you have played with. */
export interface Mate {
  id: string
  name: string
  games: number
  won: number
  lost: number
  game: string
}

/** Who asks you to their table, the latest first. */
export interface InvitationList {
  invitations: InvitationShown[]
}

/** Somebody asks you to their table. */
export interface InvitationShown {
  table: string
  game: string
  seats: number
  invite: string
  id: string
  name: string
  at: number
}

/** Whom to invite, and to what. */
export interface WantedMate {
  guest: string
  game?: string | null
  pledge?: string | null
}

/** How far the search is. Ask every few seconds: whoever doesn't is no longer waiting. */
export interface Search {
  state: 'none' | 'waiting' | 'found'
  table: string | null
  game: string | null
  seats: number | null
  waited: number
  bots_in: number | null
  bot: string | null
  rated: boolean
  rated_with_bots: boolean
}

/** The table that somebody is looking for. */
export interface SearchWish {
  game: string
  seats?: number
  pace?: 'quick' | 'calm' | 'days'
  rated?: boolean
  patience?: number | null
  pledge?: string | null
}

/** What the browser passes on to the device. */
export interface Asked {
  options: Record<string, unknown>
}

/** The passkeys of a guest, the latest first. */
export interface Passkeys {
  passkeys: PasskeyShown[]
}

/** A passkey of a guest. */
export interface PasskeyShown {
  id: string
  label: string
  created: number
  seen: number
}

/** The people with a rating in a game, strongest first, and the bots among them. */
export interface Ladder {
  game: string
  enough: number
  people: LadderRow[]
  bots: LadderBot[]
  you: LadderRow | null
  next: number | null
}

/** Somebody on a ladder. */
export interface LadderRow {
  place: number | null
  id: string | null
  name: string | null
  you: boolean
  strength: Strength
}

/** How strong somebody is believed to be, in the unit of the levels: 400 points more mean ten wins to one. */
export interface Strength {
  rating: number
  give: number
  games: number
  provisional: boolean
}

/** A bot on a ladder, at its measured rating. */
export interface LadderBot {
  bot: string
  strength: Strength
}

/** The strengths at a rated table; empty at others. */
export interface TableStrengths {
  seats: SeatStrength[]
}

/** How strong a seat was before the game, and is after it if the game has been rated. */
export interface SeatStrength {
  seat: number
  before: Strength
  after: Strength | null
  share: number | null
}

/** A person as others may see them. */
export interface Profile {
  id: string
  name: string
  since: number
  you: boolean
  shown: 'everyone' | 'mates' | 'nobody' | null
  games: GameTally[]
  latest: LatestGame[]
  opponents: Opponent[]
}

/** What somebody has played of a game. */
export interface GameTally {
  game: string
  played: number
  won: number
  broken_off: number
  strength: Strength | null
  graph: GraphPoint[]
}

/** A rating after a game. */
export interface GraphPoint {
  ended: number
  rating: number
  give: number
}

/** A finished game. */
export interface LatestGame {
  table: string | null
  game: string
  ended: number
  rated: boolean
  place: number | null
  change: number | null
}

/** Somebody met in finished games. */
export interface Opponent {
  id: string
  name: string
  games: number
  won: number
  lost: number
}

/** To whom a profile is shown. */
export interface ProfileChoice {
  shown: 'everyone' | 'mates' | 'nobody'
}

/** What a club is called. */
export interface ClubWish {
  name: string
}

/** Your clubs, the one you joined last first. */
export interface ClubList {
  clubs: ClubLine[]
}

/** A club you are in. */
export interface ClubLine {
  id: string
  name: string
  role: 'founder' | 'helper' | 'member'
  members: number
}

/** A club as its members see it. */
export interface Club {
  id: string
  name: string
  created: number
  invite: string
  role: 'founder' | 'helper' | 'member'
  members: ClubMember[]
}

/** Somebody in a club. */
export interface ClubMember {
  id: string
  name: string
  role: 'founder' | 'helper' | 'member'
  joined: number
  you: boolean
  profile: boolean
  yours: boolean
}

/** The invitation from a club's link. */
export interface Door {
  invite: string
}

/** The club behind a link. */
export interface Invited {
  id: string
  name: string
  members: number
  joined: boolean
}

/** What a member shall be. A new founder takes the place of the one who hands over. */
export interface RoleChoice {
  role: 'founder' | 'helper' | 'member'
}

/** The tables of a club: those that wait for players, then games in progress, then finished ones. */
export interface ClubTables {
  tables: ClubTable[]
}

/** A table of a club. */
export interface ClubTable {
  id: string
  game: string
  seats: number
  options: Record<string, string>
  settings: ShownSettings
  phase: string
  created: number
  touched: number
  people: string[]
  you: number | null
  open_seats: number
  waits_for_you: boolean
  outcome: Record<string, unknown> | null
  invite: string | null
}

/** The tournament that a club shall have. Its games are rated ones. */
export interface TournamentWish {
  name: string
  game: string
  form?: 'round-robin' | 'swiss'
  seats?: number
  rounds?: number
  pace?: 'quick' | 'calm' | 'days'
  minutes?: number
  runs_itself?: boolean
}

/** The tournaments of a club, the latest first. */
export interface TournamentList {
  tournaments: TournamentLine[]
}

/** A tournament in a list. */
export interface TournamentLine {
  id: string
  name: string
  game: string
  state: 'open' | 'playing' | 'over'
  round: number
  rounds: number
  people: number
}

/** A tournament as the members of its club see it. */
export interface Tournament {
  id: string
  club: string
  club_name: string
  name: string
  game: string
  form: 'round-robin' | 'swiss'
  seats: number
  rounds: number
  pace: 'quick' | 'calm' | 'days'
  minutes: number
  runs_itself: boolean
  state: 'open' | 'playing' | 'over'
  round: number
  deadline: number | null
  you: number | null
  may_run: boolean
  may_go_on: boolean
  entrants: EntrantShown[]
  standings: StandingShown[]
  played: RoundShown[]
}

/** Somebody who plays in a tournament. */
export interface EntrantShown {
  number: number
  id: string | null
  name: string | null
  out: boolean
  you: boolean
}

/** How somebody stands. Points decide, then opponents, beaten, wins; who is equal in all of them shares a place. */
export interface StandingShown {
  number: number
  place: number
  points: number
  opponents: number
  beaten: number
  wins: number
  played: number
  byes: number
}

/** A round and its tables. */
export interface RoundShown {
  number: number
  boards: BoardShown[]
}

/** A table of a round. */
export interface BoardShown {
  table: string | null
  people: number[]
  places: (number | null)[] | null
  ready: boolean[]
  begun: boolean
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
  process: string | null
  bus: 'ok' | 'down' | null
}

/** The answer to a request that is refused or fails. */
export interface Problem {
  error: Detail
}

/** The table as a seat sees it; `provisional` are the parts of the scores that may still be lost. */
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
  provisional: string[]
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
  cell: [number, number]
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
export interface SpringFestivalBox {
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
  colour: 'blue' | 'green' | 'red' | 'yellow'
  explosions: number
  arrows: string[]
  sparks: string[]
  set: number
  symbol: string
}

/** A composition card; the grid is as printed, lines from top to bottom, `.` a hole and `*` any tile. */
export interface SpringFestivalCardPiece {
  id: string
  kind: 'colour' | 'pattern'
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

/** A starting set. */
export interface SpringFestivalSetNumber {
  set: number
}

/**
 * The tiles that would explode, wave by wave, the sparks that would close, the applause and the points.
 *
 * Points that others may still take away are `provisional`. The cards are those that could be completed right after.
 */
export interface SpringFestivalPreview {
  waves: [number, number][][]
  sparks: [[number, number], [number, number]][]
  applause: number
  points: number
  provisional: number
  completes: string[]
}

/**
 * The tile that this seat would take, from which stack, and what every seat would take.
 *
 * The tile is named again if another one in the store has its colour and number, to be told apart by its arrows.
 */
export interface SpringFestivalTileFromStore {
  tile: string
  stack: number
  taken: string[]
  apart: string
}

/** A tile that lies or would lie on a cell, beside these. */
export interface SpringFestivalTileLaid {
  tile: string
  cell: [number, number]
  beside: SpringFestivalNeighbour[]
}

/** A tile beside a cell, and on which side of the cell it lies. */
export interface SpringFestivalNeighbour {
  side: 'N' | 'E' | 'S' | 'W'
  tile: string
}

/** The same, in place of another tile. */
export interface SpringFestivalTileSwapped {
  tile: string
  cell: [number, number]
  beside: SpringFestivalNeighbour[]
  there: string
}

/** A card, and the cells that it would cover. */
export interface SpringFestivalCardOnCells {
  card: string
  cells: [number, number][]
}

/** A tile on top of a stack. */
export interface SpringFestivalTileOfStack {
  tile: string
  stack: number
}

/** A card, and its place among the cards of its owner. */
export interface SpringFestivalCardDrawn {
  card: string
  slot: number
}

/** A sign. */
export interface SpringFestivalSignDrawn {
  sign: string
}

/** The number of a round, from 1. */
export interface SpringFestivalRoundBegan {
  round: number
}

/** How the store lies now. */
export interface SpringFestivalStoreTurned {
  orientation: number
}

/** A tile, and the cell where it lies. */
export interface SpringFestivalTileOnCell {
  tile: string
  cell: [number, number]
}

/** The same, perhaps in place of another. */
export interface SpringFestivalTilePlaced {
  tile: string
  cell: [number, number]
  beside: SpringFestivalNeighbour[]
  replaced: boolean
}

/** The two cells on which the halves lie: first the new tile's. */
export interface SpringFestivalSparkCompleted {
  cells: [[number, number], [number, number]]
}

/** A number of applause. */
export interface SpringFestivalCount {
  count: number
}

/** The tiles that explode at once, and how many they are; wave 0 is the tile that was fired. */
export interface SpringFestivalChainWave {
  wave: number
  cells: [number, number][]
  tiles: string[]
  size: number
}

/** A card, the cells that it covers, and its points. */
export interface SpringFestivalCardCompleted {
  card: string
  cells: [number, number][]
  points: number
}

/** How many tiles explode, of how many. */
export interface SpringFestivalFinaleCounted {
  tiles: number
  of: number
}

/** Who won, and the points of all seats. */
export interface SpringFestivalGameOver {
  winners: number[]
  scores: number[]
}

export type SpringFestivalOffer =
  | { move: string; kind: 'set'; data: SpringFestivalSetNumber; preview: SpringFestivalPreview }
  | { move: string; kind: 'turn'; data: SpringFestivalTileFromStore; preview: SpringFestivalPreview }
  | { move: string; kind: 'place' | 'finale'; data: SpringFestivalTileLaid; preview: SpringFestivalPreview }
  | { move: string; kind: 'replace'; data: SpringFestivalTileSwapped; preview: SpringFestivalPreview }
  | { move: string; kind: 'complete'; data: SpringFestivalCardOnCells; preview: SpringFestivalPreview }
  | { move: string; kind: 'pass'; data: Record<string, never>; preview: SpringFestivalPreview }

export type SpringFestivalEvent =
  | { seat: number | null; kind: 'set-chosen'; data: SpringFestivalSetNumber }
  | { seat: number | null; kind: 'tile-revealed' | 'tile-taken' | 'tile-discarded'; data: SpringFestivalTileOfStack }
  | { seat: number | null; kind: 'card-drawn'; data: SpringFestivalCardDrawn }
  | { seat: number | null; kind: 'sign-drawn'; data: SpringFestivalSignDrawn }
  | { seat: number | null; kind: 'first-found' | 'turn-passed' | 'finale-began'; data: Record<string, never> }
  | { seat: number | null; kind: 'start-placed' | 'finale-fired'; data: SpringFestivalTileLaid }
  | { seat: number | null; kind: 'round-began'; data: SpringFestivalRoundBegan }
  | { seat: number | null; kind: 'store-turned'; data: SpringFestivalStoreTurned }
  | { seat: number | null; kind: 'tile-removed'; data: SpringFestivalTileOnCell }
  | { seat: number | null; kind: 'tile-placed'; data: SpringFestivalTilePlaced }
  | { seat: number | null; kind: 'spark-completed'; data: SpringFestivalSparkCompleted }
  | { seat: number | null; kind: 'applause' | 'finale-perfect'; data: SpringFestivalCount }
  | { seat: number | null; kind: 'chain-wave'; data: SpringFestivalChainWave }
  | { seat: number | null; kind: 'card-completed'; data: SpringFestivalCardCompleted }
  | { seat: number | null; kind: 'finale-counted'; data: SpringFestivalFinaleCounted }
  | { seat: number | null; kind: 'game-over'; data: SpringFestivalGameOver }

/**
 * The table as a seat sees it.
 *
 * `reach` is where panda and gardener could go by an action from where they stand; `closed` says why the viewer can't
 * move to places that are close to legal ones. `provisional` are the parts of the scores that may still be lost.
 */
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
  acting: TakenokoActingView | null
  closed: TakenokoClosedPlaces[]
  land: TakenokoPlotView[]
  placing: TakenokoPlotView | null
  channels: TakenokoChannelView[]
  figures: Record<string, [number, number] | null>
  reach: Record<string, [number, number][]>
  pile: TakenokoPileView
  supply: Record<string, number>
  bamboo: Record<string, number> | null
  decks: Record<string, number>
  rejected: Record<string, string[]>
  seats: TakenokoSeatView[]
  provisional: string[]
  hand_limit: number
  emperor: number | null
  ending: TakenokoEndingView | null
  target: number
  stalled: number
  hikari: TakenokoHikariView | null
  winners: number[]
}

/**
 * The active player's actions: how many this turn has, how many are made, and must be before the turn may end.
 *
 * With `announce` the player says `ready` before the next action, as others may play a special card first.
 */
export interface TakenokoActingView {
  most: number
  made: number
  owed: number
  announce: boolean
  actions: TakenokoActionView[]
}

/** An action: was it made this turn, how often is it planned, and why is it closed? Nothing if it is open. */
export interface TakenokoActionView {
  action: string
  made: boolean
  planned: number
  closed: TakenokoActionClosed | null
}

/** Why an action is closed: `seat` who sent the figure on holidays, `limit` how many cards a hand holds. */
export interface TakenokoActionClosed {
  reason: 'made' | 'all-made' | 'planned' | 'not-planned' | 'no-plots' | 'no-channels' | 'holidays' | 'no-step' | 'hand-full' | 'no-cards'
  seat?: number
  limit?: number
}

/** Cells, edges or seats where a kind of move is not possible, for one reason; `figure` only for jumps. */
export interface TakenokoClosedPlaces {
  kind: string
  reason: 'here' | 'line' | 'gap' | 'emperor' | 'figure' | 'pond' | 'improved' | 'bamboo' | 'dry' | 'full' | 'no-bamboo' | 'channel' | 'unconnected' | 'one-plot' | 'allied' | 'far'
  figure?: string
  cells?: [number, number][]
  edges?: [[number, number], [number, number]][]
  seats?: number[]
}

/**
 * A plot of the land.
 *
 * `improvement` is what the plot has, printed or as a chip; `growth` is how many sections it takes when it grows;
 * `grown` says whether it has had its first growth.
 */
export interface TakenokoPlotView {
  cell: [number, number]
  kind: string
  colour: string
  improvement: string | null
  chip: string | null
  height: number
  growth: number
  irrigated: boolean
  grown: boolean
}

/** A channel between two cells; without a connection it carries no water. */
export interface TakenokoChannelView {
  cells: [number, number][]
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
 * `objectives` says how far each card of the hand is, in the same order. `hand_size` counts a special card too.
 * `remembers` lists plots that the seat knows to be under the pile or in a hand, but not where.
 */
export interface TakenokoSeatView {
  seat: number
  hand: string[] | null
  hand_counts: Record<string, number>
  hand_size: number
  objectives: (TakenokoPlotProgress | TakenokoGardenerProgress | TakenokoPandaProgress)[] | null
  claimed: string[]
  remembers: string[] | null
  channels: number
  chips: Record<string, number>
  eaten: Record<string, number>
  special: string | null
  ally: number | null
  score: TakenokoScoreView
}

/** A pattern: how many plots fit in the best places for it, and how many more lie there but are dry. */
export interface TakenokoPlotProgress {
  card: string
  points: number
  ready: boolean
  claimable: boolean
  done: number
  needed: number
  category: 'plot'
  unit: 'plots'
  dry: number
  placements: TakenokoPlacement[]
}

/** A pattern where it could lie. */
export interface TakenokoPlacement {
  cells: TakenokoPatternCell[]
}

/** A cell of a pattern: a plot that fits, one that lacks water, or none yet; `open` if one may be placed now. */
export interface TakenokoPatternCell {
  cell: [number, number]
  colour: string
  state: 'fits' | 'dry' | 'open' | 'empty'
}

/**
 * Bamboo: one card counts the sections of its best plot, a card for several bamboos counts plots.
 *
 * `missing` is how many sections the nearest plots lack, nothing if there are too few plots.
 */
export interface TakenokoGardenerProgress {
  card: string
  points: number
  ready: boolean
  claimable: boolean
  done: number
  needed: number
  category: 'gardener'
  unit: 'plots' | 'sections'
  height: number
  improvement: string
  counting: [number, number][]
  could: TakenokoCandidate[]
  missing: number | null
}

/** A plot that could come to count: sections to grow, or to be eaten if negative; the water or chip it lacks. */
export interface TakenokoCandidate {
  cell: [number, number]
  sections: number
  water: boolean
  chip: string | null
}

/** Sections to give back. */
export interface TakenokoPandaProgress {
  card: string
  points: number
  ready: boolean
  claimable: boolean
  done: number
  needed: number
  category: 'panda'
  unit: 'sections'
  sections: TakenokoSections[]
}

/** Sections of a colour: how many a card asks for, and how many are stored. */
export interface TakenokoSections {
  colour: string
  asked: number
  stored: number
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

/** The last round: who triggered it, and who still has a turn after this one, in order. [TK-12] */
export interface TakenokoEndingView {
  seat: number
  turns: number[]
}

/**
 * What Hikari adds to the table.
 *
 * `stack` is the announced card and the cancellations on it, the last one on top; `use` says how the announced card
 * is used, and `outcome` what it does if nobody answers any more. `playing` and `taking` say by seat why a special
 * card can't be played now, or none taken at the end of the turn. `weather_card`: a card replaced the die this turn.
 */
export interface TakenokoHikariView {
  supreme: string[]
  standings: TakenokoSupremeView[]
  display: string[]
  pile: number
  discard: string[]
  holidays: Record<string, number>
  alliances: TakenokoAllianceView[]
  window: string | null
  announced: string | null
  announcer: number | null
  use: TakenokoUse | null
  outcome: TakenokoPreview | null
  cancels: number
  stack: TakenokoStackCard[]
  playing: (TakenokoSpecialClosed | null)[]
  taking: (TakenokoTakingClosed | null)[]
  weather_card: boolean
}

/** A supreme objective, and by seat what counts for it (cards, or whole sets) and the points as they stand. */
export interface TakenokoSupremeView {
  supreme: string
  counts: number[]
  points: number[]
}

/** Two seats that win together. */
export interface TakenokoAllianceView {
  seats: number[]
}

/** How a special card is used: the kind of move, and the cells, the figure, the seats or the weather it names. */
export interface TakenokoUse {
  kind: string
  cells: [number, number][]
  figure: string | null
  seats: number[]
  face: string | null
}

/**
 * What a move would bring; everything but bamboo and points is left out if it is empty.
 *
 * `watered` and `dried` are plots; `moved`, `cut` and `revived` are channels, where they would lie. From its new
 * place a figure could go `onward`; `spared` says that an enclosure keeps the panda from the bamboo there. Points
 * for supreme objectives, which others may still take away, are `provisional`.
 */
export interface TakenokoPreview {
  bamboo: TakenokoBambooChange[]
  points: number
  provisional?: number
  eaten?: TakenokoMeal[]
  watered?: [number, number][]
  dried?: [number, number][]
  moved?: TakenokoChannelMove[]
  cut?: [[number, number], [number, number]][]
  revived?: [[number, number], [number, number]][]
  objectives?: TakenokoObjectiveChange[]
  onward?: [number, number][]
  spared?: boolean
}

/** How many sections a cell would gain or lose. */
export interface TakenokoBambooChange {
  cell: [number, number]
  sections: number
}

/** A section that the panda would eat, and for whom. */
export interface TakenokoMeal {
  seat: number
  colour: string
}

/** Where a channel lies, and where it would lie. */
export interface TakenokoChannelMove {
  start: [[number, number], [number, number]]
  end: [[number, number], [number, number]]
}

/** An objective of the seat that asks: units done before and after, and what that means for it. */
export interface TakenokoObjectiveChange {
  card: string
  was: number
  now: number
  ready: boolean
  change: 'ready' | 'helped' | 'hurt' | 'spoiled'
}

/** A card of the stack that is waiting for answers; the seat is unknown only in positions from older texts. */
export interface TakenokoStackCard {
  seat: number | null
  special: string
}

/** Why a seat can't play its special card now. */
export interface TakenokoSpecialClosed {
  reason: 'no-card' | 'ending' | 'answers-only' | 'first-turn' | 'replaced' | 'turn-start' | 'no-use' | 'wait'
}

/** Why a seat can't take a special card at the end of its turn: `limit` is how many cards a hand holds. */
export interface TakenokoTakingClosed {
  reason: 'ending' | 'has-special' | 'hand-full' | 'no-cards'
  limit?: number
}

/** What interfaces show of the boxes. */
export interface TakenokoBox {
  credits: Credit[]
  status: Record<string, string>
  plots: TakenokoPlotPiece[]
  objectives: (TakenokoPlotCard | TakenokoGardenerCard | TakenokoPandaCard)[]
  specials: TakenokoSpecialPiece[]
  supreme: TakenokoSupremePiece[]
  chips: Record<string, number>
  faces: string[]
  amounts: TakenokoAmounts
}

/** A kind of plot; its number depends on the option `green_plots`. */
export interface TakenokoPlotPiece {
  id: string
  colour: string
  improvement: string | null
  counts: Record<string, number>
}

/** A pattern of plots; how its colours lie depends on the option `diamonds`. */
export interface TakenokoPlotCard {
  id: string
  category: 'plot'
  points: number
  copies: number
  colours: string[]
  shape: string
  patterns: Record<string, TakenokoPatternPart[]>
}

/** A plot of a pattern as printed, from any cell of it. */
export interface TakenokoPatternPart {
  cell: [number, number]
  colour: string
}

/** A number of bamboos of exactly this height; `any` improvement, `none`, or the one that is named. */
export interface TakenokoGardenerCard {
  id: string
  category: 'gardener'
  points: number
  copies: number
  colours: string[]
  bamboos: number
  height: number
  improvement: string
}

/** Sections to give back, each by its colour. */
export interface TakenokoPandaCard {
  id: string
  category: 'panda'
  points: number
  copies: number
  colours: string[]
  sections: string[]
}

/** A special card of Hikari; a weather card shows a face of the die. */
export interface TakenokoSpecialPiece {
  id: string
  kind: string
  face: string | null
  copies: number
}

/** A supreme objective of Hikari: points for each set, or for the majority. */
export interface TakenokoSupremePiece {
  id: string
  per: string
  points: number
}

/** Numbers of the rulebooks; `trigger` is by number of players. */
export interface TakenokoAmounts {
  highest: number
  actions: number
  sun_actions: number
  plots_drawn: number
  hand_limit: number
  hikari_hand_limit: number
  display: number
  emperor_points: number
  channels: number
  trigger: Record<string, number>
}

/** Something on a cell, or to a cell. */
export interface TakenokoOnCell {
  cell: [number, number]
  tile: TakenokoTile
}

/** A cell by what people see there: the colour of its plot; nothing for the pond and for an empty place. */
export interface TakenokoTile {
  cell: [number, number]
  colour: string | null
}

/** Where the Emperor goes; nothing if he leaves. */
export interface TakenokoVisit {
  cell?: [number, number]
  tile: TakenokoTile | null
}

/** A figure, and where it goes. */
export interface TakenokoFigureToCell {
  figure: string
  cell: [number, number]
  tile: TakenokoTile
}

/** Two plots, by their cells. */
export interface TakenokoTwoPlots {
  cells: [number, number][]
  tiles: TakenokoTile[]
}

/** A figure. */
export interface TakenokoOneFigure {
  figure: string
}

/** Another seat. */
export interface TakenokoOneSeat {
  other: number
}

/** Two allies. */
export interface TakenokoTwoSeats {
  seats: number[]
}

/** A weather. */
export interface TakenokoOneFace {
  face: string
}

/** A kind of objectives: its deck. */
export interface TakenokoOneCategory {
  category: string
}

/** An objective. */
export interface TakenokoOneCard {
  card: string
}

/** A channel between two cells, and the tiles on its sides. */
export interface TakenokoOnEdge {
  cells: [[number, number], [number, number]]
  edge: TakenokoTile[]
}

/** A chip, and the plot for it. */
export interface TakenokoChipOnCell {
  chip: string
  cell: [number, number]
  tile: TakenokoTile
}

/** A plot, and a place for it. */
export interface TakenokoPlotOnCell {
  plot: string
  cell: [number, number]
}

/** A chip. */
export interface TakenokoOneChip {
  chip: string
}

/** Plots in the order in which they go under the pile. */
export interface TakenokoTwoKinds {
  plots: string[]
}

/** An action. */
export interface TakenokoOneAction {
  action: string
}

/** A special card. */
export interface TakenokoOneSpecial {
  special: string
}

/** A face of the die. */
export interface TakenokoWeatherRolled {
  face: string
}

/** A supreme objective. */
export interface TakenokoSupremeRevealed {
  supreme: string
}

/** A special card. */
export interface TakenokoSpecialCard {
  special: string
}

/** An objective; only its owner sees which. */
export interface TakenokoObjectiveDrawn {
  category: string
  card: string | null
}

/** An objective that everybody sees. */
export interface TakenokoObjectiveShown {
  card: string
}

/** An objective and its points; the plots that show it is fulfilled, or the sections that go back, by colour. */
export interface TakenokoObjectiveClaimed {
  card: string
  points: number
  cells: [number, number][]
  returned: string[]
}

/** A plot; only who drew it sees which. */
export interface TakenokoPlotDrawn {
  plot: string | null
}

/** A plot that is about to be placed, and where. */
export interface TakenokoPlotChosen {
  plot: string
  cell: [number, number]
}

/** Plots that went under the pile; only who put them there sees which. */
export interface TakenokoPlotsBuried {
  plots: string[] | null
  count: number
}

/** A new plot, perhaps with an improvement. */
export interface TakenokoPlotPlaced {
  plot: string
  chip: string | null
  cell: [number, number]
}

/** Where two plots lay that changed places, and the channels that moved with them. */
export interface TakenokoPlotsSwapped {
  cells: [number, number][]
  tiles: TakenokoTile[]
  moved: TakenokoChannelMove[]
}

/** An improvement on a plot. */
export interface TakenokoChipPlaced {
  chip: string
  cell: [number, number]
  tile: TakenokoTile
}

/** How many sections a plot gained or lost, and how high it is now. */
export interface TakenokoBambooChanged {
  cell: [number, number]
  colour: string
  sections: number
  height: number
}

/** A section that the panda ate, and where. */
export interface TakenokoBambooEaten {
  colour: string
  cell: [number, number]
}

/** A figure that went from a tile to another, and which move brought it there. */
export interface TakenokoFigureMoved {
  figure: string
  start: [number, number]
  cell: [number, number]
  tile: TakenokoTile
  by: string
}

/** A figure that is on the land again. */
export interface TakenokoFigureCame {
  figure: string
  cell: [number, number]
  tile: TakenokoTile
}

/** A figure that is not on the land now, and where it stood. */
export interface TakenokoFigureLeft {
  figure: string
  start: [number, number]
}

/** A special card, the kind and the text of the move that says how it is used, and what that names. */
export interface TakenokoSpecialPlayed {
  special: string
  kind: string
  use: string
  cells?: [number, number][]
  tiles: TakenokoTile[]
  figure?: string
  seats?: number[]
  face?: string
}

/** The second of two allies. */
export interface TakenokoAlliance {
  other: number
}

/** The points of the Emperor card. */
export interface TakenokoEmperorCard {
  points: number
}

/** The number of a turn, from 1. */
export interface TakenokoTurnBegan {
  turn: number
}

/** Who won, the points of all seats, and whether nobody could move on. */
export interface TakenokoGameOver {
  winners: number[]
  scores: number[]
  stalled: boolean
}

/** The card that a cancellation stops, perhaps another cancellation, and who played it. */
export interface TakenokoSpecialCancelled {
  special: string
  other: number | null
}

/** Where rain falls or bamboo grows; nothing if nowhere. */
export interface TakenokoSaidGrow {
  cell?: [number, number]
  tile?: TakenokoTile
}

/** What a player chose. */
export interface TakenokoSaidChoice {
  choice: string
}

export type TakenokoOffer =
  | { move: string; kind: 'gardener' | 'panda' | 'rain' | 'storm' | 'grow' | 'disease'; data: TakenokoOnCell; preview: TakenokoPreview }
  | { move: string; kind: 'emperor'; data: TakenokoVisit; preview: TakenokoPreview }
  | { move: string; kind: 'jump'; data: TakenokoFigureToCell; preview: TakenokoPreview }
  | { move: string; kind: 'swap'; data: TakenokoTwoPlots; preview: TakenokoPreview }
  | { move: string; kind: 'holiday'; data: TakenokoOneFigure; preview: TakenokoPreview }
  | { move: string; kind: 'ally'; data: TakenokoOneSeat; preview: TakenokoPreview }
  | { move: string; kind: 'break'; data: TakenokoTwoSeats; preview: TakenokoPreview }
  | { move: string; kind: 'weather' | 'choose'; data: TakenokoOneFace; preview: TakenokoPreview }
  | { move: string; kind: 'objective'; data: TakenokoOneCategory; preview: TakenokoPreview }
  | { move: string; kind: 'claim'; data: TakenokoOneCard; preview: TakenokoPreview }
  | { move: string; kind: 'lay'; data: TakenokoOnEdge; preview: TakenokoPreview }
  | { move: string; kind: 'improve'; data: TakenokoChipOnCell; preview: TakenokoPreview }
  | { move: string; kind: 'keep'; data: TakenokoPlotOnCell; preview: TakenokoPreview }
  | { move: string; kind: 'clouds' | 'with'; data: TakenokoOneChip; preview: TakenokoPreview }
  | { move: string; kind: 'bare' | 'plots' | 'channel' | 'end' | 'ready' | 'pass' | 'decline' | 'skip' | 'done'; data: Record<string, never>; preview: TakenokoPreview }
  | { move: string; kind: 'under'; data: TakenokoTwoKinds; preview: TakenokoPreview }
  | { move: string; kind: 'plan'; data: TakenokoOneAction; preview: TakenokoPreview }
  | { move: string; kind: 'take' | 'cancel'; data: TakenokoOneSpecial; preview: TakenokoPreview }

export type TakenokoEvent =
  | { seat: number | null; kind: 'weather-rolled'; data: TakenokoWeatherRolled }
  | { seat: number | null; kind: 'supreme-revealed'; data: TakenokoSupremeRevealed }
  | { seat: number | null; kind: 'special-displayed' | 'special-taken' | 'special-works' | 'special-void'; data: TakenokoSpecialCard }
  | { seat: number | null; kind: 'first-found' | 'said-plots' | 'said-channel' | 'said-ready' | 'said-end' | 'said-pass' | 'said-decline' | 'said-skip' | 'said-bare' | 'said-done'; data: Record<string, never> }
  | { seat: number | null; kind: 'objective-drawn'; data: TakenokoObjectiveDrawn }
  | { seat: number | null; kind: 'objective-rejected'; data: TakenokoObjectiveShown }
  | { seat: number | null; kind: 'objective-claimed'; data: TakenokoObjectiveClaimed }
  | { seat: number | null; kind: 'plot-drawn'; data: TakenokoPlotDrawn }
  | { seat: number | null; kind: 'plot-chosen'; data: TakenokoPlotChosen }
  | { seat: number | null; kind: 'plots-buried'; data: TakenokoPlotsBuried }
  | { seat: number | null; kind: 'plot-placed'; data: TakenokoPlotPlaced }
  | { seat: number | null; kind: 'plot-irrigated' | 'plot-dried'; data: TakenokoOnCell }
  | { seat: number | null; kind: 'channel-laid' | 'channel-revived' | 'channel-cut'; data: TakenokoOnEdge }
  | { seat: number | null; kind: 'plots-swapped'; data: TakenokoPlotsSwapped }
  | { seat: number | null; kind: 'chip-placed'; data: TakenokoChipPlaced }
  | { seat: number | null; kind: 'bamboo-grew' | 'bamboo-lost'; data: TakenokoBambooChanged }
  | { seat: number | null; kind: 'bamboo-eaten'; data: TakenokoBambooEaten }
  | { seat: number | null; kind: 'figure-moved'; data: TakenokoFigureMoved }
  | { seat: number | null; kind: 'figure-came'; data: TakenokoFigureCame }
  | { seat: number | null; kind: 'figure-left'; data: TakenokoFigureLeft }
  | { seat: number | null; kind: 'special-played'; data: TakenokoSpecialPlayed }
  | { seat: number | null; kind: 'alliance-made' | 'alliance-broken'; data: TakenokoAlliance }
  | { seat: number | null; kind: 'emperor-card'; data: TakenokoEmperorCard }
  | { seat: number | null; kind: 'turn-began'; data: TakenokoTurnBegan }
  | { seat: number | null; kind: 'game-over'; data: TakenokoGameOver }
  | { seat: number | null; kind: 'said-cancel'; data: TakenokoSpecialCancelled }
  | { seat: number | null; kind: 'said-rain' | 'said-grow'; data: TakenokoSaidGrow }
  | { seat: number | null; kind: 'said-choose' | 'said-clouds' | 'said-plan' | 'said-objective'; data: TakenokoSaidChoice }

/** The table, which everybody sees alike; `provisional` are the parts of the scores that may still be lost. */
export interface LanternsDiceView {
  game: string
  you: number | null
  options: Record<string, string>
  phase: string
  round: number
  rounds: number
  active: number
  waiting: number[]
  chance: boolean
  tray: LanternsDiceTrayView
  stacks: LanternsDiceStackView[]
  emperor: LanternsDiceEmperorView[]
  seats: LanternsDiceSeatView[]
  provisional: string[]
  winners: number[]
}

/**
 * The four dice, clockwise, and how the tray lies.
 *
 * A die that has not fallen yet is nothing. `sides` has the side of the table of each seat, and `faces` for each
 * orientation the die that each seat would face.
 */
export interface LanternsDiceTrayView {
  dice: ('red' | 'orange' | 'green' | 'blue' | 'purple' | 'white' | null)[]
  orientation: number
  sides: number[]
  faces: number[][]
}

/** A stack of fireworks: the values that are left, the top one first. */
export interface LanternsDiceStackView {
  shape: string
  values: number[]
}

/** An emperor card, as it lies. */
export interface LanternsDiceEmperorView {
  card: string
  side: 'A' | 'B' | null
  cost: number
}

/**
 * A player's sheet.
 *
 * `lake` is the lake of the box that is printed on it, and `lit` has both areas of each pool, row by row. `colour` is
 * that of the die that the seat faces, `step` what it does now (an `area` is one of an emperor card), and `cause` what
 * allows the area that it may light. Groups come the largest
 * first; the second one scores. `almost` are areas that would let a firework fit. In `last_turns`, gifts can hardly be
 * spent any more, and they will be worth nothing.
 */
export interface LanternsDiceSeatView {
  seat: number
  sheet: 'A' | 'B' | 'C' | 'D' | null
  lake: 'A' | 'B' | 'C' | 'D' | null
  lit: boolean[][]
  gifts: number
  bonuses: LanternsDiceBonusView[]
  turns_left: number
  last_turns: boolean
  colour: 'red' | 'orange' | 'green' | 'blue' | 'purple' | 'white' | null
  step: 'wait' | 'tray' | 'die' | 'bonus' | 'platform' | 'emperor' | 'area' | 'launch' | 'done'
  steps: LanternsDiceStepView[]
  cause: 'die' | 'bonus' | 'emperor' | 'platform' | null
  chain?: LanternsDiceChainView
  card: string | null
  cards: LanternsDiceCardView[]
  fireworks: LanternsDiceFireworkView[]
  groups: [number, number][][]
  boats: LanternsDiceBoatView[]
  almost: LanternsDiceAlmostView[]
  score: LanternsDiceScoreView
}

/** A printed turn bonus. `out` are those for another number of players. */
export interface LanternsDiceBonusView {
  turn: number
  under: '' | '3' | '2'
  colour: 'red' | 'orange' | 'green' | 'blue' | 'purple' | 'white'
  state: 'ahead' | 'now' | 'past' | 'out'
}

/** A step of the turn, as one seat sees it; `why` it has nothing to do as things stand. */
export interface LanternsDiceStepView {
  step: 'roll' | 'die' | 'bonus' | 'emperor' | 'launch'
  state: 'past' | 'now' | 'ahead'
  why: 'colour' | 'beside' | 'gifts' | 'target' | 'shape' | 'stacks' | 'used' | null
}

/** A platform that gives an area now, and what set off its chain. */
export interface LanternsDiceChainView {
  cell: [number, number]
  cause: 'die' | 'bonus' | 'emperor' | 'platform'
}

/** Whether a seat may pay for an emperor card, and if not, why. */
export interface LanternsDiceCardView {
  card: string
  why: 'colour' | 'beside' | 'gifts' | 'target' | 'shape' | 'stacks' | 'used' | null
}

/** A firework that was launched, and the pools under it. */
export interface LanternsDiceFireworkView {
  shape: string
  form: number
  value: number
  cells: [number, number][]
}

/** A boat: the sides on which its neighbours are complete, and the areas around it that are still dark. */
export interface LanternsDiceBoatView {
  cell: [number, number]
  state: 'open' | 'lost' | 'surrounded'
  complete: ('N' | 'E' | 'S' | 'W')[]
  dark: number
}

/** An area that, once lit, lets fireworks fit; the best place of each shape. */
export interface LanternsDiceAlmostView {
  area: LanternsDiceArea
  fits: LanternsDiceFit[]
}

/** An area: its pool, and which half of it; 0 is the upper left one. */
export interface LanternsDiceArea {
  cell: [number, number]
  half: number
  colour: 'red' | 'orange' | 'green' | 'blue' | 'purple' | 'white'
}

/** A firework where it fits: its cells row by row, and which of its shape's forms it has there. */
export interface LanternsDiceFit {
  shape: string
  form: number
  cells: [number, number][]
  value: number
}

/** The points of a seat as they stand, by source. */
export interface LanternsDiceScoreView {
  fireworks: number
  group: number
  boats: number
  total: number
}

/** All of the box. */
export interface LanternsDiceBox {
  credits: Credit[]
  status: Record<string, string>
  constants: Record<string, number>
  columns: number
  rows: number
  colours: ('red' | 'orange' | 'green' | 'blue' | 'purple' | 'white')[]
  lakes: LanternsDiceLakePiece[]
  shapes: LanternsDiceShapePiece[]
  cards: LanternsDiceCardPiece[]
  sheets: LanternsDiceSheetPiece[]
}

/** A lake, row by row. With one lake for all, every sheet has lake A. */
export interface LanternsDiceLakePiece {
  lake: 'A' | 'B' | 'C' | 'D'
  pools: LanternsDicePoolPiece[]
}

/** A pool of a lake: the colours of its two areas, the upper left one first, what lies in it, and where it is. */
export interface LanternsDicePoolPiece {
  cell: [number, number]
  colours: ('red' | 'orange' | 'green' | 'blue' | 'purple' | 'white')[]
  pavilions: boolean[]
  platform: boolean
  boat: boolean
  place: LanternsDiceSpot
}

/**
 * A pool as people find it: its colours, what lies in it and beside it, and in which ninth of the lake it is.
 *
 * The ninth is `across` from the left, `down` from the top, 0 to 2 each. A lake that is drawn upright swaps them.
 */
export interface LanternsDiceSpot {
  colours: ('red' | 'orange' | 'green' | 'blue' | 'purple' | 'white')[]
  installation: 'boat' | 'platform' | 'pavilion' | null
  landmarks: LanternsDiceLandmark[]
  across: number
  down: number
}

/** An installation in an adjacent pool, and on which side it lies. */
export interface LanternsDiceLandmark {
  side: 'N' | 'E' | 'S' | 'W'
  installation: 'boat' | 'platform' | 'pavilion'
}

/** A shape of fireworks: the values of its tiles, the highest first, and its different forms. */
export interface LanternsDiceShapePiece {
  shape: string
  size: string
  values: number[]
  forms: LanternsDiceFormPiece[]
}

/** A way in which a shape can lie; `turned` clockwise and `flipped`, it has these forms. */
export interface LanternsDiceFormPiece {
  cells: [number, number][]
  turned: number
  flipped: number
}

/** A side of an emperor card: the code of its effect, how many areas it lights, and how sure we are of it. */
export interface LanternsDiceCardPiece {
  card: string
  side: 'A' | 'B'
  cost: number
  effect: string
  areas: number
  status: string
}

/** The turn bonuses of a sheet. */
export interface LanternsDiceSheetPiece {
  sheet: 'A' | 'B' | 'C' | 'D'
  turns: ('red' | 'orange' | 'green' | 'blue' | 'purple' | 'white')[]
  three: ('red' | 'orange' | 'green' | 'blue' | 'purple' | 'white')[]
  two: ('red' | 'orange' | 'green' | 'blue' | 'purple' | 'white')[]
}

/** What another roll costs, and the gifts that would be left. */
export interface LanternsDiceReroll {
  cost: number
  left: number
}

/**
 * What a move would bring. Points count at once; what may still be lost is `provisional`. Empty parts are left out.
 *
 * - `completed`, `lost`, `surrounded`: the pool that it would complete, boats that would be lost or surrounded
 * - `platform`: the platform that it would set off; `onward`: the areas to choose from then
 * - `chain`: how far platforms could carry on, area by area, at the most
 * - `sizes`: the largest and the second largest group afterwards
 * - `fireworks`: those that it would make possible, the best place of each shape
 * - `outlooks`: of every seat, for a turned tray
 * - `areas`: those that the seat's die could light if the tray is turned, or an emperor card first
 */
export interface LanternsDicePreview {
  points: number
  provisional: number
  gifts?: number
  completed?: [number, number][]
  platform?: [number, number]
  onward?: LanternsDiceArea[]
  chain?: LanternsDiceArea[]
  lost?: [number, number][]
  surrounded?: [number, number][]
  sizes?: number[]
  fireworks?: LanternsDiceFit[]
  outlooks?: LanternsDiceOutlook[]
  areas?: LanternsDiceArea[]
}

/** What the die of a seat would mean: its dark areas of that colour, and how many of them bring something. */
export interface LanternsDiceOutlook {
  seat: number
  die: number
  colour: 'red' | 'orange' | 'green' | 'blue' | 'purple' | 'white'
  areas: number
  completing: number
  pavilions: number
  platforms: number
}

/** How the tray would lie, the face of the die for the seat that turns it, and for every seat. */
export interface LanternsDiceOrientation {
  orientation: number
  face: 'red' | 'orange' | 'green' | 'blue' | 'purple' | 'white'
  faced: string[]
}

/** An area that could be lit, and what allows it. */
export interface LanternsDiceAreaOffered {
  cell: [number, number]
  half: number
  colour: 'red' | 'orange' | 'green' | 'blue' | 'purple' | 'white'
  cause: 'die' | 'bonus' | 'emperor' | 'platform'
  place: LanternsDiceSpot
}

/** An emperor card, what it costs, and the gifts that would be left. */
export interface LanternsDiceCardOffered {
  card: string
  side: 'A' | 'B'
  cost: number
  left: number
}

/** A firework, its value, the pools that it would cover, and its form there. */
export interface LanternsDiceFireworkOffered {
  shape: string
  value: number
  cells: [number, number][]
  form: number
  place: LanternsDiceSpot
}

/** What is left out: the area of a step or a platform, the emperor's card, or the firework. */
export interface LanternsDicePassing {
  passed: 'die' | 'bonus' | 'platform' | 'emperor' | 'second' | 'launch'
}

/** A shape to play with. */
export interface LanternsDiceShapeOffered {
  shape: string
}

/** A shape that is in play. */
export interface LanternsDiceShapeDrawn {
  shape: string
}

/** The side of an emperor card that lies up. */
export interface LanternsDiceSideDrawn {
  card: string
  side: 'A' | 'B'
  cost: number
}

/** The sheet of a seat. */
export interface LanternsDiceSheetDrawn {
  sheet: 'A' | 'B' | 'C' | 'D'
}

/** The number of the active player's turn, from 1, of how many; the colour of its bonus; is it the last? */
export interface LanternsDiceTurnBegan {
  round: number
  rounds: number
  bonus: string
  last: boolean
}

/** A die, and the face that it shows. */
export interface LanternsDiceDieRolled {
  die: number
  face: 'red' | 'orange' | 'green' | 'blue' | 'purple' | 'white'
}

/** All dice are rolled again, for gifts. */
export interface LanternsDiceDiceRerolled {
  cost: number
}

/** How the tray lay and lies, and the face that every seat has before it. */
export interface LanternsDiceTrayTurned {
  was: number
  orientation: number
  faced: string[]
}

/** An area, and what allowed to light it. */
export interface LanternsDiceAreaLit {
  cell: [number, number]
  half: number
  colour: 'red' | 'orange' | 'green' | 'blue' | 'purple' | 'white'
  cause: 'die' | 'bonus' | 'emperor' | 'platform'
  place: LanternsDiceSpot
}

/** Gifts from a pavilion, and how many the seat has now. */
export interface LanternsDiceGiftGained {
  count: number
  gifts: number
  cell: [number, number]
}

/** Gifts that were spent, and how many are left. */
export interface LanternsDiceGiftSpent {
  count: number
  gifts: number
}

/** A pool. */
export interface LanternsDiceOnPool {
  cell: [number, number]
  place: LanternsDiceSpot
}

/** A boat, and its points. */
export interface LanternsDiceBoatSurrounded {
  cell: [number, number]
  points: number
  place: LanternsDiceSpot
}

/** A platform that gives an area beside it, and from how many. */
export interface LanternsDicePlatformReached {
  cell: [number, number]
  areas: number
  place: LanternsDiceSpot
}

/** A turn bonus. */
export interface LanternsDiceBonusCrossed {
  turn: number
  bonus: string
}

/** An emperor card, and what it costs. */
export interface LanternsDiceEmperorUsed {
  card: string
  side: 'A' | 'B'
  cost: number
}

/** A firework, the pools under it, its value, and what the next one of its shape is worth; 0 for none. */
export interface LanternsDiceFireworkLaunched {
  shape: string
  form: number
  cells: [number, number][]
  value: number
  next: number
  place: LanternsDiceSpot
}

/** What a seat leaves out. */
export interface LanternsDiceStepPassed {
  passed: 'die' | 'bonus' | 'platform' | 'emperor' | 'second' | 'launch'
}

/** A step with nothing to do, and why. */
export interface LanternsDiceStepSkipped {
  skipped: 'die' | 'bonus' | 'platform' | 'emperor' | 'second' | 'launch'
  why: 'colour' | 'beside' | 'gifts' | 'target' | 'shape' | 'stacks' | 'used'
}

/** The points of a seat in the end, by source. */
export interface LanternsDiceSeatScored {
  fireworks: number
  group: number
  boats: number
  total: number
}

/** Who won, and the points of all seats. */
export interface LanternsDiceGameOver {
  winners: number[]
  scores: number[]
}

export type LanternsDiceOffer =
  | { move: string; kind: 'reroll'; data: LanternsDiceReroll; preview: LanternsDicePreview }
  | { move: string; kind: 'turn'; data: LanternsDiceOrientation; preview: LanternsDicePreview }
  | { move: string; kind: 'light'; data: LanternsDiceAreaOffered; preview: LanternsDicePreview }
  | { move: string; kind: 'emperor'; data: LanternsDiceCardOffered; preview: LanternsDicePreview }
  | { move: string; kind: 'launch'; data: LanternsDiceFireworkOffered; preview: LanternsDicePreview }
  | { move: string; kind: 'pass'; data: LanternsDicePassing; preview: LanternsDicePreview }
  | { move: string; kind: 'choose'; data: LanternsDiceShapeOffered; preview: LanternsDicePreview }

export type LanternsDiceEvent =
  | { seat: number | null; kind: 'shape-drawn' | 'shape-chosen'; data: LanternsDiceShapeDrawn }
  | { seat: number | null; kind: 'side-drawn'; data: LanternsDiceSideDrawn }
  | { seat: number | null; kind: 'sheet-drawn'; data: LanternsDiceSheetDrawn }
  | { seat: number | null; kind: 'turn-began'; data: LanternsDiceTurnBegan }
  | { seat: number | null; kind: 'die-rolled'; data: LanternsDiceDieRolled }
  | { seat: number | null; kind: 'dice-rerolled'; data: LanternsDiceDiceRerolled }
  | { seat: number | null; kind: 'tray-turned'; data: LanternsDiceTrayTurned }
  | { seat: number | null; kind: 'area-lit'; data: LanternsDiceAreaLit }
  | { seat: number | null; kind: 'gift-gained'; data: LanternsDiceGiftGained }
  | { seat: number | null; kind: 'gift-spent'; data: LanternsDiceGiftSpent }
  | { seat: number | null; kind: 'pool-completed' | 'boat-lost'; data: LanternsDiceOnPool }
  | { seat: number | null; kind: 'boat-surrounded'; data: LanternsDiceBoatSurrounded }
  | { seat: number | null; kind: 'platform-reached'; data: LanternsDicePlatformReached }
  | { seat: number | null; kind: 'bonus-crossed'; data: LanternsDiceBonusCrossed }
  | { seat: number | null; kind: 'emperor-used'; data: LanternsDiceEmperorUsed }
  | { seat: number | null; kind: 'firework-launched'; data: LanternsDiceFireworkLaunched }
  | { seat: number | null; kind: 'step-passed'; data: LanternsDiceStepPassed }
  | { seat: number | null; kind: 'step-skipped'; data: LanternsDiceStepSkipped }
  | { seat: number | null; kind: 'launches-began'; data: Record<string, never> }
  | { seat: number | null; kind: 'seat-scored'; data: LanternsDiceSeatScored }
  | { seat: number | null; kind: 'game-over'; data: LanternsDiceGameOver }

/**
 * The table as a seat sees it.
 *
 * `box` is there unless all tiles lie `open` on the table, by kind, as in advanced 2. `provisional` are the parts of
 * the scores that may still be lost.
 */
export interface FireworksView {
  game: string
  you: number | null
  options: Record<string, string>
  mode: string
  phase: string
  turn: number
  active: number
  first: number
  waiting: number[]
  chance: boolean
  box: FireworksBoxView | null
  open: Record<string, number> | null
  launch: FireworksLaunchView | null
  taking: FireworksTakingView | null
  functions: FireworksFunctionsView | null
  rain: boolean
  card: FireworksCardView | null
  deck: FireworksDeckView | null
  seats: FireworksSeatView[]
  ending: FireworksEndingView | null
  provisional: string[]
  winners: number[]
}

/**
 * The Starry Sky. `unseen` counts by kind what nobody has seen yet: the same as looking through all that is open.
 *
 * A box that is not `laid_out` is a real one, or still to be filled.
 */
export interface FireworksBoxView {
  laid_out: boolean
  tiles: FireworksBoxTile[]
  face_up: number
  face_down: number
  outside: number
  unseen: Record<string, number>
}

/**
 * A tile in the box, by its number, which it keeps for the whole game.
 *
 * `place` is one of 9 × 9, and where a tile outside lay last; higher layers lie on top. `kind` is known of tiles that
 * are face up, and of those that were (`seen`). `takeable` tiles can be taken at this moment. In a real box nobody
 * enters places.
 */
export interface FireworksBoxTile {
  tile: number
  place: [number, number] | null
  layer: number
  up: boolean
  outside: boolean
  kind: string | null
  seen: boolean
  takeable: boolean
}

/**
 * The launch of this turn as far as it has come; `place` of the hit may lie up to one place beyond the nine.
 *
 * `turned` and `back` are tiles that went face up and face down. `unseen` is why the active player took a tile without
 * looking: `failure` or `rain`.
 */
export interface FireworksLaunchView {
  piled: boolean
  aim: [number, number] | null
  height: number | null
  hit: [number, number] | null
  bounce: [number, number] | null
  quality: string | null
  die: string | null
  turned: number[]
  back: number[]
  unseen: string | null
}

/**
 * Who takes tiles: `left` more in all, `taker` next, then round the `team`; `unseen` means without looking.
 *
 * `drawn` is the tile that was taken unseen, while nobody knows what it is.
 */
export interface FireworksTakingView {
  left: number
  taker: number
  team: number[]
  unseen: boolean
  drawn: number | null
}

/** Function tiles: those that wait, those that this launch turned up, and the one that works in this turn. */
export interface FireworksFunctionsView {
  waiting: FireworksWaitingFunction[]
  new: string[]
  working: string | null
  gale_left: number
}

/** A function tile that waits, and the seat whose it is; nobody's if no turn follows. */
export interface FireworksWaitingFunction {
  kind: string
  seat: number | null
}

/** The action card of this launch: how many people it asks for, and who takes part. */
export interface FireworksCardView {
  id: string
  people: number
  team: number[]
}

/** Action cards: how many are left to draw, and those that were used, in the order of the box. */
export interface FireworksDeckView {
  left: number
  discard: string[]
}

/**
 * What a seat has. `held` are tiles that it took and has to place; `starts` are start tiles still to be placed.
 *
 * With the variant, `movable` are the cells whose tiles may still be moved, and `lifted` is the tile in hand, with the
 * cell where it lay. `next_special` is what one more different special tile would bring. `asked` says what the seat
 * has to decide now, if anything: in advanced 2 one may `claim` while another has to `place`.
 */
export interface FireworksSeatView {
  seat: number
  sky: FireworksLaidTile[]
  free: number
  full: boolean
  starts: string[]
  held: string[]
  shapes: FireworksClosedShape[]
  rings: FireworksOpenRing[]
  halves: FireworksOpenHalf[]
  specials: string[]
  next_special: number
  character: FireworksCharacterView | null
  movable: [number, number][]
  lifted: FireworksLaidTile | null
  asked: string | null
  score: FireworksScoreView
}

/** A tile of a sky. Base tiles have a `rotation`: where their big arc is, counter-clockwise from the east. */
export interface FireworksLaidTile {
  cell: [number, number]
  kind: string
  rotation: number | null
  start: boolean
}

/**
 * A finished shape: where it lies (a big firework with its start tile first), and its points by themselves.
 *
 * `grade` is that of a big firework; `same` says whether a Saturn or a kaleidoscope has one colour.
 */
export interface FireworksClosedShape {
  shape: 'big' | 'saturn' | 'kaleidoscope' | 'flower'
  cells: [number, number][]
  points: number
  grade?: 'alike' | 'style' | 'mixed'
  same?: boolean
}

/**
 * A start tile whose big firework isn't finished.
 *
 * `done` of six cells have a tile with its arc inward. `closable` says whether the ring can still be finished, and
 * `best` the points that it could bring at most; `free` are its free cells, `spoiled` those with a tile that is
 * turned away, or special.
 */
export interface FireworksOpenRing {
  cell: [number, number]
  done: number
  closable: boolean
  best: number
  free: [number, number][]
  spoiled: [number, number][]
}

/** A half that faces a free cell: of a Saturn, a kaleidoscope or a flower, with the most points it could bring. */
export interface FireworksOpenHalf {
  shape: 'big' | 'saturn' | 'kaleidoscope' | 'flower'
  cell: [number, number]
  towards: [number, number]
  colour: string | null
  best: number
}

/**
 * A character and how far its owner is: `done` of `needed`, for `points` as things stand, at most `best`.
 *
 * A character without a limit (Kohana, the puppy) has no `needed`. For Kagiya the parts count.
 */
export interface FireworksCharacterView {
  id: string
  done: number
  needed: number | null
  points: number
  met: boolean
}

/** The points of a seat as they stand, by source. */
export interface FireworksScoreView {
  big: number
  start: number
  saturn: number
  kaleidoscope: number
  flower: number
  special: number
  character: number
  total: number
}

/** The last round: whose skies are full, and who still has a turn after this one, in order. [FW-13] */
export interface FireworksEndingView {
  full: number[]
  turns: number[]
}

/** All of the box. */
export interface FireworksBox {
  credits: Credit[]
  status: Record<string, string>
  tiles: FireworksTilePiece[]
  cards: FireworksCardPiece[]
  characters: FireworksCharacterPiece[]
  board: FireworksBoardPiece
  motifs: FireworksMotifsPiece
  faces: string[]
  heights: number[]
  points: Record<string, number>
  specials: number[]
  gale: number
  pile: number
}

/** A tile: base tiles have a style and a colour, special tiles a group. [FW-A3] [FW-A4] */
export interface FireworksTilePiece {
  id: string
  type: string
  copies: number
  style: string | null
  colour: string | null
  group: string | null
}

/** An action card; height in centimetres, spread and force in percent of an ordinary launch. */
export interface FireworksCardPiece {
  id: string
  people: number
  copies: number
  height: number
  spread: number
  force: number
  status: string
}

/** A character: how many things it asks for, and its bonus; for the puppy by number of different special tiles. */
export interface FireworksCharacterPiece {
  id: string
  needs: number
  bonus: number
  bonuses: number[]
}

/** My sky: its cells row by row, and by how many half tiles each row is shifted to the right. [FW-A1] [FW-A49] */
export interface FireworksBoardPiece {
  cells: [number, number][]
  rows: number[]
  shifts: number[]
}

/** The edges of the pieces on a base tile, counter-clockwise from the east. [FW-2] */
export interface FireworksMotifsPiece {
  arc: number
  half: number
  flower: number
}

/** A start tile, and a place for it. */
export interface FireworksStartOnCell {
  start: string
  cell: [number, number]
}

/** How many of the seat's big fireworks could still be finished, if the other start tile lay well. */
export interface FireworksRings {
  rings: number
}

/** A place in the box. */
export interface FireworksOnPlace {
  place: [number, number]
}

/**
 * What to expect of a launch: on average how many tiles turn face up, and the chance that none does.
 *
 * Both by height, from the lowest; one value if the height is settled. `turned` and `risk` (in percent) are those of
 * the first, rounded, for lists.
 */
export interface FireworksForecast {
  mean: number[]
  fail: number[]
  turned: number
  risk: number
}

/** A height in centimetres, above the place that was aimed at. */
export interface FireworksOneHeight {
  height: number
  place: [number, number]
}

/** The seats that help. */
export interface FireworksHelpers {
  helpers: number[]
}

/** A function tile. */
export interface FireworksOneFunction {
  function: string
}

/** A tile in the box: its number, what it is, and where it lies; number 0 and no place in a real box. */
export interface FireworksOneTile {
  tile: number
  kind: string
  place?: [number, number]
}

/** The most points that a tile could bring at once, wherever it is placed. */
export interface FireworksBest {
  points: number
}

/** A tile from the table, by its kind. */
export interface FireworksOneKind {
  kind: string
}

/** The tile that is placed, on a cell of the sky; a base tile with its rotation. */
export interface FireworksOnCell {
  kind: string
  cell: [number, number]
  rotation?: number
}

/**
 * What placing a tile would bring in all; the shapes it would finish, each with its points.
 *
 * `bonus` is what special tiles and the character bring beyond the shapes; `spoils` counts big fireworks that could
 * then no longer be finished.
 */
export interface FireworksGain {
  points: number
  closes: FireworksClosedShape[]
  bonus?: number
  spoils?: number
}

/** A tile of the sky that is taken up to be moved. */
export interface FireworksLifted {
  kind: string
  cell: [number, number]
}

/** A tile of the sky that is moved or turned. */
export interface FireworksMoved {
  kind: string
  origin: [number, number]
  cell: [number, number]
  rotation?: number
}

/** How many tiles lie in the box. */
export interface FireworksLayoutFound {
  tiles: number
}

/** A start tile. */
export interface FireworksStartDealt {
  start: string
}

/** A start tile on a cell. */
export interface FireworksStartPlaced {
  start: string
  cell: [number, number]
}

/** A character. */
export interface FireworksCharacterDealt {
  character: string
}

/** The number of a turn, from 1; in advanced 2 a tile is claimed in it. */
export interface FireworksTurnBegan {
  turn: number
  claims: boolean
}

/** An action card, and for how many people it is. */
export interface FireworksCardDrawn {
  card: string
  people: number
}

/** Who launches together with the active player. */
export interface FireworksHelpersChosen {
  helpers: number[]
}

/** Tiles that were pushed together, and the middle of the pile. */
export interface FireworksPiled {
  place: [number, number]
  moves: FireworksTileMove[]
}

/** A tile of the box that slid from a place to another. */
export interface FireworksTileMove {
  tile: number
  origin: [number, number]
  place: [number, number]
}

/** A place in the box. */
export interface FireworksAimed {
  place: [number, number]
}

/** Where the die is meant to fall, and from how high, in centimetres. */
export interface FireworksLaunched {
  place: [number, number]
  height: number
}

/** Where the die hits a second time, and how it hit first: `flat`, on an `edge` or on a `corner`. */
export interface FireworksBounced {
  place: [number, number]
  quality: string
}

/** A tile that turns over and that nobody has seen yet. Only replays tell this; people are told what it is. */
export interface FireworksHopped {
  tile: number
  outside: boolean
}

/** A tile that turned over, or flew out of the box as it was: what it is, and how it lies now. */
export interface FireworksTurned {
  tile: number
  kind: string
  up: boolean
  over: boolean
  outside: boolean
}

/** The die lies still: its face, the tiles that slid, and how many turned face up (`new`) and face down (`back`). */
export interface FireworksRested {
  die: string
  moves: FireworksTileMove[]
  new: number
  back: number
}

/** Real box: how many tiles turned face up (`new`) and face down (`back`). */
export interface FireworksStill {
  new: number
  back: number
}

/** Real box: what the die shows. */
export interface FireworksDieRead {
  die: string
}

/** A function tile that works now. */
export interface FireworksFunctionWorks {
  effect: string
}

/** Function tiles that wait for the seat of the event. */
export interface FireworksFunctionWaits {
  functions: string[]
}

/** A tile that was taken from the box. */
export interface FireworksTileTaken {
  tile: number
  kind: string
}

/** A tile that was taken without looking. */
export interface FireworksUnseenTaken {
  tile: number
}

/** What a tile is that was taken without looking. */
export interface FireworksUnseenKnown {
  kind: string
}

/** A tile that was taken from the table. */
export interface FireworksTileClaimed {
  kind: string
}

/** A tile on a cell of the sky; a base tile with its rotation. */
export interface FireworksTilePlaced {
  kind: string
  cell: [number, number]
  rotation?: number
}

/** A tile of the sky that was taken up to be moved. */
export interface FireworksTileLifted {
  kind: string
  cell: [number, number]
}

/** A tile of the sky that was moved or turned. */
export interface FireworksTileMoved {
  kind: string
  origin: [number, number]
  cell: [number, number]
  rotation?: number
}

/** A shape that was finished; see `ClosedShape` in `view_shapes.py`. */
export interface FireworksShapeClosed {
  shape: string
  cells: [number, number][]
  points: number
  grade?: 'alike' | 'style' | 'mixed'
  same?: boolean
}

/** What special tiles or a character bring more than before. */
export interface FireworksBonusWon {
  source: string
  points: number
}

/** A tile that was turned face down by a gale. */
export interface FireworksTurnedDown {
  tile: number
  kind: string
}

/** Tiles that lay outside and go back into the box, each to where it last lay. */
export interface FireworksReturned {
  tiles: number[]
  count: number
}

/** A sky is full; who still has a turn, and how many that are. */
export interface FireworksSkyFull {
  turns: number[]
  count: number
}

/** Who won, and the points of all seats. */
export interface FireworksGameOver {
  winners: number[]
  scores: number[]
}

export type FireworksOffer =
  | { move: string; kind: 'start'; data: FireworksStartOnCell; preview: FireworksRings }
  | { move: string; kind: 'pile'; data: FireworksOnPlace; preview: Record<string, never> }
  | { move: string; kind: 'aim'; data: FireworksOnPlace; preview: FireworksForecast }
  | { move: string; kind: 'height'; data: FireworksOneHeight; preview: FireworksForecast }
  | { move: string; kind: 'help'; data: FireworksHelpers; preview: Record<string, never> }
  | { move: string; kind: 'function'; data: FireworksOneFunction; preview: Record<string, never> }
  | { move: string; kind: 'take'; data: FireworksOneTile; preview: FireworksBest }
  | { move: string; kind: 'claim'; data: FireworksOneKind; preview: FireworksBest }
  | { move: string; kind: 'place'; data: FireworksOnCell; preview: FireworksGain }
  | { move: string; kind: 'lift'; data: FireworksLifted; preview: Record<string, never> }
  | { move: string; kind: 'put'; data: FireworksMoved; preview: FireworksGain }
  | { move: string; kind: 'gale'; data: FireworksOneTile; preview: Record<string, never> }
  | { move: string; kind: 'launch' | 'enough' | 'done'; data: Record<string, never>; preview: Record<string, never> }

export type FireworksEvent =
  | { seat: number | null; kind: 'layout-found'; data: FireworksLayoutFound }
  | { seat: number | null; kind: 'start-dealt'; data: FireworksStartDealt }
  | { seat: number | null; kind: 'start-placed'; data: FireworksStartPlaced }
  | { seat: number | null; kind: 'character-dealt'; data: FireworksCharacterDealt }
  | { seat: number | null; kind: 'first-found' | 'failure' | 'said-done' | 'said-enough' | 'said-launch' | 'relaunch' | 'second-try' | 'race-began'; data: Record<string, never> }
  | { seat: number | null; kind: 'turn-began'; data: FireworksTurnBegan }
  | { seat: number | null; kind: 'card-drawn'; data: FireworksCardDrawn }
  | { seat: number | null; kind: 'helpers-chosen'; data: FireworksHelpersChosen }
  | { seat: number | null; kind: 'piled'; data: FireworksPiled }
  | { seat: number | null; kind: 'aimed' | 'hit'; data: FireworksAimed }
  | { seat: number | null; kind: 'launch'; data: FireworksLaunched }
  | { seat: number | null; kind: 'bounce'; data: FireworksBounced }
  | { seat: number | null; kind: 'hop'; data: FireworksHopped }
  | { seat: number | null; kind: 'turn'; data: FireworksTurned }
  | { seat: number | null; kind: 'rest'; data: FireworksRested }
  | { seat: number | null; kind: 'still'; data: FireworksStill }
  | { seat: number | null; kind: 'die'; data: FireworksDieRead }
  | { seat: number | null; kind: 'function'; data: FireworksFunctionWorks }
  | { seat: number | null; kind: 'function-waits'; data: FireworksFunctionWaits }
  | { seat: number | null; kind: 'tile-taken'; data: FireworksTileTaken }
  | { seat: number | null; kind: 'unseen-taken'; data: FireworksUnseenTaken }
  | { seat: number | null; kind: 'unseen-known'; data: FireworksUnseenKnown }
  | { seat: number | null; kind: 'tile-claimed'; data: FireworksTileClaimed }
  | { seat: number | null; kind: 'tile-placed'; data: FireworksTilePlaced }
  | { seat: number | null; kind: 'tile-lifted'; data: FireworksTileLifted }
  | { seat: number | null; kind: 'tile-moved'; data: FireworksTileMoved }
  | { seat: number | null; kind: 'shape-closed'; data: FireworksShapeClosed }
  | { seat: number | null; kind: 'bonus'; data: FireworksBonusWon }
  | { seat: number | null; kind: 'turned-down'; data: FireworksTurnedDown }
  | { seat: number | null; kind: 'returned'; data: FireworksReturned }
  | { seat: number | null; kind: 'sky-full'; data: FireworksSkyFull }
  | { seat: number | null; kind: 'game-over'; data: FireworksGameOver }

/** Play one of the moves on offer. Repeating the message changes nothing. */
export interface MoveCommand {
  id?: string | null
  seat?: number | null
  type: 'move'
  number: number
  move: string
}

/** Take back the latest decision of one's own. */
export interface UndoCommand {
  id?: string | null
  seat?: number | null
  type: 'undo'
  number: number
}

/** Choose the windows in which to be asked for a reaction. */
export interface WindowsCommand {
  id?: string | null
  seat?: number | null
  type: 'windows'
  windows: string[]
}

/** Agree to end the game now, or withdraw that. */
export interface EndCommand {
  id?: string | null
  seat?: number | null
  type: 'end'
  wanted?: boolean
}

/** Give up the game. */
export interface ResignCommand {
  id?: string | null
  seat?: number | null
  type: 'resign'
}

/** Take the seat back from a bot. */
export interface ReturnCommand {
  id?: string | null
  seat?: number | null
  type: 'return'
}

/**
 * Take a seat, by default the first open one; or become ready on one's own seat.
 *
 * With a name, somebody beside you takes another seat, and shares your screen.
 */
export interface SitCommand {
  id?: string | null
  type: 'sit'
  seat?: number | null
  pledge?: string | null
  invite?: string
  name?: string | null
}

/** Say what somebody who shares your screen is called. */
export interface NameSeatCommand {
  id?: string | null
  type: 'name'
  seat: number
  name: string
}

/** Reveal the nonce that one has pledged, once the host has started. */
export interface RevealCommand {
  id?: string | null
  type: 'reveal'
  nonce: string
}

/** Give the next link of the chain that begins with one's nonce, for the draw that waits for it. */
export interface LinkCommand {
  id?: string | null
  type: 'link'
  number: number
  link: string
}

/** After a link was missing: from the next draw on, this browser gives its links again. */
export interface ChainedCommand {
  id?: string | null
  type: 'chained'
}

/** Leave the seat; during the game, resign. */
export interface StandCommand {
  id?: string | null
  seat?: number | null
  type: 'stand'
}

/** The host starts the game. */
export interface StartCommand {
  id?: string | null
  type: 'start'
}

/** The host changes seats, options or settings before the game. */
export interface ChangeTermsCommand {
  id?: string | null
  type: 'terms'
  seats: number
  options?: Record<string, string>
  settings?: SettingsChoice
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

/** Let the table's substitute play for a person who is away. */
export interface CallBotCommand {
  id?: string | null
  type: 'call-bot'
  seat: number
}

/** Write to everyone at the table. */
export interface ChatCommand {
  id?: string | null
  seat?: number | null
  type: 'chat'
  text: string
}

/** Ask which moves a bot would consider. */
export interface HintCommand {
  id?: string | null
  seat?: number | null
  type: 'hint'
}

/** Play again, one seat on: whoever asks is ready. It starts when everybody has asked, against bots at once. */
export interface RematchCommand {
  id?: string | null
  type: 'rematch'
  pledge?: string | null
  beside?: string[]
}

/** Refuse a rematch, or stop asking for one. */
export interface DeclineCommand {
  id?: string | null
  type: 'decline'
}

/** Check the connection. */
export interface PingCommand {
  id?: string | null
  type: 'ping'
}
