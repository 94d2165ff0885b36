import { expect, it } from 'vitest'
import { openSmall } from '../../../tests/support/packs/open-small'
import { smallDictionary, smallReferences } from '../../../tests/support/packs/small-pack'
import { loadNames } from '../../scripture/names/load-names'
import { packReferences } from './pack-references'

const { names } = await loadNames('de')
const naming = { names, separators: { book: '; ', chapter: ',', verse: '.', range: '-' }, locale: 'de' }
const edition = { numbering: { base: 'eng' as const, corrections: [] } }

it('the references of all packs are read for a chapter, as the edition names them', async () => {
  const packs = [await openSmall(smallDictionary), await openSmall(smallReferences, 1)]
  const source = { packs: async () => packs }
  const found = await packReferences(source, { edition, chapter: 43_003_000, naming })
  expect(found.map(({ pack }) => pack.abbr)).toEqual(['TXR'])
  expect(
    [...(found[0]?.byVerse ?? [])].map(([verse, all]) => [verse, ...all.map((one) => one.content)]),
  ).toEqual([
    [16, 'Römer 5,8', '1. Johannes 4,9–10'],
    [17, 'Lukas 9,56'],
  ])
})
