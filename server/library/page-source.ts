/** The library as the source of pages (core/scripture/reading): all its data is available at once. */
import { type Chapter, chapterSchema } from '#core/contract/editions/chapter'
import type { EditionSummary } from '#core/contract/editions/edition'
import { type TextChapter, textAnswerSchema } from '#core/contract/editions/text-answer'
import type { PageSource } from '#core/scripture/reading/page-source'
import { decompressBrotli } from '../bytes/encodings'
import type { LibraryView } from './library'
import type { StoredEdition } from './stored-edition'

/** A library knows every edition that can be opened. */
export interface LibrarySource extends PageSource {
  /** In the order of the list. */
  editions(): Promise<readonly EditionSummary[]>
}

/** A source over one state of the library. */
export function librarySource(view: LibraryView, names: PageSource['names']): LibrarySource {
  return {
    editions: async () => view.editions.map(({ summary }) => summary),
    async edition(abbreviation) {
      const found = view.find(abbreviation)
      return found && { summary: found.summary, manifest: found.manifest }
    },
    async chapter(abbreviation, { hash }, canonical) {
      const edition = view.find(abbreviation)
      const found = edition && (await readChapter(edition, canonical))
      return found && { abbreviation: edition.summary.abbreviation, hash, ...found }
    },
    names,
  }
}

/** A chapter and the titles of its book, from its prepared answer; undefined if the edition lacks it. */
export async function readChapter(
  edition: StoredEdition,
  canonical: number,
): Promise<{ titles: string[]; chapter: Chapter } | undefined> {
  const found = await readText(edition, canonical)
  return found && { titles: found.titles, chapter: chapterSchema.parse(found) }
}

/** A chapter in the form of its prepared answer; undefined if the edition lacks it. */
export async function readText(edition: StoredEdition, canonical: number): Promise<TextChapter | undefined> {
  const pack = await edition.pack()
  if (pack.hashOf(canonical) === undefined) return undefined
  const plain = await decompressBrotli(await pack.read(canonical, 'br'))
  const { data } = textAnswerSchema.parse(JSON.parse(plain.toString()))
  return data[edition.summary.abbreviation]?.chapter ?? undefined
}
