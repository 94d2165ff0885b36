/** Everything a text address shows, as one tree: a single chapter, or translations side by side. */
import type { PageData } from '../../contract/page-data'
import { chapterNode, type DrawnChapter } from '../text/chapter-node'
import type { ScriptureElement } from '../text/node'
import type { ScriptureWords } from '../text/words'
import { addressPath, namingOf, placeLabel } from './addresses'
import { neighbourOf } from './neighbours'
import type { ReadingCode } from './reading-code'

/** The tree of a page; undefined when the first edition's chapter is not in the data, or the code of comparisons not loaded. */
export function readingNode(
  data: PageData,
  words: ScriptureWords,
  locale: string,
  { comparing }: ReadingCode,
): ScriptureElement | undefined {
  const drawn = drawnChapter(data, words, locale)
  if (!drawn) return undefined
  return data.manifests.length === 1
    ? chapterNode(drawn)
    : comparing?.compareNode({ ...drawn, manifests: data.manifests, chapters: data.chapters })
}

function drawnChapter(data: PageData, words: ScriptureWords, locale: string): DrawnChapter | undefined {
  const { address, manifests, chapters } = data
  const [edition] = manifests
  const naming = namingOf(data, locale)
  const record = chapters.find(
    ({ abbreviation, chapter }) =>
      abbreviation === edition?.abbreviation && chapter.canonical === address?.chapter,
  )
  if (!edition || !address || !naming || !record) return undefined
  const path = (from: number, to?: number) => addressPath(address.abbreviations, from, to, naming)
  const link = (step: -1 | 1) => {
    const neighbour = neighbourOf(edition.bookList, address.chapter, step)
    return neighbour === undefined
      ? undefined
      : { href: path(neighbour), label: placeLabel(neighbour, undefined, naming) }
  }
  const slug = path(address.chapter).split('/').at(-1)
  return {
    edition,
    chapter: record.chapter,
    titles: record.titles,
    heading: placeLabel(address.chapter, undefined, naming),
    introduction: `/bible/${edition.abbreviation}`,
    hrefOf: path,
    crossReferences: ({ verse }) => `/cross-reference/${edition.abbreviation}/${slug}#verse-${verse}`,
    previous: link(-1),
    next: link(1),
    words,
  }
}
