/** Whatever stands where in a chapter: every word of a file is shown once, in a verse, a note, a block or an introduction. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  osis,
  stepVerse,
  usfm,
  usfx,
  usx,
  usxVerse,
  zefania,
} from '../../../../tests/support/editions/chapter-lines'
import { runs, timeoutMs } from '../../../../tests/support/properties/runs'
import type { Format } from '../../../contract/editions/formats'
import type { Edition } from '../edition'
import { importEdition } from '../import-edition'

const decode = (label: string, bytes: Uint8Array) => new TextDecoder(label).decode(bytes)

/** A word that stands for itself alone once it is numbered. */
const word = 'WORD'

interface Grammar {
  /** What may stand before verses and between them. */
  pieces: readonly string[]
  verse: (number: string) => string
  file: (body: string) => string
}

const letters = ['', '', '', 'a', 'b']

/** One for each format the importer reads: a new one does not compile without. */
const grammars: Readonly<Record<Format, Grammar>> = {
  usfm: {
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
  usx: {
    pieces: [
      ...['q1', 'p', 'cd', 'd', 's', 'li1', 'ip', 'sp', 'qa', 'm'].map(
        (style) => `<para style="${style}">${word} ${word}</para>`,
      ),
      `<para style="p">${word}<note caller="+" style="f"><char style="ft">${word}</char></note></para>`,
      '<para style="b"/>',
    ],
    verse: (number) =>
      `<para style="p">${usxVerse(number, `${word} <char style="add">${word}</char>`)}</para>`,
    file: (body) => usx('PSA', body),
  },
  osis: {
    pieces: [
      ...['p', 'l', 'title', 'speaker', 'item'].map((name) => `<${name}>${word} ${word}</${name}>`),
      `<div type="introduction"><p>${word}</p><p>${word}</p></div>`,
      `<p>${word}<note>${word}</note></p>`,
      `${word} `,
    ],
    verse: (number) => `<verse osisID="Isa.3.${number}">${word} ${word}<note>${word}</note></verse>`,
    file: (body) => osis('Isa', body),
  },
  usfx: {
    pieces: [
      ...['p', 'q', 's', 'd', 'cd', 'li', 'sp', 'ip'].map((name) => `<${name}>${word} ${word}</${name}>`),
      `<p>${word}<f>${word}</f></p>`,
      `${word} `,
    ],
    verse: (number) => `<v id="${number}"/>${word}<f>${word}</f> ${word}<ve/>`,
    file: (body) => usfx('GEN', body),
  },
  zefania: {
    pieces: [
      ...['PROLOG', 'REMARK', 'CAPTION', 'DIV'].map((name) => `<${name}>${word} ${word}</${name}>`),
      `<REMARK vref="2">${word}</REMARK>`,
      `<CAPTION vref="3">${word}</CAPTION>`,
      `${word} `,
    ],
    verse: (number) => `<VERS vnumber="${number}">${word}<NOTE>${word}</NOTE> ${word}</VERS>`,
    file: (body) => zefania(1, body),
  },
  step: {
    pieces: ['\n'],
    verse: (number) => stepVerse(`Gen.3.${Number.parseInt(number, 10)}`, [word, `${word} ${word}`]),
    file: (body) => body,
  },
}

function bodiesOf({ pieces, verse }: Grammar): fc.Arbitrary<string> {
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
  it.each(Object.entries(grammars))(
    '%s',
    async (name, grammar) => {
      await fc.assert(
        fc.asyncProperty(bodiesOf(grammar), async (body) => {
          let count = 0
          const text = grammar.file(body.replaceAll(word, () => `w${++count}x`))
          const options = { fileName: 'x', interfaceLocale: 'en', taken: new Set<string>() }
          const source = { name: 'x', bytes: new TextEncoder().encode(text) }
          const { edition, report } = await importEdition(source, options, { decode })
          expect(report.format).toBe(name)
          expect(wordsIn(edition)).toEqual((text.match(/w\d+x/g) ?? []).sort())
        }),
        runs(60, 3000),
      )
    },
    timeoutMs,
  )
})
