import { expect, it } from 'vitest'
import { throughOriginal } from './through-original'

const org = { base: 'org', corrections: [] } as const
const eng = { base: 'eng', corrections: [] } as const
const place = (verse: number) => ({ verse, content: 'original', marks: [[0, 3]] as [number, number][] })
const found = {
  total: 2,
  verses: 2,
  books: [],
  renderings: [],
  places: [place(19_003_002), place(19_003_009)],
}

it('shows the verses that are the same text, without marks, each once', async () => {
  const asked: number[] = []
  const textOf = async (chapter: number) => {
    asked.push(chapter)
    return new Map([[1, 'Lord, how many']])
  }
  const { places, total } = await throughOriginal(found, {
    from: { ...org, corrections: [] },
    to: { ...eng, corrections: [] },
    textOf,
  })
  expect(places).toEqual([
    { verse: 19_003_001, content: 'Lord, how many', marks: [] },
    { verse: 19_003_008, marks: [] },
  ])
  expect(total).toBe(2)
  expect(asked).toEqual([19_003_000])
})

it('leaves out what the edition lacks', async () => {
  const { places } = await throughOriginal(
    { ...found, places: [place(90_001_001)] },
    { from: { ...org, corrections: [] }, to: { ...eng, corrections: [] }, textOf: async () => undefined },
  )
  expect(places.every(({ content }) => content === undefined)).toBe(true)
})
