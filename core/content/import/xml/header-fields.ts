/** The header of a document of XML: what its elements say about the file. */
import type { ContentMetadata } from '../sink'

export interface HeaderFields {
  /** Between the beginning of a header and its end. */
  isOpen(): boolean
  /** The result ends the header and tells what it said. */
  begin(tell: (found: ContentMetadata) => void): () => void
  /** The result is said at the end of the element. */
  open(name: string): () => void
  text(text: string): void
}

export function createHeaderFields(): HeaderFields {
  const fields = new Map<string, string>()
  /** Elements open in a header, each with the text in it; undefined outside of one. */
  let texts: string[] | undefined
  return {
    isOpen: () => texts !== undefined,
    begin(tell) {
      texts = []
      return () => {
        texts = undefined
        tell(metadataOf(fields))
      }
    },
    open(name) {
      texts?.push('')
      return () => keepField(fields, name, texts?.pop() ?? '')
    },
    text(text) {
      texts = texts?.map((before) => before + text)
    },
  }
}

/** The first of each name: the work itself stands before those it refers to. */
function keepField(fields: Map<string, string>, name: string, text: string): void {
  const words = text.replace(/\s+/g, ' ').trim()
  const key = name.replace(/^.*\./, '').toLowerCase()
  if (words !== '' && !fields.has(key)) fields.set(key, words)
}

function metadataOf(fields: ReadonlyMap<string, string>): ContentMetadata {
  const {
    identifier,
    title,
    language,
    rights,
    licence,
    license,
    availability,
    creator,
    author,
    publisher,
    source,
  } = Object.fromEntries(fields)
  const said = {
    abbr: identifier && /^\w{2,12}$/.test(identifier) ? identifier : undefined,
    name: title,
    language,
    licence: rights ?? licence ?? license ?? availability,
    attribution: creator ?? author,
    digitisedBy: publisher,
    sourceUrl: source && /^https?:\/\//.test(source) ? source : undefined,
  }
  return Object.fromEntries(Object.entries(said).filter(([, value]) => value !== undefined))
}
