// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest'
import type { ArticleLink } from '#core/contract/content/answers'
import { emptyDevice } from '../../../tests/support/drawn/device'
import { drawHook, startDrawing, until } from '../../../tests/support/drawn/draw'
import { servedContents } from '../../../tests/support/drawn/served-contents'
import { speakGerman } from '../../../tests/support/drawn/speak'
import { workerThat } from '../../../tests/support/drawn/worker-here'
import { smallDictionary, smallLexicon } from '../../../tests/support/packs/small-pack'
import { storePack } from '../../../tests/support/packs/store-pack'
import { database } from '../../platform/local/database'
import { useNumberEntries } from './use-number-entries'

startDrawing()
speakGerman()
beforeEach(async () => {
  await emptyDevice()
  await Promise.all([database.packs.clear(), database.packSegments.clear(), database.articles.clear()])
  await database.answers.clear()
})

it('come from this device, where dictionaries without numbers are not missed', async () => {
  const asked = workerThat({})
  await storePack(database, smallLexicon)
  await storePack(database, smallDictionary)
  const { now } = await drawHook(() => useNumberEntries('G1691'))
  await until(() => expect(now()).toMatchObject({ kind: 'here', isOnDevice: true }))
  expect(now()).toMatchObject({ data: [{ abbr: 'TNR', id: 2, head: 'ἐγώ' }] })
  expect(asked).toEqual([])
})

it('come from the server where no such dictionary is here', async () => {
  const links: ArticleLink[] = [
    { abbr: 'STR', kind: 'dictionary', locale: 'fa', id: 1, head: 'ἀγαπάω' },
    { abbr: 'TNR', kind: 'dictionary', locale: 'de', id: 7, head: 'ἀγαπάω' },
  ]
  workerThat(
    servedContents(async (call, { number }) => (call === 'numberEntries' && number === 'G25' ? links : [])),
  )
  const { now } = await drawHook(() => useNumberEntries('G25'))
  await until(() => expect(now()).toMatchObject({ kind: 'here', isOnDevice: false }))
  expect(now()).toMatchObject({ data: [{ abbr: 'TNR' }, { abbr: 'STR' }] })
})

it('are none without a number', async () => {
  workerThat({})
  const { now } = await drawHook(() => useNumberEntries(undefined))
  await until(() => expect(now()).toMatchObject({ kind: 'here', data: [] }))
})
