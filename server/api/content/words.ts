/** Words of the original: beside the editions of the library, and in its dictionaries. */
import { bookOf } from '#core/canonical'
import { entriesOfNumber } from '#core/content/reading/number-entries'
import { throughOriginal } from '#core/content/words/through-original'
import { fittingBooks, wordPlaces } from '#core/content/words/word-places'
import type { WordPlaces } from '#core/contract/content/answers'
import { AppError } from '#core/errors'
import { prepareJson } from '../../http/answers/prepared'
import type { Handler } from '../../http/call-routes'
import type { Library } from '../../library/library'
import { readChapter } from '../../library/page-source'
import type { StoredEdition } from '../../library/stored-edition'
import { packNamed } from './packs'

/** Those of a chapter; none where its book has another text now, and in packs of other kinds. */
export function words(source: Library): Handler<'words'> {
  return async ({ params: { abbreviation, chapter } }) => {
    const { pack, edition, fitting, origin } = layerNamed(source, abbreviation)
    const canonical = Number(chapter)
    if (!edition || !fitting.has(bookOf(canonical))) return prepareJson({ data: [], ...origin })
    const text = await versesOf(edition, canonical)
    const found = text && (await pack.words(canonical, (_, verse) => text.get(verse)))
    return prepareJson({
      data: [...(found ?? [])].map(([verse, runs]) => ({ verse, runs: [...runs] })),
      ...origin,
    })
  }
}

/** Where a number stands. */
export function wordPlacesHandler(source: Library): Handler<'wordPlaces'> {
  return async ({ params: { abbreviation, number }, query: { book, rendering, edition: other, page } }) => {
    const { pack, edition, fitting, origin } = layerNamed(source, abbreviation)
    const found =
      edition &&
      (await wordPlaces(pack, fitting, async (chapter) => await versesOf(edition, chapter), {
        number,
        book: book === undefined ? undefined : Number(book),
        rendering,
        page: page === undefined ? 1 : Number(page),
      }))
    if (!found) throw new AppError('not-found', { abbreviation, number })
    const data = other === undefined ? found : await inEdition(source, found, edition, other)
    return prepareJson({ data, ...origin })
  }
}

/** Entries of dictionaries on a number. */
export function numberEntries(source: Library): Handler<'numberEntries'> {
  const all = { packs: async () => source.view().packs.all }
  return async ({ params: { number } }) => prepareJson({ data: await entriesOfNumber(all, number) })
}

/** Throws edition-unknown. */
async function inEdition(
  source: Library,
  found: WordPlaces,
  original: StoredEdition,
  abbreviation: string,
): Promise<WordPlaces> {
  const edition = source.view().find(abbreviation)
  if (!edition) throw new AppError('edition-unknown', { abbreviation })
  return await throughOriginal(found, {
    from: original.manifest.numbering,
    to: edition.manifest.numbering,
    textOf: async (chapter) => await versesOf(edition, chapter),
  })
}

function layerNamed(source: Library, abbreviation: string) {
  const pack = packNamed(source, abbreviation)
  const { layer } = pack.manifest
  const edition = layer && source.view().find(layer.edition)
  const fitting = layer && edition ? fittingBooks(layer, edition.manifest.bookList) : new Set<number>()
  return { pack, edition, fitting, origin: layer ? { origin: layer.origin } : {} }
}

async function versesOf(
  edition: StoredEdition,
  chapter: number,
): Promise<ReadonlyMap<number, string> | undefined> {
  const found = await readChapter(edition, chapter)
  return found && new Map(found.chapter.verses.map(({ verse, content }) => [verse, content]))
}
