import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { longestUtterance, splitUtterances } from './split-utterances'

describe('cutting text for speaking', () => {
  it('a short text is one utterance, no text is none', () => {
    expect(splitUtterances(' Jesus weinte. ')).toEqual(['Jesus weinte.'])
    expect(splitUtterances('  ')).toEqual([])
  })
  it.each([
    ['after a sentence', 'Ja. Nein, doch. Ach so', 17, ['Ja. Nein, doch.', 'Ach so']],
    [
      'with its closing quotation mark',
      'Er sprach: „Geh!“ Und er ging.',
      22,
      ['Er sprach: „Geh!“', 'Und er ging.'],
    ],
    ['else after a clause', 'Da zog er hin, sah und kam heim', 18, ['Da zog er hin,', 'sah und kam heim']],
    ['else between words', 'eins zwei drei vier', 10, ['eins zwei', 'drei vier']],
    ['after an Arabic comma', 'في البدء كان، والكلمة', 15, ['في البدء كان،', 'والكلمة']],
  ])('cuts %s', (_, text, longest, expected) => {
    expect(splitUtterances(text, longest)).toEqual(expected)
  })
  it('nothing is lost and nothing is too long, whatever the text', () => {
    const word = fc.stringMatching(/^[a-zäöüא-ת,.;!?]{1,40}$/)
    fc.assert(
      fc.property(fc.array(word, { maxLength: 120 }), (words) => {
        const utterances = splitUtterances(words.join(' '))
        expect(utterances.join(' ')).toBe(words.join(' '))
        for (const one of utterances) expect(one.length).toBeLessThanOrEqual(longestUtterance)
      }),
    )
  })
  it('a word without end is cut between characters', () => {
    const utterances = splitUtterances('😀'.repeat(10), 5)
    expect(utterances.join('')).toBe('😀'.repeat(10))
    expect(utterances.every((one) => one.length <= 5)).toBe(true)
    expect(utterances[0]).toBe('😀😀')
  })
})
