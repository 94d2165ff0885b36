/**
 * What the home page shows of an edition: suggested beginnings, and one quoted verse. Pure, the same on the
 * page and on the server.
 */
import type { Chapter } from '../../contract/editions/chapter'
import type { Manifest } from '../../contract/editions/edition'
import { chapterOf } from '../canonical'
import { addressPath, type Naming, placeLabel } from '../reading/addresses/addresses'
import { versesText } from '../selection/selection-text'
import { type BeginningName, beginningsOf } from './beginnings'

/** A suggested beginning as a link. */
export interface BeginningLink {
  name: BeginningName
  href: string
  /** "Markus 1". */
  label: string
}

/** The suggested beginnings of an edition as links. */
export function beginningLinks({ abbreviation, bookList }: Manifest, naming: Naming): BeginningLink[] {
  return beginningsOf(bookList).map(({ name, chapter }) => ({
    name,
    href: addressPath([abbreviation], chapter, undefined, naming),
    label: placeLabel(chapter, undefined, naming),
  }))
}

/** The quoted verse as a link. */
export interface QuotedVerse {
  text: string
  href: string
  /** "Johannes 1,5". */
  label: string
  /** The edition it is quoted from. */
  edition: Manifest
}

/** A verse (canonical in the edition) from its chapter; undefined if the chapter does not contain it. */
export function quoteVerse(
  edition: Manifest,
  naming: Naming,
  { canonical, verses }: Chapter,
  verse: number,
): QuotedVerse | undefined {
  if (chapterOf(verse) !== canonical) return undefined
  const text = versesText({ verses, selected: [verse - canonical], locale: edition.locale })
  if (text === '') return undefined
  return {
    text,
    href: addressPath([edition.abbreviation], verse, undefined, naming),
    label: placeLabel(verse, undefined, naming),
    edition,
  }
}
