import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type CopiedColumn, type CopyChoice, copiedText } from './copied-text'
import { versesAmong } from './selected-verses'

const verses = [6, 7, 8, 9, 10, 11].map((verse) => ({ verse, content: `<Text> ${verse} & "mehr".` }))
const address = 'https://example.org/SDE/Matth7,6.10-11'
const whole: CopyChoice = {
  placeAlone: false,
  numbers: true,
  lines: false,
  place: true,
  edition: true,
  link: true,
}

function column(selected: readonly number[], abbreviation = 'SDE'): CopiedColumn {
  const chosen = versesAmong(
    [{ canonical: 40_007_000, verses }],
    new Set(selected.map((n) => 40_007_000 + n)),
  )
  return { verses: chosen, place: 'Matthäus 7,6.10-11', abbreviation, locale: 'de', direction: 'ltr' }
}

const plain = (choice: Partial<CopyChoice>, columns = [column([6, 10, 11])]) =>
  copiedText(columns, address, { ...whole, ...choice }).plain
const html = (choice: Partial<CopyChoice>, columns = [column([6, 10, 11])]) =>
  copiedText(columns, address, { ...whole, ...choice }).html

describe('copied as plain text', () => {
  it('is text, place with edition, and address', () =>
    expect(plain({})).toBe(
      `6 <Text> 6 & "mehr". … 10 <Text> 10 & "mehr". 11 <Text> 11 & "mehr".\nMatthäus 7,6.10-11 (SDE)\n${address}`,
    ))
  it('leaves out what is not wanted', () => {
    expect(plain({ numbers: false, place: false, edition: false, link: false })).toBe(
      '<Text> 6 & "mehr". … <Text> 10 & "mehr". <Text> 11 & "mehr".',
    )
    expect(plain({ place: false, link: false })).toMatch(/\n\(SDE\)$/)
    expect(plain({ edition: false, link: false })).toMatch(/\nMatthäus 7,6\.10-11$/)
  })
  it('gives each verse a line, and shows a gap where no number does', () => {
    expect(plain({ lines: true, link: false }).split('\n')).toEqual([
      '6 <Text> 6 & "mehr".',
      '10 <Text> 10 & "mehr".',
      '11 <Text> 11 & "mehr".',
      'Matthäus 7,6.10-11 (SDE)',
    ])
    expect(plain({ lines: true, numbers: false, link: false }).split('\n').slice(0, 3)).toEqual([
      '<Text> 6 & "mehr".',
      '…',
      '<Text> 10 & "mehr".',
    ])
  })
  it('is the place alone, whatever else is set', () => {
    expect(plain({ placeAlone: true, place: false, link: false })).toBe('Matthäus 7,6.10-11 (SDE)')
    expect(plain({ placeAlone: true, edition: false })).toBe(`Matthäus 7,6.10-11\n${address}`)
  })
  it('takes several editions one after the other, with one address, and leaves out who lacks the text', () => {
    const columns = [column([6]), column([], 'ABC'), column([6], 'SEN')]
    expect(plain({}, columns)).toBe(
      `<Text> 6 & "mehr".\nMatthäus 7,6.10-11 (SDE)\n\n<Text> 6 & "mehr".\nMatthäus 7,6.10-11 (SEN)\n\n${address}`,
    )
    expect(plain({ placeAlone: true, link: false }, columns)).toBe(
      'Matthäus 7,6.10-11 (SDE)\nMatthäus 7,6.10-11 (SEN)',
    )
  })
})

describe('copied as HTML', () => {
  it('is escaped, with raised numbers, language, direction, and the place as a link', () => {
    const text = html({}, [column([6, 7])])
    expect(text).toBe(
      '<div lang="de" dir="ltr"><p><sup>6</sup> &lt;Text&gt; 6 &amp; &quot;mehr&quot;. <sup>7</sup> &lt;Text&gt; 7 &amp; &quot;mehr&quot;.</p>' +
        `<p><a href="${address}">Matthäus 7,6.10-11</a> (SDE)</p></div>`,
    )
  })
  it('breaks lines where each verse has one', () =>
    expect(html({ lines: true })).toContain('&quot;.<br><sup>10</sup> '))
  it('writes the address out where no place is named', () => {
    expect(html({ place: false })).toContain(`<p>(SDE)</p></div><p><a href="${address}">${address}</a></p>`)
    expect(html({ link: false })).not.toContain('<a')
  })

  it('says the same words as the plain text, whatever is chosen', () => {
    const choices = fc.record({
      placeAlone: fc.boolean(),
      numbers: fc.boolean(),
      lines: fc.boolean(),
      place: fc.boolean(),
      edition: fc.boolean(),
      link: fc.constant(false),
    })
    const chosen = fc.subarray([6, 7, 8, 9, 10, 11], { minLength: 1 })
    fc.assert(
      fc.property(choices, chosen, (choice, selected) => {
        const { plain, html } = copiedText([column(selected)], address, choice)
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
