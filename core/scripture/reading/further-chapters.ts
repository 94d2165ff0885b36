/**
 * The chapters of a passage that stand below its first one: each as a page of its own, of which everything
 * that works in a chapter works there too; and all of them as trees, for a page printed before any script.
 */

import { bookOf, type Canonical, chapterOf, placeOf } from '../../canonical'
import type { PageData, TextAddress } from '../../contract/page-data'
import { chapterNode, passageEnd } from '../text/chapter-node'
import { element, type ScriptureElement } from '../text/node'
import type { ScriptureWords } from '../text/words'
import { addressPath, namingOf, placeLabel } from './addresses/addresses'
import { hasChapter } from './neighbours'
import { drawnPage } from './reading-node'

/** One of those chapters. */
export interface FurtherChapter {
  chapter: Canonical
  /** "Markus 5". */
  heading: string
  href: string
  /** The chapter as a page of its own; its text is absent until it is here. */
  page: PageData & { address: TextAddress }
  state: 'here' | 'missing' | 'absent'
}

/** Empty for any other page. */
export function furtherChapters(data: PageData, locale: string): FurtherChapter[] {
  const { address, further = [], ...rest } = data
  const naming = namingOf(data, locale)
  const [edition] = data.manifests
  if (!address?.further || !naming || !edition) return []
  const { abbreviations } = address
  return address.further.map((range) => {
    const chapter = chapterOf(range.from)
    const chapters = further.filter((record) => record.chapter.canonical === chapter)
    const href = addressPath(abbreviations, chapter, undefined, naming)
    const marked = range.from > chapter ? [range] : []
    return {
      chapter,
      heading: placeLabel(chapter, undefined, naming),
      href,
      page: { ...rest, chapters, address: { abbreviations, chapter, marked, others: [], path: href } },
      state: chapters.length > 0 ? 'here' : hasChapter(edition.bookList, chapter) ? 'missing' : 'absent',
    }
  })
}

/** The tree of such a chapter below `first`, the one the passage begins with; undefined until it is here. */
export function furtherNode(
  page: PageData,
  first: number,
  words: ScriptureWords,
  locale: string,
): ScriptureElement | undefined {
  const drawn = drawnPage(page, words, locale)
  const [record] = page.chapters
  if (!drawn || !record) return undefined
  const { canonical } = record.chapter
  const part = {
    distance: canonical - first,
    prefix: `c${canonical / 1000}_`,
    isNewBook: placeOf(canonical).chapter === 1 && bookOf(canonical) !== bookOf(first),
  }
  return chapterNode({ ...drawn, ...record, part })
}

/** Licence and ways on below the last chapter. */
export function passageEndNode(
  data: PageData,
  words: ScriptureWords,
  locale: string,
): ScriptureElement | undefined {
  const drawn = drawnPage(data, words, locale)
  return drawn && passageEnd(drawn)
}

/** All that stands below the first chapter; one that is not here is a link. Empty for any other page. */
export function furtherNodes(data: PageData, words: ScriptureWords, locale: string): ScriptureElement[] {
  const first = data.address?.chapter ?? 0
  const nodes = furtherChapters(data, locale).map(
    (one) => furtherNode(one.page, first, words, locale) ?? linkNode(one),
  )
  const end = nodes.length > 0 && passageEndNode(data, words, locale)
  return end ? [...nodes, end] : nodes
}

function linkNode({ heading, href }: FurtherChapter): ScriptureElement {
  const title = element('h1', {}, element('a', { href }, element('bdi', {}, heading)))
  return element(
    'section',
    { class: 'chapter', 'data-further': '' },
    element('header', { class: 'chapter-head' }, title),
  )
}
