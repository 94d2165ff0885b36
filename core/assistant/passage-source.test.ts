import { expect, it } from 'vitest'
import { smallEdition } from '../../tests/contract/small-edition'
import { editionLibrary } from '../../tests/support/assistant/edition-library'
import { importStarter } from '../../tests/support/editions/starter-source'
import { passageSource } from './passage-source'

const small = editionLibrary(smallEdition(), 'de')

it('a verse is copied without the marks of its notes', async () => {
  expect(await passageSource(await small, 1_001_002, 1_001_002)).toEqual({
    kind: 'passage',
    link: '/TST/1Mo1,2',
    title: '1. Mose 1,2',
    resource: 'TST',
    name: 'Testausgabe',
    locale: 'de',
    verses: [{ canonical: 1_001_002, label: '2', text: 'Mitte' }],
    verseCount: 1,
  })
})

it('a passage may go over chapters', async () => {
  const source = await passageSource(await small, 1_001_003, 1_002_001)
  expect(source?.verses?.map(({ text }) => text)).toEqual(['Schluss', 'Zweites Kapitel'])
  expect(source).toMatchObject({ title: '1. Mose 1,3–2,1', link: '/TST/1Mo1,3-2,1' })
})

it('of a chapter the first verses are shown and all are counted', async () => {
  const library = await editionLibrary(await importStarter('SEN'), 'en')
  const source = await passageSource(library, 43_003_000, 43_003_000)
  expect(source?.verses?.map(({ label }) => label)).toEqual(['1', '2', '3', '4', '5', '6', '7', '8'])
  expect(source).toMatchObject({ title: 'John 3', verseCount: 36 })
})

it('what the edition has no word of is no source', async () => {
  expect(await passageSource(await small, 43_003_016, 43_003_016)).toBeUndefined()
  expect(await passageSource(await small, 1_001_009, 1_001_009)).toBeUndefined()
})
