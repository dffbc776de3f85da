import { expect, test } from 'vitest'
import type { LevelInfo } from '../generated/types'
import { fitBot, levelNumber } from './bots'

const levels = [1, 2, 3, 5, 8].map((number) => ({ bot: `level:${number}` }) as LevelInfo)

test('a level that the game has is offered as it is', () => {
  for (const { bot } of levels) expect(fitBot(bot, levels)).toBe(bot)
})

test('of a level that the game leaves out, the next weaker one is offered', () => {
  expect(fitBot('level:4', levels)).toBe('level:3')
  expect(fitBot('level:7', levels)).toBe('level:5')
})

test('other bots stay, and so does any bot until the levels are known', () => {
  for (const bot of ['greedy', 'search:1s', 'mine']) expect(fitBot(bot, levels)).toBe(bot)
  expect(fitBot('level:7', [])).toBe('level:7')
})

test('only levels have a number', () => {
  expect(['level:8', 'level:12', 'greedy', ''].map(levelNumber)).toEqual([8, 0, 0, 0])
})
