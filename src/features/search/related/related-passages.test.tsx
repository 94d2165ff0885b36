// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import { draw, textsOf, until, wordsIn } from '../../../../tests/support/drawn/draw'
import { startPage } from '../../../../tests/support/drawn/page'
import { answerOf, hitsOf } from '../../../../tests/support/drawn/results'
import { germanNames, manifestOf } from '../../../../tests/support/drawn/texts'
import { smallReferences } from '../../../../tests/support/packs/small-pack'
import { storePack } from '../../../../tests/support/packs/store-pack'
import { RelatedPassages } from './related-passages'

const { database } = startPage()

async function drawRelated(canonicals: readonly number[]) {
  await database.names.put({ locale: 'de', pack: germanNames })
  await storePack(database, smallReferences)
  const { container } = await draw(
    <RelatedPassages
      answer={answerOf({ LUT: hitsOf(canonicals) })}
      editions={new Map([['LUT', manifestOf('LUT')]])}
      search={{ path: '/search/LUT/geliebt', words: 'geliebt', abbreviations: ['LUT'] }}
    />,
  )
  return container
}

it('stand below few hits, with their source, and open in the edition of the first one', async () => {
  const container = await drawRelated([43_003_016, 43_003_018])
  await until(() =>
    expect(textsOf(container, 'p a').slice(0, 2)).toEqual(['Römer 5,8', '1. Johannes 4,9–10']),
  )
  expect(container.querySelector('p a')?.getAttribute('href')).toBe('/LUT/Röm5,8')
  expect(wordsIn(container)).toContain('Testverweise')
})

it('are not there where the first hit has none, or where there are many', async () => {
  expect(wordsIn(await drawRelated([43_003_018]))).toBe('')
  expect(wordsIn(await drawRelated([1, 2, 3, 4, 5, 6].map((verse) => 43_003_015 + verse)))).toBe('')
})
