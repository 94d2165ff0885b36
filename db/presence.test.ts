import { expect, it } from 'vitest'
import type { StoredManifest } from '#core/contract/content/answers'
import { isReadable, type Presence, presence } from './presence'
import type { PackRow } from './rows'

const manifest = {} as StoredManifest

it.each<[Partial<PackRow>, Presence, boolean]>([
  [{}, 'listed', false],
  [{ isGone: true }, 'gone', false],
  [{ manifest }, 'here', true],
  [{ manifest, isGone: true }, 'here', true],
  [{ manifest, books: [1, 2] }, 'partly', true],
  [{ manifest, books: [1], isGone: true }, 'partly', true],
  [{ manifest, removedAt: 5 }, 'listed', false],
  [{ manifest, books: [1], removedAt: 5 }, 'listed', false],
  [{ manifest, removedAt: 5, isGone: true }, 'gone', false],
])('of a row with %j is %s', (row, expected, canBeRead) => {
  expect([presence(row), isReadable(row)]).toEqual([expected, canBeRead])
})
