/** Every row of the tables of PASSAGES. */
import { expect, it } from 'vitest'
import { parsePassage } from '../../../core/scripture/passages/parse-passage'
import { englishRows } from '../../support/passages/english-rows'
import { germanRows } from '../../support/passages/german-rows'
import { otherRows } from '../../support/passages/other-rows'
import { contextOf, writtenBesides, writtenRefs } from '../../support/passages/read-rows'

it.each([...germanRows, ...englishRows, ...otherRows])(
  '$id $input',
  async ({ locale, input, result, besides }) => {
    const read = parsePassage(input, await contextOf(locale))
    expect(writtenRefs(read.refs)).toBe(result)
    if (besides !== '') expect(writtenBesides(read)).toBe(besides)
    if (result !== 'none') expect(read.rest).toBe('')
  },
)
