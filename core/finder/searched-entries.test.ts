import { describe, expect, it } from 'vitest'
import type { Locale } from '../contract/locales'
import { bundledFinder } from './bundled-finder'
import { findEntries, searchedEntries, titleOf } from './finder'
import { finderWeights } from './finder-weights'

/** Of a search of which no verse has all of the words. */
async function cardsOf(text: string, locale: Locale): Promise<string> {
  const finder = await bundledFinder.finder(locale, [])
  return searchedEntries(finder, text, { told: () => new Map() })
    .filter(({ score }) => score >= finderWeights.card)
    .slice(0, 3)
    .map(({ id }) => titleOf(finder, id)?.title)
    .join(' | ')
}

describe('a search of which no verse has all of the words', () => {
  it.each<[string, string, Locale, RegExp]>([
    ['with slips in every word', 'wascht sich die hende in unschuld', 'de', /Pilatus/],
    ['that tells a plot without names', 'woman who became a pillar of salt', 'en', /Salt|Lot/],
    ['in other words for the same', 'my grandmother passed away', 'en', /Grief/],
    ['with another word for a thing', 'spruch für grabstein', 'de', /Grab|Trauerfeier/],
    ['with the prefixes of Arabic', 'جمل في ثقب ابره', 'ar', /الجمل|الغني/],
    ['with the prefixes of Hebrew', 'תינוק בתיבה על הנהר', 'he', /משה/],
  ])('%s leads to what is meant', async (_, text, locale, title) => {
    expect(await cardsOf(text, locale)).toMatch(title)
  })

  it('that is nothing leads nowhere', async () => {
    expect(await cardsOf('qwertz zuiopü', 'de')).toBe('')
    expect(await cardsOf('', 'de')).toBe('')
  })

  it('shows nothing beside a name that is clear', async () => {
    expect(await cardsOf('der verlorene sohn', 'de')).toBe('Der verlorene Sohn')
  })
})

describe('a search of words that stand in a verse', () => {
  it('names only what the words name', async () => {
    const finder = await bundledFinder.finder('de', [])
    const ids = (text: string) => searchedEntries(finder, text, {}).map(({ id }) => id)
    const named = (text: string) => findEntries(finder, text).map(({ id }) => id)
    for (const text of ['wasser erde himmel', 'wascht sich die hende', 'bergpredigt', 'angst'])
      expect(ids(text).toSorted()).toEqual(named(text).toSorted())
  })

  it('is no slip of a name', async () => {
    const finder = await bundledFinder.finder('de', [])
    const best = (isInText?: (word: string) => boolean) =>
      searchedEntries(finder, 'Gidein', { isInText }).map(({ id }) => titleOf(finder, id)?.title)
    expect(best()[0]).toMatch(/Gideon/)
    expect(best((word) => word === 'gidein')).toEqual([])
  })
})
