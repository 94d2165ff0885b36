/**
 * Fake readings and short forms for tests of the builder: `b41 1:2-3` is a reference
 * and a target, books are their USFM codes.
 */

import { canonicalOf } from '#core/canonical'
import { chapterSchema } from '#core/contract/editions/chapter'
import { bookByUsfm, bookByZefania } from '#core/scripture/book-ids'
import type { BuilderOptions, CanonicalRange } from '#core/scripture/editions/builder/builder-options'
import {
  type Builder,
  type BuiltEdition,
  createBuilder,
} from '#core/scripture/editions/builder/create-builder'

const pattern = /b(\d+) (\d+):(\d+)(?:-(\d+))?/

/** Reads this small notation. */
export const fakeReading: BuilderOptions = {
  readReferences: (text) =>
    [...text.matchAll(new RegExp(pattern, 'g'))].map((found) => ({ ...rangeOf(found), content: found[0] })),
  readTarget: (target) => {
    const found = pattern.exec(target)
    return found ? rangeOf(found) : undefined
  },
  cite: ({ canonical }) => `b${canonical}`,
  bookNamed: (name) => namedBooks[name],
  knowsNames: true,
  bookOf: (id) => (id.startsWith('#') ? bookByZefania(Number(id.slice(1))) : bookByUsfm(id)),
}

const namedBooks: Readonly<Record<string, number>> = {
  Genesis: 1,
  Exodus: 2,
  '1 Samuel': 9,
  '2 Samuel': 10,
  '1 Kings': 11,
  '2 Kings': 12,
  '3 Kings': 11,
  '4 Kings': 12,
  Jude: 65,
  Tobit: 90,
  Judith: 91,
  Wisdom: 94,
  Sirach: 95,
}

/** The edition built from these calls. */
export function build(play: (sink: Builder) => void): BuiltEdition {
  const builder = createBuilder(fakeReading)
  builder.at({ file: 'a.usfm', line: 7 })
  play(builder)
  return builder.finish()
}

/** Psalm 3 built from these calls, with its report. */
export function psalm(play: (sink: Builder) => void) {
  const { books, entries } = build((sink) => {
    sink.book('PSA')
    sink.chapter(3)
    play(sink)
  })
  const chapter = chapterSchema.parse(books[0]?.chapters[0] ?? { canonical: 0, verses: [], blocks: [] })
  return {
    ...chapter,
    texts: chapter.verses.map(({ verse, content }) => `${verse} ${content}`),
    kinds: entries.map(({ kind }) => kind).filter((kind) => kind !== 'verse-absent'),
    entries,
  }
}

/** Sends a verse with its text. */
export function say(sink: Builder, number: number, text: string, part?: string): void {
  sink.verse(number, undefined, part)
  sink.text(text)
}

function rangeOf([, book, chapter, verse, last]: RegExpExecArray | RegExpMatchArray): CanonicalRange {
  const canonical = canonicalOf(Number(book), Number(chapter), Number(verse))
  return last === undefined
    ? { canonical }
    : { canonical, canonical_end: canonicalOf(Number(book), Number(chapter), Number(last)) }
}
