/** Common slips in the names of much read books are names: they are read without a doubt, also by themselves. */
import { describe, expect, it } from 'vitest'
import { locales } from '#core/contract/locales'
import { bookByOsis } from '#core/scripture/book-ids'
import { parsePassage } from '#core/scripture/passages/parse-passage'
import { commonSlips } from '../../support/passages/printed-names/common-slips'
import { contextOf } from '../../support/passages/read-rows'

describe.each(locales)('common slips in %s', async (locale) => {
  const context = await contextOf(locale)
  const slips = commonSlips[locale]
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [code = '', list = ''] = line.split(': ')
      const [ordinal = ''] = /^\d/.exec(code) ?? []
      const book = bookByOsis(code)?.book ?? 0
      return list.split(', ').map((slip) => ({ slip: `${ordinal} ${slip}`.trim(), book }))
    })

  it('are sixty different ones', () => {
    expect(new Set(slips.map(({ slip }) => slip)).size).toBe(60)
  })

  it('are names of their book', () => {
    const missed = slips.filter(({ slip, book }) => {
      const { refs, warnings } = parsePassage(slip, context)
      return refs.length !== 1 || refs[0]?.from !== book * 1_000_000 || warnings.length > 0
    })
    expect(missed.map(({ slip }) => slip)).toEqual([])
  })
})
