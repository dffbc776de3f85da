import { mount } from 'svelte'
import './app.css'
import App from './App.svelte'
import { router } from './lib/router.svelte'
import { loadWords } from './lib/words.svelte'
import { pages } from './pages'

router.start()
pages[router.route.page]().catch(() => {}) // loads in parallel with the words
void loadWords('web').then(() => mount(App, { target: document.getElementById('app')! }))
if (import.meta.env.PROD) {
  const rest = globalThis.requestIdleCallback ?? ((work: () => void) => setTimeout(work, 2000))
  addEventListener('load', () =>
    rest(
      () =>
        void import('./lib/installing').then(
          ({ install }) => install(),
          () => undefined,
        ),
    ),
  )
}
