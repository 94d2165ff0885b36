/** Whether a source is contents rather than an edition; both may come as OSIS, and what is in it decides. */
import { AppError } from '../../errors'
import { bookByOsis } from '../../scripture/book-ids'
import { openSource } from '../../scripture/editions/container/open-source'
import { asciiHead } from '../../scripture/editions/container/recognise'
import type { SourceInput } from '../../scripture/editions/container/source-file'
import { verseTable } from '../../scripture/numbering/verse-table'

const headBytes = 8192
/** An OSIS document says of itself what it refers to and what type of work it is. */
const ofContent =
  /osisRefWork="(?!bible)|<type[^>]*>\s*(?:commentary|dictionary|lexicon|glossary|daily devotion)/i

/** True where no file of it is one of an edition. Throws what opening it throws, but for unknown formats. */
export function isContent(source: SourceInput): boolean {
  try {
    const { files } = openSource(source)
    return files.every(
      ({ format, bytes }) =>
        format === 'osis' && ofContent.test(asciiHead(bytes, headBytes)) && !hasVersesOfBook(bytes),
    )
  } catch (error) {
    if (error instanceof AppError && error.code === 'file-format') return true
    throw error
  }
}

const bookShare = 0.6
/** Notes on every verse may stand in its element, and are longer. */
const verseBytes = 1_500

/** True where the verses of most of a book stand as such: programs write any reference system into the head of a Bible. */
function hasVersesOfBook(bytes: Uint8Array): boolean {
  const text = asciiHead(bytes, bytes.length)
  if (/\bannotate(?:Ref|Type)="/.test(text)) return false
  const verses = new Set(
    [...text.matchAll(/<verse\b[^>]*?\b(?:osisID|sID)="(?:[^":]*:)?([\w.]+)/g)].map(([, id = '']) => id),
  )
  if (verses.size === 0 || bytes.length / verses.size > verseBytes) return false
  const counts = new Map<string, number>()
  for (const id of verses) {
    const [, book] = /^(\w+)\.\d+\.\d+$/.exec(id) ?? []
    if (book !== undefined) counts.set(book, (counts.get(book) ?? 0) + 1)
  }
  return [...counts].some(([book, count]) => count >= versesOf(book) * bookShare)
}

function versesOf(id: string): number {
  const { book } = bookByOsis(id) ?? {}
  if (book === undefined) return Number.POSITIVE_INFINITY
  const table = verseTable({ base: 'eng', corrections: [] })
  let count = 0
  for (let chapter = 1; chapter <= table.lastChapter(book); chapter += 1)
    count += table.lastVerse(book, chapter)
  return count || Number.POSITIVE_INFINITY
}
