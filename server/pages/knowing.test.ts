import { expect, it } from 'vitest'
import { placeOf } from '#core/contract/address/known-place'
import { AppError } from '#core/errors'
import type { LibraryView } from '../library/library'
import type { Services } from '../services'
import type { SharedModel } from '../study/shared-model'
import { knowingOf } from './knowing'

const tagged = (tags: SharedModel['tags']) => {
  const services: Pick<Services, 'shared'> = { shared: { tags } as SharedModel }
  return knowingOf(services as Services, {} as LibraryView, 'de')
}
const shared = async () => [{ key: 'hoffnung', name: 'Hoffnung', usercount: 1, verses: 2 }]

it.each([
  ['/tag/Hoffnung', 'here'],
  ['/tag/HOFFNUNG', 'here'],
  ['/tag/foo', 'nowhere'],
  // One of a member's own: nobody else may know whether it is there.
  ['/tag/0f8fad5b-d9cb-469f-a165-70867728950e', 'nowhere'],
  ['/tag', 'nowhere'],
  ['/tag/Hoffnung/1', 'nowhere'],
])('%s is %s where members share "Hoffnung"', async (path, kind) => {
  expect((await placeOf(path, tagged(shared))).kind).toBe(kind)
})

it('a tag counts as known while the database of members cannot be asked', async () => {
  const lost = async () => Promise.reject(new AppError('unavailable'))
  expect((await placeOf('/tag/foo', tagged(lost))).kind).toBe('here')
})
