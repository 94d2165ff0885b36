/** PASSAGES T-8: names of printed Bibles, numbered ones in every way to write their number, lead to their book; they are written down from the Bibles. */
import { describe, expect, it } from 'vitest'
import { locales } from '#core/contract/locales'
import { books } from '#core/scripture/books'
import { parsePassage } from '#core/scripture/passages/parse-passage'
import { readPrinted } from '../../support/passages/printed-names/read-printed'
import { contextOf } from '../../support/passages/read-rows'

describe.each(locales)('printed names of %s', async (locale) => {
  const context = await contextOf(locale)
  const printed = readPrinted(locale)

  it('are there for every book', () => {
    const found = new Set(printed.map(({ book }) => book))
    expect([...found].sort((a, b) => a - b)).toEqual(books.map(({ number }) => number))
  })

  it('lead to their book with a chapter', () => {
    const missed = printed.filter(({ name, book }) => {
      const { refs } = parsePassage(`${name} 1`, context)
      return refs.length !== 1 || Math.floor((refs[0]?.from ?? 0) / 1_000_000) !== book
    })
    expect(missed.map(({ name }) => name)).toEqual([])
  })
})
