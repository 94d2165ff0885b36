/** Whatever stands where in a chapter: every word of a file is shown once, in a verse, a note, a block or an introduction. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { runs, timeoutMs } from '../../../../tests/support/properties/runs'
import type { Edition } from '../edition'
import { importEdition } from '../import-edition'
import { osis, usfm, usfx, zefania } from './chapter-lines'

const decode = (label: string, bytes: Uint8Array) => new TextDecoder(label).decode(bytes)

/** A word that stands for itself alone once it is numbered. */
const word = 'WORD'

interface Format {
  /** What may stand before verses and between them. */
  pieces: readonly string[]
  verse: (number: string) => string
  file: (body: string) => string
}

const letters = ['', '', '', 'a', 'b']

const formats: Readonly<Record<string, Format>> = {
  USFM: {
    pieces: [
      ...['\\q1', '\\p', '\\cd', '\\d', '\\s', '\\li', '\\ip', '\\sp', '\\qa', '\\m'].map(
        (marker) => `${marker} ${word} ${word}\n`,
      ),
      `\\p ${word}\\f + \\ft ${word}\\f*\n`,
      `${word}\n`,
      '\\b\n',
    ],
    verse: (number) => `\\v ${number} ${word} \\add ${word}\\add*\n`,
    file: (body) => usfm('PSA', body),
  },
  OSIS: {
    pieces: [
      ...['p', 'l', 'title', 'speaker', 'item'].map((name) => `<${name}>${word} ${word}</${name}>`),
      `<div type="introduction"><p>${word}</p><p>${word}</p></div>`,
      `<p>${word}<note>${word}</note></p>`,
      `${word} `,
    ],
    verse: (number) => `<verse osisID="Isa.3.${number}">${word} ${word}<note>${word}</note></verse>`,
    file: (body) => osis('Isa', body),
  },
  USFX: {
    pieces: [
      ...['p', 'q', 's', 'd', 'cd', 'li', 'sp', 'ip'].map((name) => `<${name}>${word} ${word}</${name}>`),
      `<p>${word}<f>${word}</f></p>`,
      `${word} `,
    ],
    verse: (number) => `<v id="${number}"/>${word}<f>${word}</f> ${word}<ve/>`,
    file: (body) => usfx('GEN', body),
  },
  Zefania: {
    pieces: [
      ...['PROLOG', 'REMARK', 'CAPTION', 'DIV'].map((name) => `<${name}>${word} ${word}</${name}>`),
      `<REMARK vref="2">${word}</REMARK>`,
      `<CAPTION vref="3">${word}</CAPTION>`,
      `${word} `,
    ],
    verse: (number) => `<VERS vnumber="${number}">${word}<NOTE>${word}</NOTE> ${word}</VERS>`,
    file: (body) => zefania(1, body),
  },
}

function bodiesOf({ pieces, verse }: Format): fc.Arbitrary<string> {
  const before = fc.array(fc.constantFrom(...pieces), { maxLength: 5 }).map((parts) => parts.join(''))
  const verses = fc.array(fc.tuple(fc.constantFrom(0, 1, 1, 1), fc.constantFrom(...letters), before), {
    maxLength: 5,
  })
  return fc.tuple(before, verses).map(([first, following]) => {
    let number = 0
    const numbered = following.map(([isNext, letter, after]) => {
      number += isNext
      return verse(isNext === 0 ? '0' : `${number}${letter}`) + after
    })
    return `${first}${numbered.join('')}${verse(`${number + 1}`)}`
  })
}

function wordsIn({ books }: Edition): string[] {
  return (JSON.stringify(books).match(/w\d+x/g) ?? []).sort()
}

describe('every word of a chapter is shown once', () => {
  it.each(Object.entries(formats))(
    '%s',
    async (_, format) => {
      await fc.assert(
        fc.asyncProperty(bodiesOf(format), async (body) => {
          let count = 0
          const text = format.file(body.replaceAll(word, () => `w${++count}x`))
          const options = { fileName: 'x', interfaceLocale: 'en', taken: new Set<string>() }
          const source = { name: 'x', bytes: new TextEncoder().encode(text) }
          const { edition } = await importEdition(source, options, { decode })
          expect(wordsIn(edition)).toEqual((text.match(/w\d+x/g) ?? []).sort())
        }),
        runs(60, 3000),
      )
    },
    timeoutMs,
  )
})
