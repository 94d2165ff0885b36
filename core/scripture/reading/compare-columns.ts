/** The columns of a comparison: what each edition has in its rows. */

import { canonicalOf, placeOf } from '../../canonical'
import type { Verse } from '../../contract/editions/chapter'
import type { Manifest } from '../../contract/editions/edition'
import type { ChapterRecord } from '../../contract/page-data'
import { chaptersStandingOn } from '../numbering/chapters-standing-on'
import { type ChapterLayout, type FlowBlock, type Fragment, layoutChapter } from '../text/layout'
import type { VerseContext } from '../text/verse-nodes'
import type { ScriptureWords } from '../text/words'
import { hasChapter } from './neighbours'

interface ColumnSource {
  canonical: number
  manifests: readonly Manifest[]
  chapters: readonly ChapterRecord[]
  crossReferences: VerseContext['crossReferences']
  words: ScriptureWords
}

/** One edition of a comparison. */
export interface Column {
  manifest: Manifest
  verses: {
    canonical: number
    canonicalEnd: number
    /** The parts of the verse, in order. */
    parts: readonly { block: FlowBlock; fragment: Fragment }[]
    /** Headings, titles and similar blocks at the verse. */
    asides: readonly FlowBlock[]
    verse: Verse
    context: VerseContext
  }[]
  layouts: ChapterLayout[]
  /** The edition has the chapter, but it is still being loaded. */
  isAwaited: boolean
}

/** The column of an edition, with all its chapters that correspond to the rows. */
export function columnOf(manifest: Manifest, drawn: ColumnSource): Column {
  const { canonical, chapters, crossReferences, words, manifests } = drawn
  const records = chapters.filter(({ abbreviation }) => abbreviation === manifest.abbreviation)
  const layouts = records.map(({ chapter }) => layoutChapter(chapter))
  const index = manifests.indexOf(manifest)
  const verses = layouts.flatMap((layout, part) => {
    const own = layout.chapter.canonical
    const { book, chapter } = placeOf(own)
    const context: VerseContext = {
      words,
      locale: manifest.locale,
      prefix: prefixOf(manifest, index, part && own),
      numberOf: layout.numberOf,
      // Its number names the chapter in every language and numbering.
      ...(index === 0
        ? { crossReferences }
        : {
            crossReferences: ({ verse }) => `/cross-reference/${manifest.abbreviation}/${own}#verse-${verse}`,
            chapter: own,
          }),
      tabStop: index === 0 ? (layout.chapter.verses[0]?.verse ?? 0) : 0,
    }
    const parts = grouped(
      layout.flow.flatMap((block) => block.fragments.map((fragment) => ({ block, fragment }))),
      ({ fragment }) => fragment.verse,
    )
    const asides = grouped(
      layout.flow.filter(({ aside }) => aside),
      ({ aside }) => aside?.verse ?? 0,
    )
    return layout.chapter.verses.map((verse) => ({
      canonical: canonicalOf(book, chapter, verse.verse),
      canonicalEnd: canonicalOf(book, chapter, verse.verse_end ?? verse.verse),
      parts: parts.get(verse) ?? [],
      asides: asides.get(verse.verse) ?? [],
      verse,
      context,
    }))
  })
  const [first = manifest] = manifests
  const isAwaited =
    layouts.length === 0 &&
    chaptersStandingOn(canonical, first.numbering, manifest.numbering).some((standing) =>
      hasChapter(manifest.bookList, standing),
    )
  return { manifest, verses, layouts, isAwaited }
}

/**
 * The first column's ids are those of the single chapter, so that anchors work in both. `further`: canonical of a chapter that is not the
 * first one in its column, else 0.
 */
export function prefixOf(manifest: Manifest, index: number, further: number): string {
  return index === 0 ? '' : `${manifest.abbreviation}-${further > 0 ? `c${further}_` : ''}`
}

function grouped<Key, Value>(values: readonly Value[], keyOf: (value: Value) => Key): Map<Key, Value[]> {
  const groups = new Map<Key, Value[]>()
  for (const value of values) {
    const group = groups.get(keyOf(value))
    if (group) group.push(value)
    else groups.set(keyOf(value), [value])
  }
  return groups
}
