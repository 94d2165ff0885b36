/** What the builder must be told: how references and books are read. Given from outside so that it knows no language. */
import type { FoundBook } from '../../book-ids'

/** A range of canonicals in the edition's own numbering; without `canonical_end` one place. */
export interface CanonicalRange {
  canonical: number
  canonical_end?: number
}

/** A reference read out of running text: `content` is the stretch of the text it was read from, unchanged. */
export interface ReadReference extends CanonicalRange {
  content: string
}

export interface BuilderOptions {
  /** The references in a text, in order; `place` resolves "verse 6" and "6:3". Words between them are not returned. */
  readReferences(text: string, place: { book: number; chapter: number }): readonly ReadReference[]
  /** The range a target of the markup names (OSIS range, USFM place or Zefania mscope); undefined if it names none. */
  readTarget(target: string): CanonicalRange | undefined
  /** The book a USFM code, OSIS id or Zefania number (`#14`) stands for. */
  bookOf(id: string): FoundBook | undefined
  /** The one book that a whole name means in any language it is read in; undefined for names of none or several. */
  bookNamed(name: string): number | undefined
  /** The names of the edition's own language are known: a name that is none of them is none of a book of ours. */
  knowsNames: boolean
}
