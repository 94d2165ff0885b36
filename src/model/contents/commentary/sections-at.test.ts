import { expect, it } from 'vitest'
import { sectionsAt } from './sections-at'

const section = (id: number, from: number, to = from) => ({
  id,
  ranges: [{ from: 43_003_000 + from, to: 43_003_000 + to }],
})
const spans = [section(1, 1, 15), section(2, 14, 21), section(3, 22, 36)]
const starts = [section(1, 1), section(2, 9), section(3, 22)]

it.each([
  ['the one around it', spans, 3, [1]],
  ['all that overlap there', spans, 14, [1, 2]],
  ['the one that began before, where only beginnings are named', starts, 8, [1]],
  ['the last one for the end of the chapter', starts, 36, [3]],
  ['the first one before the first verse', spans, 0, [1]],
  ['none where nothing has begun', [section(5, 20)], 3, []],
  ['none of an empty chapter', [], 3, []],
])('%s', (_, sections, verse, wanted) => {
  expect([...sectionsAt(sections, 43_003_000 + verse)]).toEqual(wanted)
})
