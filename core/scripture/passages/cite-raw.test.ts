import { describe, expect, it } from 'vitest'
import { wholeOf } from '../../canonical'
import { loadNames } from '../names/load-names'
import { rangeSign } from '../text/digits'
import { citeInNote, citeRaw } from './cite-raw'
import { formatPassage } from './format-passage'
import type { Target } from './parse-target'

const { names, separators } = await loadNames('en')
const cite = ({ canonical, canonical_end = canonical }: Target) =>
  formatPassage([{ from: wholeOf(canonical, 1), to: wholeOf(canonical_end, 1) }], {
    names,
    separators: { ...separators, range: rangeSign },
    style: 'abbr',
  })

describe('references of machines', () => {
  it.each([
    ['KJV:Ps.23.1', 'Ps 23:1 (KJV)'],
    ['See KJV:1Chr.6.1, and Gen.1.1-Gen.1.3.', 'See 1Chr 6:1 (KJV), and Gen 1:1–3.'],
    ['Bible:Matt.5.3; Bible.KJV:Jude.1.4', 'Matt 5:3; Jude 4 (KJV)'],
    ['KJV:Ps.23', 'Ps 23 (KJV)'],
  ])('%s is %s', (given, cited) => {
    expect(citeRaw(given, cite)).toBe(cited)
  })

  it.each([
    'Ps. 23.1',
    'Ps.23',
    'section Abc.1.2',
    'v1.2.3',
    'https://example.org/Gen.1.1',
    'A.D. 1.2.3',
    'Gen.1.1.1',
  ])('%s is left as it is', (text) => {
    expect(citeRaw(text, cite)).toBe(text)
  })

  it('leave marks of a note at their words', () => {
    const text = 'word KJV:Ps.23.1 word'
    const marks = [
      { type: 'italic', from: 0, to: 4 },
      { type: 'quote', from: 17, to: 21 },
    ] as const
    const made = citeInNote(text, marks, cite)
    expect(made.text).toBe('word Ps 23:1 (KJV) word')
    expect(made.marks.map(({ from, to }) => made.text.slice(from, to))).toEqual(['word', 'word'])
  })
})
