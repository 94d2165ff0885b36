import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { columnOf, copiedAddress, psalm } from '../../../tests/support/editions/copied-columns'
import { canonicalOf } from '../../canonical'
import type { Chapter, Verse } from '../../contract/editions/chapter'
import { type CopiedColumn, copiedText } from './copied-text'
import { type CopyChoice, copyValues, initialCopyChoice, withForm } from './copy-choice'

const verses = [6, 7, 8, 9, 10, 11].map((verse) => ({ verse, content: `<Text> ${verse} & "mehr".` }))
const address = copiedAddress
const matthew: Chapter = { canonical: canonicalOf(40, 7, 0), verses, blocks: [] }
const column = (numbers: readonly number[], abbreviation = 'SDE') =>
  columnOf(matthew, numbers, 'de', abbreviation)

const copied = (choice: Partial<CopyChoice>, columns = [column([6, 10, 11])]) =>
  copiedText(columns, address, { ...initialCopyChoice, ...choice })
const plain = (choice: Partial<CopyChoice>, columns?: CopiedColumn[]) => copied(choice, columns).plain
const html = (choice: Partial<CopyChoice>, columns?: CopiedColumn[]) => copied(choice, columns).html
const place = 'Matthäus 7,6.10–11'

describe('copied as plain text', () => {
  it('is text, place with edition, and address', () =>
    expect(plain({})).toBe(
      `6 <Text> 6 & "mehr". … 10 <Text> 10 & "mehr". 11 <Text> 11 & "mehr".\n${place} (SDE)\n${address}`,
    ))
  it('leaves out what is not wanted', () => {
    expect(plain({ numbers: false, place: 'none', edition: 'none', link: false })).toBe(
      '<Text> 6 & "mehr". … <Text> 10 & "mehr". <Text> 11 & "mehr".',
    )
    expect(plain({ place: 'none', link: false })).toMatch(/\n\(SDE\)$/)
    expect(plain({ edition: 'none', link: false }).split('\n').at(-1)).toBe(place)
  })
  it.each<[Partial<CopyChoice>, string]>([
    [{ place: 'first' }, `${place} (SDE)\n<Text> 6 & "mehr".`],
    [{ edition: 'name' }, `<Text> 6 & "mehr".\n${place} (Schlichte deutsche Bibel)`],
    [{ book: 'short', edition: 'none' }, '<Text> 6 & "mehr".\nMt 7,6'],
    [
      { book: 'short', place: 'first', edition: 'name' },
      'Mt 7,6 (Schlichte deutsche Bibel)\n<Text> 6 & "mehr".',
    ],
  ])('%o', (choice, expected) => {
    const text = plain({ link: false, ...choice }, [column([6])])
    expect(text).toBe(expected.replace(place, 'Matthäus 7,6'))
  })
  it('gives each verse a line, and shows a gap where no number does', () => {
    expect(plain({ lines: 'verses', link: false }).split('\n')).toEqual([
      '6 <Text> 6 & "mehr".',
      '10 <Text> 10 & "mehr".',
      '11 <Text> 11 & "mehr".',
      `${place} (SDE)`,
    ])
    expect(plain({ lines: 'verses', numbers: false, link: false }).split('\n').slice(0, 3)).toEqual([
      '<Text> 6 & "mehr".',
      '…',
      '<Text> 10 & "mehr".',
    ])
  })
  it('is the place alone, whatever else is set', () => {
    expect(plain({ placeAlone: true, place: 'none', link: false })).toBe(`${place} (SDE)`)
    expect(plain({ placeAlone: true, edition: 'none' })).toBe(`${place}\n${address}`)
  })
  it('takes several editions one after the other, with one address, and leaves out who lacks the text', () => {
    const columns = [column([6]), column([], 'ABC'), column([6], 'SEN')]
    expect(plain({}, columns)).toBe(
      `<Text> 6 & "mehr".\nMatthäus 7,6 (SDE)\n\n<Text> 6 & "mehr".\nMatthäus 7,6 (SEN)\n\n${address}`,
    )
    expect(plain({ placeAlone: true, link: false }, columns)).toBe('Matthäus 7,6 (SDE)\nMatthäus 7,6 (SEN)')
  })
  it('names a whole chapter as such', () => {
    const text = plain({ numbers: false, link: false }, [column([6, 7, 8, 9, 10, 11])])
    expect(text.split('\n').at(-1)).toBe('Matthäus 7 (SDE)')
  })
  it('numbers merged verses by all their numbers, and leaves notes out', () => {
    const merged: Verse[] = [
      { verse: 4, verse_end: 5, content: 'Eins* und *zwei.', footnotes: [{ position: 4, content: 'Anm.' }] },
      { verse: 6, content: 'Drei.' },
      { verse: 7, content: 'Vier.' },
    ]
    const text = plain({ link: false }, [columnOf({ ...matthew, verses: merged }, [5, 6])])
    expect(text).toBe('4–5 Eins und *zwei. 6 Drei.\nMatthäus 7,4–6 (SDE)')
  })
})

const ofPsalm = (choice: Partial<CopyChoice>, numbers = [1, 2, 3, 4, 5]) =>
  copied({ link: false, edition: 'none', ...choice }, [columnOf(psalm, numbers)])

describe('poetry', () => {
  it('keeps its lines, with an empty one between stanzas, and no headings', () =>
    expect(ofPsalm({}).plain.split('\n')).toEqual([
      '1 Der Herr ist mein Hirte,',
      'mir fehlt nichts.',
      '',
      '2 Er lagert mich',
      'auf Gras.',
      '',
      '3 Er erquickt mich.',
      '4 So sang David. 5 Ende.',
      'Psalm 23',
    ]))
  it('begins with what is selected, and shows a gap on a line of its own', () =>
    expect(ofPsalm({ numbers: false }, [2, 4]).plain).toBe(
      'Er lagert mich\nauf Gras.\n…\nSo sang David.\nPsalm 23,2.4',
    ))
  it('is one line for each verse, or one run of text', () => {
    expect(ofPsalm({ lines: 'verses' }, [1, 2]).plain).toBe(
      '1 Der Herr ist mein Hirte, mir fehlt nichts.\n2 Er lagert mich auf Gras.\nPsalm 23,1–2',
    )
    expect(ofPsalm({ lines: 'none' }, [1, 2]).plain).toBe(
      '1 Der Herr ist mein Hirte, mir fehlt nichts. 2 Er lagert mich auf Gras.\nPsalm 23,1–2',
    )
  })
  it('has its lines in HTML too', () =>
    expect(ofPsalm({}, [1, 2, 3, 4]).html).toBe(
      '<div lang="de" dir="ltr"><p><sup>1</sup> Der Herr ist mein Hirte,<br>mir fehlt nichts.<br><br>' +
        '<sup>2</sup> Er lagert mich<br>auf Gras.<br><br><sup>3</sup> Er erquickt mich.</p>' +
        '<p><sup>4</sup> So sang David.</p><p>Psalm 23,1–4</p></div>',
    ))
  it('is parted by strokes within a sentence', () =>
    expect(ofPsalm(withForm(initialCopyChoice, 'din'), [1, 2]).plain).toBe(
      '„Der Herr ist mein Hirte, / mir fehlt nichts. // Er lagert mich / auf Gras.“ (Ps 23,1–2 SDE)',
    ))
})

describe('from right to left', () => {
  const chapter: Chapter = {
    canonical: canonicalOf(43, 3, 0),
    verses: [
      { verse: 16, content: 'لأنه هكذا أحب الله العالم.' },
      { verse: 17, content: 'لأنه لم يرسل.' },
      { verse: 18, content: 'من يؤمن.' },
    ],
    blocks: [],
  }
  // The marks keep 3:16-17 from being read as 16-17:3 (see signBetweenNumbers).
  const mark = '\u200F'
  it('has the digits and signs of Arabic', () => {
    expect(plain({ link: false }, [columnOf(chapter, [16, 17], 'ar', 'SAR')])).toBe(
      `١٦ لأنه هكذا أحب الله العالم. ١٧ لأنه لم يرسل.\nيوحنا ٣${mark}:${mark}١٦${mark}–${mark}١٧ (SAR)`,
    )
    expect(html({ link: false }, [columnOf(chapter, [16, 17], 'ar', 'SAR')])).toContain(
      '<div lang="ar" dir="rtl"><p><sup>١٦</sup> ',
    )
  })
  it('has the digits and signs of Hebrew', () =>
    expect(
      plain({ link: false }, [columnOf(chapter, [16, 17], 'he', 'SHE')])
        .split('\n')
        .at(-1),
    ).toBe('יוחנן 3,16–17 (SHE)'))
})

describe('copied as HTML', () => {
  it('is escaped, with raised numbers, language, direction, and the place as a link', () => {
    const text = html({}, [column([6, 7])])
    expect(text).toBe(
      '<div lang="de" dir="ltr"><p><sup>6</sup> &lt;Text&gt; 6 &amp; &quot;mehr&quot;. <sup>7</sup> &lt;Text&gt; 7 &amp; &quot;mehr&quot;.</p>' +
        `<p><a href="${address}">Matthäus 7,6–7</a> (SDE)</p></div>`,
    )
  })
  it('breaks lines where each verse has one', () =>
    expect(html({ lines: 'verses' })).toContain('&quot;.<br><sup>10</sup> '))
  it('writes the address out where no place is named', () => {
    expect(html({ place: 'none' })).toContain(`<p>(SDE)</p></div><p><a href="${address}">${address}</a></p>`)
    expect(html({ link: false })).not.toContain('<a')
  })

  it('says the same words as the plain text, whatever is chosen', () => {
    const choices = fc.record<CopyChoice>({
      form: fc.constantFrom('plain', 'sbl', 'chicago', 'din'),
      place: fc.constantFrom(...copyValues.place),
      book: fc.constantFrom(...copyValues.book),
      edition: fc.constantFrom(...copyValues.edition),
      lines: fc.constantFrom(...copyValues.lines),
      placeAlone: fc.boolean(),
      numbers: fc.boolean(),
      link: fc.constant(false),
    })
    const chosen = fc.oneof(
      fc.subarray([6, 7, 8, 9, 10, 11], { minLength: 1 }).map((numbers) => columnOf(matthew, numbers)),
      fc.subarray([1, 2, 3, 4, 5], { minLength: 1 }).map((numbers) => columnOf(psalm, numbers)),
    )
    fc.assert(
      fc.property(choices, chosen, (choice, selected) => {
        const { plain, html = '' } = copiedText([selected], address, choice)
        const words = html
          .replace(/<(br|\/p)>/g, '\n')
          .replace(/<[^>]+>/g, '')
          .replaceAll('&lt;', '<')
          .replaceAll('&gt;', '>')
          .replaceAll('&quot;', '"')
          .replaceAll('&amp;', '&')
        expect(words.trim()).toBe(plain)
      }),
    )
  })
})
