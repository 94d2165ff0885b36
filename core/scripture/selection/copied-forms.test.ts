/** Verses quoted in the styles of citation, and as Markdown. */
import { describe, expect, it } from 'vitest'
import {
  copiedAddress as address,
  columnOf,
  line,
  psalm,
} from '../../../tests/support/editions/copied-columns'
import { canonicalOf } from '../../canonical'
import type { Chapter } from '../../contract/editions/chapter'
import { type CopiedColumn, copiedText } from './copied-text'
import { type CopyChoice, type CopyForm, initialCopyChoice, withForm } from './copy-choice'

const copied = (choice: CopyChoice, columns: readonly CopiedColumn[]) => copiedText(columns, address, choice)

describe('styles of citation', () => {
  const chapter: Chapter = {
    canonical: canonicalOf(46, 13, 0),
    verses: [
      { verse: 1, content: 'Er sagt: „Liebe.“' },
      { verse: 2, content: 'Zwei.' },
      { verse: 4, content: 'Vier.' },
      { verse: 5, content: 'Fünf.' },
    ],
    blocks: [],
  }
  const cited = (form: CopyForm, locale: 'de' | 'en', more: Partial<CopyChoice> = {}) =>
    copied({ ...withForm(initialCopyChoice, form), ...more }, [columnOf(chapter, [1, 4, 5], locale)])

  it.each<[CopyForm, 'de' | 'en', Partial<CopyChoice>, string]>([
    ['sbl', 'en', {}, '“Er sagt: ‘Liebe.’ … Vier. Fünf.” (1\u00A0Cor 13:1, 4–5 SDE)'],
    ['sbl', 'de', {}, '“Er sagt: ‘Liebe.’ … Vier. Fünf.” (1\u00A0Kor 13:1, 4–5 SDE)'],
    [
      'chicago',
      'en',
      {},
      '“Er sagt: ‘Liebe.’ … Vier. Fünf.” (1 Corinthians 13:1, 4–5 [Schlichte deutsche Bibel])',
    ],
    ['din', 'de', {}, '„Er sagt: ‚Liebe.‘ … Vier. Fünf.“ (1\u00A0Kor 13,1.4–5 SDE)'],
    ['din', 'de', { place: 'first' }, '1\u00A0Kor 13,1.4–5 SDE: „Er sagt: ‚Liebe.‘ … Vier. Fünf.“'],
    ['din', 'de', { place: 'none' }, '„Er sagt: ‚Liebe.‘ … Vier. Fünf.“ (SDE)'],
    ['din', 'de', { place: 'none', edition: 'none' }, '„Er sagt: ‚Liebe.‘ … Vier. Fünf.“'],
    ['chicago', 'en', { placeAlone: true, edition: 'code' }, '1 Corinthians 13:1, 4–5 (SDE)'],
    ['sbl', 'en', { placeAlone: true }, '1\u00A0Cor 13:1, 4–5 SDE'],
  ])('%s in %s with %o', (form, locale, more, expected) =>
    expect(cited(form, locale, more).plain).toBe(expected),
  )

  it('link the reference in HTML, in the paragraph of the text', () =>
    expect(cited('din', 'de', { link: true }).html).toBe(
      '<div lang="de" dir="ltr"><p>„Er sagt: ‚Liebe.‘ … Vier. Fünf.“ ' +
        `(<a href="${address}">1\u00A0Kor 13,1.4–5</a> SDE)</p></div>`,
    ))
})

describe('Markdown', () => {
  const chapter: Chapter = {
    canonical: canonicalOf(43, 3, 0),
    verses: [
      { verse: 1, content: '*Stern* [1] <b> a_b' },
      { verse: 2, content: '1. Punkt' },
      { verse: 3, content: '- Strich & #' },
    ],
    blocks: [line(2, 0), line(3, 0, 'paragraph')],
  }
  const marked = (choice: Partial<CopyChoice>, columns = [columnOf(chapter, [1, 2])]) =>
    copied({ ...withForm(initialCopyChoice, 'markdown'), ...choice }, columns)

  it('is a block quote with the reference as a link, and nothing for programs that keep formatting', () =>
    expect(marked({})).toEqual({
      plain:
        '> **1** \\*Stern\\* \\[1\\] \\<b\\> a\\_b  \n> **2** 1. Punkt\n>\n' +
        `> [Johannes 3,1–2](${address}) (SDE)`,
      html: undefined,
    }))
  it('says what it says, at the beginning of a line too', () =>
    expect(marked({ numbers: false, link: false, edition: 'none' }, [columnOf(chapter, [2, 3])]).plain).toBe(
      '> 1\\. Punkt\n>\n> \\- Strich \\& #\n>\n> Johannes 3,2–3',
    ))
  it('has the reference first, or alone, or the address alone', () => {
    expect(marked({ place: 'first' }, [columnOf(chapter, [3])]).plain).toBe(
      `> [Johannes 3,3](${address}) (SDE)\n>\n> \\- Strich \\& #`,
    )
    expect(marked({ placeAlone: true }).plain).toBe(`[Johannes 3,1–2](${address}) (SDE)`)
    expect(marked({ place: 'none', edition: 'none' }, [columnOf(chapter, [3])]).plain).toBe(
      `> \\- Strich \\& #\n\n<${address}>`,
    )
  })
  it('keeps stanzas apart', () =>
    expect(copied(withForm(initialCopyChoice, 'markdown'), [columnOf(psalm, [1, 2])]).plain).toBe(
      '> **1** Der Herr ist mein Hirte,  \n> mir fehlt nichts.\n>\n> **2** Er lagert mich  \n> auf Gras.\n>\n' +
        `> [Psalm 23,1–2](${address}) (SDE)`,
    ))
  it('quotes each edition by itself', () =>
    expect(marked({}, [columnOf(chapter, [3]), columnOf(chapter, [3], 'en', 'SEN')]).plain).toBe(
      `> \\- Strich \\& #\n>\n> [Johannes 3,3](${address}) (SDE)\n\n` +
        `> \\- Strich \\& #\n>\n> [John 3:3](${address}) (SEN)`,
    ))
})
