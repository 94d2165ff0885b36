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

it.each([
  ['the same passage again', ['/SDE/Joh1', '/SDE/Joh1'], ['/SDE/Joh1']],
  ['verses of one chapter', ['/SDE/Joh1', '/SDE/Joh1,3', '/SDE/Joh1,4-5', '/SDE/Joh1,40'], ['/SDE/Joh1,40']],
  ['a chapter gone back to', ['/SDE/Joh1,3', '/SDE/Ps23', '/SDE/Joh1,9'], ['/SDE/Joh1,9', '/SDE/Ps23']],
  ['a column more', ['/SDE/Joh1', '/SDE.SEN/Joh1', '/SDE.SEN/Joh1,3'], ['/SDE.SEN/Joh1,3']],
  ['another translation', ['/SDE/Joh1', '/SEN/Joh1'], ['/SEN/Joh1', '/SDE/Joh1']],
  ['another chapter', ['/SDE/Joh1', '/SDE/Joh2'], ['/SDE/Joh2', '/SDE/Joh1']],
])('recent places merge: %s', async (_, read, kept) => {
  const database = freshDatabase()
  for (const [at, path] of read.entries()) {
    const [translations = '', passage = ''] = path.split('/').filter(Boolean)
    await rememberPassage(database, path, passage.split(',')[0] ?? '', translations.split('.'), at)
  }
  expect((await database.recents.orderBy('at').reverse().toArray()).map(({ path }) => path)).toEqual(kept)
})

it('what an earlier version kept several times stands there once after the next reading', async () => {
  const database = freshDatabase()
  for (let verse = 1; verse <= 20; verse += 1)
    await database.recents.put({
      path: `/SDE/Joh1,${verse}`,
      title: 'Johannes 1',
      abbreviations: ['SDE'],
      at: verse,
    })
  await rememberPassage(database, '/SDE/Ps23', 'Psalm 23', ['SDE'], 99)
  const kept = await database.recents.orderBy('at').reverse().toArray()
  expect(kept.map(({ path }) => path)).toEqual(['/SDE/Ps23', '/SDE/Joh1,20'])
})
