/**
 * The kind of an OSIS document, by its content: verses of most of a book are an edition, no matter what the
 * header says of itself (programs write `osisRefWork="defaultReferenceScheme"` over whole Bibles). Where there
 * are fewer verses the header decides.
 */

import { canonicalOf } from '../../../canonical'
import { bookByOsis } from '../../book-ids'
import { baseTable } from '../../numbering/standing/numbering-table'
import { asciiHead } from '../container/recognise'

/** `doubt`: its verses are far too long for a Bible, and nothing says that it explains one. */
export type OsisKind = 'edition' | 'content' | 'doubt'

/** Verses of no Bible are longer on average, without their notes; sections of commentaries mostly are. */
const longestMeanVerse = 600
/** Fewer verses of a book show nothing. */
const leastVerses = 10

const saysContent = /<type[^>]*>\s*(?:x-)?(?:commentary|dictionary|lexicon|glossary|daily devotion)/i
const refersElsewhere = /osisRefWork=["'](?!bible|defaultReferenceScheme)/i
const glossary = /<div\b[^>]*\btype=["'](?:glossary|x-dictionary)["']|<entry\b|<item\b[^>]*>\s*<label/i
const headBytes = 8192

/** Tells the kind of a document from all its bytes. */
export function osisKind(bytes: Uint8Array): OsisKind {
  const text = asciiHead(bytes, bytes.length)
  const head = text.slice(0, headBytes)
  const isSaid = saysContent.test(head) || refersElsewhere.test(head)
  if (hasOnlyLinks(text)) return 'content'
  const verses = versesIn(text)
  const annotated = countOf(text, /<(?:\w+:)?div\b[^>]*\bannotateRef=/g)
  const isAnnotated = annotated > 0 && annotated * 2 >= verses.size
  if (verses.size > 0 && !isAnnotated && hasMostOfBook(verses)) {
    if (meanLength(text, verses.size) <= longestMeanVerse) return 'edition'
    return isSaid ? 'content' : 'doubt'
  }
  if (isSaid) return 'content'
  return isAnnotated || (verses.size === 0 && glossary.test(text)) ? 'content' : 'edition'
}

/** Whether a document holds notes with cross references, and no words beside them: not even a Bible of some verses. */
export function isOsisOfLinks(bytes: Uint8Array): boolean {
  return hasOnlyLinks(asciiHead(bytes, bytes.length))
}

function hasOnlyLinks(text: string): boolean {
  const notes = countOf(text, /<(?:\w+:)?note\b[^>]*\btype=["']crossReference["']/g)
  return notes > 0 && !/\bannotateRef=/.test(text) && meanLength(text, notes) < 1
}

/** The places of all verses, each once. */
function versesIn(text: string): Set<string> {
  const verses = new Set<string>()
  for (const [, id = ''] of text.matchAll(/<(?:\w+:)?verse\b[^>]*?\bosisID=["']([^"']+)/g)) {
    for (const one of id.split(/\s+/)) verses.add(one.replace(/^[^:]*:/, '').replace(/!.*$/, ''))
  }
  return verses
}

function hasMostOfBook(verses: ReadonlySet<string>): boolean {
  const chapters = baseTable('eng').verses
  const books = new Map<string, number>()
  for (const id of verses) {
    const [, book = '', chapter] = /^(\w+)\.(\d{1,3})\.\d{1,3}$/.exec(id) ?? []
    if (chapter === undefined) continue
    books.set(book, (books.get(book) ?? 0) + 1)
  }
  return [...books].some(([id, found]) => {
    const book = bookByOsis(id)?.book
    if (book === undefined || found < leastVerses) return false
    let usual = 0
    for (let chapter = 1; ; chapter++) {
      const last = chapters.get(canonicalOf(book, chapter))
      if (last === undefined) break
      usual += last
    }
    return found * 2 > usual
  })
}

/** Characters of text for each verse, without the header, notes and markup. */
function meanLength(text: string, verses: number): number {
  const words = text
    .replace(/<(?:\w+:)?header\b[\s\S]*?<\/(?:\w+:)?header>/, '')
    .replace(/<(?:\w+:)?note(?:\s[^>]*[^/])?>[\s\S]*?<\/(?:\w+:)?note>/g, '')
    .replace(/<[^>]*>/g, '')
    // A character of UTF-8 counts once.
    .replace(/[\x80-\xBF]/g, '')
    .replace(/\s+/g, ' ')
  return words.length / verses
}

function countOf(text: string, pattern: RegExp): number {
  return [...text.matchAll(pattern)].length
}
