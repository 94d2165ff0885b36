/** Every row of the tables of PASSAGES. */
import { expect, it } from 'vitest'
import { parsePassage } from '../parse-passage'
import { englishRows } from './english-rows'
import { germanRows } from './german-rows'
import { otherRows } from './other-rows'
import { contextOf, writtenBesides, writtenRefs } from './read-rows'

it.each([...germanRows, ...englishRows, ...otherRows])(
  '$id $input',
  async ({ locale, input, result, besides }) => {
    const read = parsePassage(input, await contextOf(locale))
    expect(writtenRefs(read.refs)).toBe(result)
    if (besides !== '') expect(writtenBesides(read)).toBe(besides)
    if (result !== 'none') expect(read.rest).toBe('')
  },
)
