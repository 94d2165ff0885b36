/** What Enter opens is what the list offers first, and its entry opens the same: for every input. */
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dailyShare } from '../../../tests/support/long-series'
import { englishRows } from '../../../tests/support/passages/english-rows'
import { germanRows } from '../../../tests/support/passages/german-rows'
import { languageOf } from '../../../tests/support/passages/input-in-language'
import { kindRows } from '../../../tests/support/passages/kind-rows'
import { otherRows } from '../../../tests/support/passages/other-rows'
import { runs, timeoutMs } from '../../../tests/support/properties/runs'
import { type Locale, locales } from '../../contract/locales'
import { type RunContext, runInput } from './run-input'
import { suggest } from './suggest'

const contextOf = async (locale: Locale): Promise<RunContext> => {
  const language = await languageOf(locale)
  const naming = { names: language.packs[0]?.names ?? {}, separators: language.separators }
  return { ...language, abbreviations: [], naming }
}

/** Enter alone, the entry it stands for, and what that entry does when it is chosen. */
function expectAgreement(input: string, context: RunContext): void {
  const [outcome, suggestions] = [runInput(input, context), suggest(input, context)]
  if (outcome.kind === 'nothing') return expect({ input, suggestions }).toEqual({ input, suggestions: [] })
  if (outcome.kind === 'search') {
    const entry = suggestions.find(({ toBeSearched }) => toBeSearched)
    return expect({ input, type: entry?.type, words: entry?.input }).toEqual({
      input,
      type: 'search',
      words: input.trim(),
    })
  }
  const [first] = suggestions
  expect({ input, first }).toMatchObject({ input, first: { type: 'book' } })
  expect({ input, ...runInput(input, context, first) }).toEqual({ input, ...outcome })
}

const inputsOf: Readonly<Record<string, (input: string) => string>> = {
  'as it is': (input) => input,
  'in brackets': (input) => `[${input}]`,
  'in parentheses': (input) => `(${input})`,
  'in quotation marks': (input) => `„${input}“`,
  'with a saint before it': (input) => `St. ${input}`,
  'in a pasted list': (input) => `- ${input}\n- ${input}\n`,
  'in a numbered list': (input) => `1) ${input}\r\n2) ${input}`,
  'with a translation behind it': (input) => `${input} NIV`,
  'with a sign behind it': (input) => `${input},`,
  'with a word behind it': (input) => `${input} agape`,
}

const rows = [
  ...[...germanRows, ...englishRows, ...otherRows].map(({ locale, input }) => ({ locale, input })),
  ...Object.values(kindRows).flatMap((table) =>
    table
      .trim()
      .split('\n')
      .map((row) => {
        const [locale = '', input = ''] = row.split('|')
        return {
          locale: locales.find((known) => locale.startsWith(known)) ?? 'en',
          input: input.replaceAll('\\n', '\n'),
        }
      }),
  ),
]

describe.each(locales)('in %s', async (locale) => {
  const context = await contextOf(locale)
  const own = rows.filter((row) => row.locale === locale)

  it.each(Object.entries(inputsOf))('every row agrees %s', (_, made) => {
    for (const { input } of dailyShare(own, 4)) expectAgreement(made(input), context)
  })

  it(
    'every beginning of a row agrees',
    () => {
      for (const { input } of dailyShare(own, 20)) {
        for (let length = 0; length <= input.length; length += 1)
          expectAgreement(input.slice(0, length), context)
      }
    },
    timeoutMs,
  )

  it(
    'any input agrees',
    () => {
      const words = context.packs.flatMap(({ names, words: { around, see, chapter, verse, and, to } }) => [
        ...Object.values(names).flatMap((entry) => [entry.name, entry.abbr, ...entry.names]),
        ...around,
        ...see,
        ...chapter,
        ...verse,
        ...and,
        ...to,
      ])
      const piece = fc.oneof(
        { weight: 4, arbitrary: fc.constantFrom(...words) },
        { weight: 4, arbitrary: fc.constantFrom(...'1 2 3 16 23 119 151 0 iv xvii a ab ff'.split(' ')) },
        {
          weight: 4,
          arbitrary: fc.constantFrom(
            ...'. , : ; - – ( ) [ ] " / • * 1. a) NIV KJV'.split(' '),
            ' ',
            ' ',
            '\n',
          ),
        },
        { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 3 }) },
      )
      const typed = fc.array(piece, { maxLength: 9 }).map((pieces) => pieces.join(''))
      fc.assert(
        fc.property(typed, (input) => {
          expectAgreement(input, context)
        }),
        runs(60, 20_000),
      )
    },
    timeoutMs,
  )
})
