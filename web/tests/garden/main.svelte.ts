// Takenoko's garden on a page of its own, with the scene that the address names; what is done there is said below it.

import { mount } from 'svelte'
import '../../src/app.css'
import Page from './Page.svelte'

const name = new URLSearchParams(location.search).get('scene')!
const scene = await (await fetch(`./scenes/${name}.json`)).json()
mount(Page, { target: document.getElementById('app')!, props: { scene } })
