import { expect, it } from 'vitest'
import * as limits from '#core/limits'
import { freshDatabase } from '../testing/fake-server'
import { rememberPassage } from './settings'

it('a passage read again is the newest, and only the last ones are kept', async () => {
  const database = freshDatabase()
  for (let at = 0; at < limits.recentPassages + 5; at += 1)
    await rememberPassage(database, `/PRB/Ps${at}`, `Psalm ${at}`, ['PRB'], at)
  await rememberPassage(database, '/PRB/Ps5', 'Psalm 5', ['PRB', 'LUT'], 99)
  const kept = await database.recents.orderBy('at').reverse().toArray()
  expect(kept.length).toBe(limits.recentPassages)
  expect(kept[0]).toEqual({ path: '/PRB/Ps5', title: 'Psalm 5', abbreviations: ['PRB', 'LUT'], at: 99 })
  expect(kept.at(-1)?.path).toBe('/PRB/Ps6')
})
