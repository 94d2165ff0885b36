/** PASSAGES F-3, R-5, R-6, R-7: what is formatted reads back the same, in every language and style, and however it is typed. */
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  comparable,
  randomReferences,
  unevenTable,
} from '../../../../tests/support/properties/random-references'
import { runs, timeoutMs } from '../../../../tests/support/properties/runs'
import { placeOf } from '../../../canonical'
import type { Separators } from '../../../contract/editions/edition'
import { locales } from '../../../contract/locales'
import { loadNames } from '../../names/load-names'
import { type FormattedRef, formatPassage } from '../format-passage'
import { buildCodeIndex } from '../naming/code-index'
import { buildNameIndex } from '../naming/name-index'
import { parsePassage } from '../parse-passage'

const styles = ['long', 'abbr', 'slug'] as const

/** The signs of PASSAGES Q-5. */
const profiles: Readonly<Record<string, Separators>> = {
  comma: { book: ';', chapter: ',', verse: '.', range: '-' },
  colon: { book: ';', chapter: ':', verse: ',', range: '-' },
  dot: { book: ';', chapter: '.', verse: ',', range: '-' },
}

/** Ways to type the same. */
const typings: Readonly<Record<string, (text: string) => string>> = {
  'in capitals': (text) => text.toUpperCase(),
  'in small letters': (text) => text.toLowerCase(),
  'with doubled spaces': (text) => text.replaceAll(' ', '  '),
  'with no-break spaces and marks': (text) => text.replaceAll(' ', '\u200f\u00a0'),
  'with a dot after names': (text) => text.replace(/(\p{L}) (?=\d)/gu, '$1. '),
  'with full-width digits': (text) =>
    text.replace(/\d/g, (digit) => String.fromCharCode(0xff10 + Number(digit))),
}

describe.each(locales)('in %s', async (locale) => {
  const pack = await loadNames(locale)
  const names = [buildNameIndex(pack), buildCodeIndex()]
  const read = (text: string, separators = pack.separators) =>
    comparable(parsePassage(text, { names, separators, table: unevenTable }).refs)

  it.each(styles)(
    'references read back the same: %s',
    (style) => {
      fc.assert(
        fc.property(randomReferences, (refs) => {
          const text = formatPassage(refs, { ...pack, style })
          expect({ text, refs: read(text) }).toEqual({ text, refs })
        }),
        runs(80, 34_000),
      )
    },
    timeoutMs,
  )

  it.each(Object.entries(profiles))(
    'they do with the signs of the %s profile, and where another profile is expected',
    (_, separators) => {
      const profile = fc.constantFrom(separators, ...Object.values(profiles))
      fc.assert(
        fc.property(randomReferences, fc.constantFrom(...styles), profile, (refs, style, expected) => {
          fc.pre(expected === separators || !isListElsewhere(refs, separators))
          const text = formatPassage(refs, { ...pack, separators, style })
          expect({ text, refs: read(text, expected) }).toEqual({ text, refs })
        }),
        runs(50, 10_000),
      )
    },
    timeoutMs,
  )

  it.each(Object.entries(typings))(
    'it makes no difference to type %s',
    (_, typed) => {
      fc.assert(
        fc.property(randomReferences, (refs) => {
          const text = typed(formatPassage(refs, { ...pack, style: 'abbr' }))
          expect({ text, refs: read(text) }).toEqual({ text, refs })
        }),
        runs(30, 10_000),
      )
    },
    timeoutMs,
  )
})

/** `John 3,4` in the colon and dot profiles are two chapters (PASSAGES G-8). */
function isListElsewhere(refs: readonly FormattedRef[], separators: Separators): boolean {
  if (separators.chapter !== ',') return false
  return refs.some(({ from, to, unit }) =>
    [from, to].some((end) => unit === 'verse' && placeOf(end).verse === placeOf(end).chapter + 1),
  )
}
