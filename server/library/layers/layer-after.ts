/** The words of the original of an edition that was added or updated. */
import { join } from 'node:path'
import { placeOf } from '#core/canonical'
import { versesOf } from '#core/content/words/make-layer'
import { fitWords } from '#core/content/words/sources/fit-words'
import { fittingBooks } from '#core/content/words/word-places'
import type { NamedVerse } from '#core/originals/named-words'
import type { WordsOfBooks } from '#core/originals/word-run'
import type { PackEntry } from '../library-index'
import { readIndex } from '../library-index'
import type { PackChange } from '../packs/change-packs'
import { addLayer, isBeside, layerEntry, removeLayer } from '../packs/layer-pack'
import { openStoredPack } from '../packs/stored-pack'
import { openEdition } from '../stored-edition'
import type { Change } from '../writing/change-library'
import { type AgreedNumbers, agreedWords, areOfTheirVerses } from './agreed-words'

/** What became of the words that an edition's files, or a table beside it, name. */
export type LayerOutcome =
  | { kind: 'none' }
  /** Marked in places only: nobody could study them. */
  | { kind: 'too-few'; found: number }
  /** Numbers that are not those of its verses. */
  | { kind: 'foreign'; agreed: AgreedNumbers }
  | { kind: 'made'; change: PackChange; agreed: AgreedNumbers | undefined; surplus: number }

/** A file with numbers at fewer words than this was marked in places only. */
const fewestAVerse = 1

/** The layer of a changed edition: of its own files, or, where a table gave one, those words found in its new text. */
export async function layerAfter(
  directory: string,
  { manifest, report, read }: Change,
): Promise<LayerOutcome> {
  const { abbreviation } = manifest
  const former = layerEntry(directory, abbreviation, 'given')
  if (former && isBeside(former)) return await fitAgain(directory, { manifest, read }, former)
  const { words, edition } = read
  const found = words?.found ?? 0
  if (!words || countOf(words.books) < report.verses * fewestAVerse) {
    await removeLayer(directory, abbreviation, 'given')
    return found === 0 ? { kind: 'none' } : { kind: 'too-few', found }
  }
  const {
    agreed,
    surplus,
    words: believed,
  } = await agreedWords(directory, { ...manifest, books: edition.books }, words.books)
  if (agreed && !areOfTheirVerses(agreed)) {
    await removeLayer(directory, abbreviation, 'given')
    return { kind: 'foreign', agreed }
  }
  const change = await addLayer(directory, manifest, edition.books, {
    words: believed,
    found: words.found - surplus,
    origin: 'given',
    format: report.format,
    licence: manifest.licence,
    attribution: manifest.attribution,
    ...(report.format === 'step' ? { glossLocale: 'en' } : {}),
  })
  return { kind: 'made', change, agreed, surplus }
}

function countOf(words: WordsOfBooks): number {
  let count = 0
  for (const book of words.values())
    for (const chapter of book.values()) for (const runs of chapter.values()) count += runs.length
  return count
}

/** Without the text they were made for, its words stay where its books still fit. */
async function fitAgain(
  directory: string,
  { manifest, read }: Pick<Change, 'manifest' | 'read'>,
  entry: PackEntry,
): Promise<LayerOutcome> {
  const pack = openStoredPack(join(directory, entry.directory), entry.directory)
  const named = await namedBefore(directory, manifest.abbreviation, pack)
  const { manifest: former } = pack
  if (!former.layer || named.length === 0) return { kind: 'none' }
  const { words, found } = fitWords(named, read.edition.books, manifest)
  const change = await addLayer(directory, manifest, read.edition.books, {
    words,
    found,
    origin: 'given',
    format: 'table',
    licence: former.licence,
    attribution: former.attribution,
    sourceUrl: former.sourceUrl,
    isBeside: true,
    ...(former.layer.glossLocale === undefined ? {} : { glossLocale: former.layer.glossLocale }),
  })
  return { kind: 'made', change, agreed: undefined, surplus: 0 }
}

/** The words of a layer with the wording of the text that it was made for, which is kept for a while. */
async function namedBefore(
  directory: string,
  abbreviation: string,
  pack: ReturnType<typeof openStoredPack>,
): Promise<NamedVerse[]> {
  const { layer } = pack.manifest
  const before = readIndex(directory)
    .retired.filter((one) => one.abbreviation.toUpperCase() === abbreviation.toUpperCase())
    .toSorted((one, other) => other.at - one.at)
    .find(({ directory: name }) => name.startsWith('e'))
  if (!layer || !before) return []
  const edition = openEdition(join(directory, before.directory), before.directory)
  try {
    const fitting = fittingBooks(layer, edition.manifest.bookList)
    const books = await edition.books()
    const textOf = versesOf(books)
    const named: NamedVerse[] = []
    for (const { number, chapters } of books) {
      if (!fitting.has(number)) continue
      for (const { canonical } of chapters) {
        const { chapter } = placeOf(canonical)
        const verseText = textOf(number)
        const words = await pack.words(canonical, verseText)
        for (const [verse, runs] of words ?? [])
          named.push({
            book: number,
            chapter,
            verse,
            words: runs.map((run) => namedOf(run, verseText(chapter, verse) ?? '')),
          })
      }
    }
    return named
  } finally {
    await edition.close()
  }
}

function namedOf(
  { from, to, ...said }: { from: number; to: number } & Omit<NamedVerse['words'][number], 'text'>,
  text: string,
) {
  return { ...said, text: text.slice(from, to) }
}
