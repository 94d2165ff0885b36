import { expect, it } from 'vitest'
import { fuse } from './fuse'

const candidates = {
  lexical: [10, 5, 0, 0],
  meanings: [{ similarities: [2000, 9000, 12_000, 1000], floor: 2000 }],
  knownShare: 1,
}

it('puts what fits by words and by meaning before what fits by one of them', () => {
  const [words = 0, both = 0, meaning = 0, nothing = 0] = fuse({ ...candidates, lexical: [10, 9, 0, 0] })
  expect(both).toBeGreaterThan(Math.max(words, meaning))
  expect([words, meaning, nothing]).toEqual([0.5, 0.5, 0])
})

it('counts words less where the translation does not know all of them', () => {
  const [words = 0, , meaning = 0] = fuse({ ...candidates, knownShare: 0.5 })
  expect([words, meaning]).toEqual([0.125, 0.5])
  expect(fuse({ ...candidates, knownShare: 0 })[0]).toBe(0)
})

it('is the words alone without meanings, and the meaning alone without words', () => {
  expect([...fuse({ ...candidates, meanings: [{ similarities: [0, 0, 0, 0], floor: 0 }] })]).toEqual([
    0.5, 0.25, 0, 0,
  ])
  const [, second = 0, third = 0] = fuse({ ...candidates, lexical: [0, 0, 0, 0] })
  expect(third).toBeGreaterThan(second)
  expect(fuse({ lexical: [], meanings: [], knownShare: 1 })).toHaveLength(0)
})

it('lets two spaces of meaning share their half evenly, each on its own scale', () => {
  const [learnt] = candidates.meanings
  const other = { similarities: [0, 70, 0, 90], floor: 50 }
  const scores = fuse({ ...candidates, lexical: [0, 0, 0, 0], meanings: learnt ? [learnt, other] : [] })
  expect([...scores]).toEqual([0, 0.25 * 0.7 + 0.25 * 0.5, 0.25, 0.25])
})
