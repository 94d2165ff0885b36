/** The content of a text address as one tree: a single chapter, or translations side by side. */
import type { PageData } from '../../contract/page-data'
import { chapterNode, type DrawnPage } from '../text/chapter-node'
import type { ScriptureElement } from '../text/node'
import type { ScriptureWords } from '../text/words'
import { addressPath, namingOf, placeLabel } from './addresses/addresses'
import { neighbourLink } from './neighbours'
import type { ReadingCode } from './reading-code'

/**
 * The tree of a page; undefined when the data contains no chapter of its editions, or when the code of
 * comparisons is not loaded. A column that is present is drawn whatever the first one lacks.
 */
export function readingNode(
  data: PageData,
  words: ScriptureWords,
  locale: string,
  { comparing }: ReadingCode,
): ScriptureElement | undefined {
  const page = drawnPage(data, words, locale)
  const { address, manifests, chapters } = data
  if (!page || !address) return undefined
  if (manifests.length > 1)
    return chapters.length > 0
      ? comparing?.compareNode({ ...page, canonical: address.chapter, manifests, chapters })
      : undefined
  const record = chapters.find(({ chapter }) => chapter.canonical === address.chapter)
  return record && chapterNode({ ...page, chapter: record.chapter, titles: record.titles })
}

/** The surroundings of the chapter of a page; undefined while the names of its books are not known. */
export function drawnPage(data: PageData, words: ScriptureWords, locale: string): DrawnPage | undefined {
  const { address, manifests } = data
  const [edition] = manifests
  const naming = namingOf(data, locale)
  if (!edition || !address || !naming) return undefined
  const path = (from: number, to?: number) => addressPath(address.abbreviations, from, to, naming)
  const slug = path(address.chapter).split('/').at(-1)
  return {
    edition,
    heading: placeLabel(address.chapter, undefined, naming),
    introduction: `/bible/${edition.abbreviation}`,
    hrefOf: path,
    crossReferences: ({ verse }) => `/cross-reference/${edition.abbreviation}/${slug}#verse-${verse}`,
    previous: neighbourLink(data, locale, -1),
    next: neighbourLink(data, locale, 1),
    words,
    ...(address.further && { part: { distance: 0, prefix: '', isNewBook: false } }),
  }
}
