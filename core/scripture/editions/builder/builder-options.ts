/** Functions the builder receives for references and books, so that it needs to know no language. */
import type { FoundBook } from '../../book-ids'

/** A range of canonicals in the edition's own numbering; without `canonical_end` one place. */
export interface CanonicalRange {
  canonical: number
  canonical_end?: number
}

/** A reference found in running text: `content` is the part of the text it was read from, unchanged. */
export interface ReadReference extends CanonicalRange {
  content: string
}

/** Functions that the builder needs from outside. */
export interface BuilderOptions {
  /** Words of the original are kept; they are not without it. */
  readsWords?: boolean
  /**
   * The references in a text, in order; `place` resolves "verse 6" and "6:3". Words between them are not
   * returned.
   */
  readReferences(text: string, place: { book: number; chapter: number }): readonly ReadReference[]
  /**
   * The range of a target in the markup (OSIS range, USFM place or Zefania mscope); undefined if it names
   * none.
   */
  readTarget(target: string): CanonicalRange | undefined
  /** A range as people who read the edition write it. */
  cite(range: CanonicalRange): string
  /** The book of a USFM code, OSIS id or Zefania number (`#14`). */
  bookOf(id: string): FoundBook | undefined
  /** The one book that a full name means in any known language; undefined for names of none or several. */
  bookNamed(name: string): number | undefined
  /** The names of the edition's language are known: a name outside that list belongs to no book of ours. */
  knowsNames: boolean
}
