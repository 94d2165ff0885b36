/** Two names of God beside each other are two words wherever the text goes: shown, copied, searched, read aloud. */
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
import type { Format } from '../../../contract/editions/formats'
import { spokenChapter } from '../../../reading-aloud/spoken-chapter'
import { forEachWord } from '../../../words/words'
import { versesText } from '../../selection/selection-text'
import { importEdition } from '../import-edition'

/** Two names with something between them, in every format: a new one does not compile without. */
const files: Readonly<Record<Format, (between: string) => string>> = {
  usfm: (between) => usfm('PSA', `\\p\n\\v 1 said the \\nd Lord\\nd*${between}\\nd God\\nd* to\n`),
  usx: (between) => {
    const names = `<char style="nd">Lord</char>${between}<char style="nd">God</char>`
    return usx('PSA', `<para style="p">${usxVerse('1', `said the ${names} to`)}</para>`)
  },
  usfx: (between) => usfx('PSA', `<p><v id="1"/>said the <nd>Lord</nd>${between}<nd>God</nd> to<ve/></p>`),
  osis: (between) => {
    const names = ['Lord', 'God'].map((name) => `<w lemma="x"><divineName>${name}</divineName></w>`)
    return osis('Ps', `<verse osisID="Ps.3.1">said the ${names.join(between)} to</verse>`)
  },
  zefania: (between) => {
    const names = ['Lord', 'God'].map((name) => `<STYLE fs="divineName">${name}</STYLE>`)
    return zefania(19, `<VERS vnumber="1">said the ${names.join(between)} to</VERS>`)
  },
  step: (between) => stepVerse('Psa.3.1', ['said the', ...`Lord${between}God`.split(/\s+/), 'to']),
}

const wanted = 'said the Lord God to'

describe.each(Object.entries(files))('two names in %s', (_, file) => {
  it.each([
    ['a blank', ' '],
    ['a line', '\n'],
    ['a line and its indentation', '\n      '],
    ['several blanks', '   '],
  ])('are two words where %s is between them', async (__, between) => {
    const options = { fileName: 'x', interfaceLocale: 'en', taken: new Set<string>() }
    const bytes = new TextEncoder().encode(file(between))
    const decode = (label: string, text: Uint8Array) => new TextDecoder(label).decode(text)
    const { edition } = await importEdition({ name: 'x', bytes }, options, { decode })
    const [chapter] = edition.books[0]?.chapters ?? []
    if (!chapter) throw new Error('no chapter')
    const [verse] = chapter.verses
    expect(verse?.content).toBe(wanted)
    expect(versesText({ verses: chapter.verses, selected: [1], locale: 'en' })).toBe(wanted)
    expect(spokenChapter(chapter, true).map(({ text }) => text)).toEqual([wanted])
    const words: string[] = []
    forEachWord(wanted, (start, end) => words.push((verse?.content ?? '').slice(start, end)))
    expect(words).toEqual(wanted.split(' '))
  })
})
