import { describe, expect, it } from 'vitest'
import { isLong } from '../../tests/support/long-series'
import { type Locale, locales } from '../contract/locales'
import { bundledFinder } from './bundled-finder'
import { typedNames } from './finder'

async function typed(words: string, locale: Locale): Promise<string[]> {
  return typedNames(await bundledFinder.finder(locale, []), words).map(({ title }) => title)
}

describe('what is typed', () => {
  it.each<[string, Locale, RegExp]>([
    ["lord's p", 'en', /^The Lord's Prayer$/],
    ['lords p', 'en', /^The Lord's Prayer$/],
    ['the lord’s p', 'en', /^The Lord's Prayer$/],
    ['verlorene s', 'de', /^Der verlorene Sohn$/],
    ['barmherzige samarit', 'de', /Samariter/],
    ['fils prodi', 'fr', /fils prodigue|fils perdu/i],
    ['ابن الضا', 'ar', /الابن الضال/],
  ])('%s begins a name, with and without its article', async (words, locale, title) => {
    expect((await typed(words, locale))[0]).toMatch(title)
  })

  it('that is a whole name comes before longer ones', async () => {
    expect((await typed('goliath', 'en'))[0]).toMatch(/Goliath/)
    expect((await typed('angst', 'de'))[0]).toMatch(/^Angst/)
  })

  it('begins a name of another language after those of the reader', async () => {
    expect(await typed('prodigal', 'de')).toContain('Der verlorene Sohn')
  })

  it('has slips, and still leads to three', async () => {
    expect((await typed('bergpredgit', 'de')).join()).toMatch(/Bergpredigt/)
  })

  it('is nothing where it is no letter', async () => {
    expect(await typed('?!', 'de')).toEqual([])
  })
})

it.each(locales)('nine letters of a title offer it among three, for nine of ten (%s)', async (locale) => {
  const [finder, names] = await Promise.all([
    bundledFinder.finder(locale, [locale]),
    bundledFinder.names(locale),
  ])
  const some = [...names].filter((_, at) => at % (isLong ? 12 : 60) === 0)
  const found = some.filter(([id, [title = '']]) =>
    typedNames(finder, title.slice(0, 9)).some((one) => one.id === id),
  )
  expect(found.length / some.length).toBeGreaterThan(0.9)
})
