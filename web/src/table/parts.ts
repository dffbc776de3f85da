// The parts of a table's page that are loaded when they are first needed.
//
// They are named here, and not where they are shown: a style sheet that was loaded keeps the function that asked for it,
// and with that everything around the function. In a component that would be the whole table, hands included, for as long
// as the page is open.

export const parts = {
  refused: () => import('../ui/Refused.svelte'),
  waitingRoom: () => import('./WaitingRoom.svelte'),
  curtain: () => import('./Curtain.svelte'),
  chat: () => import('./Chat.svelte'),
  clock: () => import('./Clock.svelte'),
  scoreSheet: () => import('./ScoreSheet.svelte'),
  hints: () => import('./Hints.svelte'),
  endOffer: () => import('./EndOffer.svelte'),
  handOver: () => import('./HandOver.svelte'),
  sheets: () => import('./Sheets.svelte'),
  moments: () => import('./MomentsDialog.svelte'),
  menu: () => import('./Menu.svelte'),
  settings: () => import('../ui/SettingsDialog.svelte'),
  retry: () => import('./Retry.svelte'),
  help: () => import('./Help.svelte'),
  bots: () => import('./BotDialog.svelte'),
  strengths: () => import('./Strengths.svelte'),
  end: () => import('./End.svelte'),
  finale: () => import('./Finale.svelte'),
  lake: () => import('../ui/Lake.svelte'),
}
