// Lanterns Dice on a page of its own: its pieces to be looked at, or its board with the scene that the address names.

import { mount } from 'svelte'
import '../../src/app.css'
import { Stage } from '../../src/board/stage.svelte'
import Board from '../../src/games/lanterns-dice/Board.svelte'
import type { Box, Choice, View } from '../../src/games/lanterns-dice/pieces'
import { loadWords } from '../../src/lib/words.svelte'
import Picture from '../../src/games/lanterns-dice/Picture.svelte'
import Pieces from './Pieces.svelte'
import Table from './Table.svelte'

interface Scene {
  view: View
  offers: Choice[]
  box: Box
  you: number
  hint?: string
}

const target = document.getElementById('app')!
const name = new URLSearchParams(location.search).get('scene')
await loadWords('lanterns-dice')
if (name === 'picture') mount(Picture, { target })
else if (name) {
  const scene = (await (await fetch(`./scenes/${name}.json`)).json()) as Scene
  const stage = new Stage<View>()
  stage.show(scene.view, 0)
  mount(Table, { target, props: { Board, stage, scene } })
} else mount(Pieces, { target })
