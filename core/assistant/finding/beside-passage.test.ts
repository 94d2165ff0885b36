import { expect, it } from 'vitest'
import { editionLibrary } from '../../../tests/support/assistant/edition-library'
import { importStarter } from '../../../tests/support/editions/starter-source'
import { passages } from './beside-passage'

it('passages beyond the first ones are named together, under the title of the first of them', async () => {
  const library = await editionLibrary(await importStarter('SDE'), 'de')
  const ranges = [1, 2, 3, 4, 5].map((verse) => ({ from: 41_001_000 + verse, to: 41_001_000 + verse }))
  const sources = await passages(ranges, library)
  expect(sources.map(({ title }) => title)).toEqual(['Markus 1,1', 'Markus 1,2', 'Markus 1,3', 'Markus 1,4'])
  expect(sources.at(-1)?.places?.map(({ title }) => title)).toEqual(['Markus 1,4', 'Markus 1,5'])
})
