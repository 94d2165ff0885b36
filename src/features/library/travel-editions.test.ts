import { expect, it } from 'vitest'
import { travelEditions } from './travel-editions'

const edition = (abbreviation: string, more: object = {}) => ({
  abbreviation,
  isInstalled: false,
  isOwn: false,
  ...more,
})

it('takes the editions read lately, each once, without own files', () => {
  const editions = [
    edition('A', { isInstalled: true }),
    edition('B'),
    edition('C'),
    edition('OWN', { isOwn: true }),
  ]
  const recents = [
    { abbreviations: ['B', 'A'] },
    { abbreviations: ['OWN'] },
    { abbreviations: ['B', 'GONE'] },
  ]
  const { wanted, lacking } = travelEditions(editions, recents)
  expect([wanted, lacking].map((some) => some.map(({ abbreviation }) => abbreviation))).toEqual([
    ['B', 'A'],
    ['B'],
  ])
})

it('takes four at most', () => {
  const names = ['A', 'B', 'C', 'D', 'E']
  expect(
    travelEditions(
      names.map((name) => edition(name)),
      [{ abbreviations: names }],
    ).wanted,
  ).toHaveLength(4)
})
