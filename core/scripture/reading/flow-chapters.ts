/**
 * The chapters that follow each other above and below a page while one scrolls: each a page of its own in the same columns.
 */
import { bookOf, type Canonical, chapterOf, placeOf } from '../../canonical'
import type { PageData } from '../../contract/page-data'
import { chapterNode } from '../text/chapter-node'
import type { ScriptureElement } from '../text/node'
import type { ScriptureWords } from '../text/words'
import { addressPath, namingOf } from './addresses/addresses'
import { neighbourAmong, neighbourOfPage } from './neighbours'
import type { ReadingCode } from './reading-code'
import { drawnPage, readingNode } from './reading-node'

/** A chapter and the address of its page. */
export interface FlowChapter {
  chapter: Canonical
  path: string
}

/** The chapter before or after `last`, else before or after the page itself; undefined at the ends of the edition. */
export function nextInFlow(
  page: PageData,
  last: Canonical | undefined,
  step: -1 | 1,
  locale: string,
): FlowChapter | undefined {
  const { address, manifests } = page
  const naming = namingOf(page, locale)
  const from = last === undefined ? neighbourOfPage(page, step)?.from : neighbourAmong(manifests, last, step)
  if (!address || !naming || from === undefined) return undefined
  const chapter = chapterOf(from)
  return { chapter, path: addressPath(address.abbreviations, chapter, undefined, naming) }
}

/**
 * The tree of such a chapter; its ids are its own, so that two chapters on one page share none. `first` is the chapter of the
 * page that they stand around. Undefined until it is here.
 */
export function flowNode(
  page: PageData,
  first: number,
  words: ScriptureWords,
  locale: string,
  code: ReadingCode,
): ScriptureElement | undefined {
  const { address, manifests, chapters } = page
  if (!address) return undefined
  const { chapter } = address
  const part = {
    distance: chapter - first,
    prefix: `c${chapter / 1000}_`,
    isNewBook: placeOf(chapter).chapter === 1 && bookOf(chapter) !== bookOf(first),
  }
  if (manifests.length > 1) {
    const node = readingNode(page, words, locale, code)
    return node && apart(node, part)
  }
  const drawn = drawnPage(page, words, locale)
  const record = chapters.find((one) => one.chapter.canonical === chapter)
  return drawn && record && chapterNode({ ...drawn, chapter: record.chapter, titles: record.titles, part })
}

/** A comparison with ids and anchors of its own. */
function apart(node: ScriptureElement, { distance, prefix }: { distance: number; prefix: string }) {
  const { attributes, ...rest } = renamed(node, prefix)
  return { ...rest, attributes: { ...attributes, 'data-further': String(distance) } }
}

function renamed({ tag, attributes, children }: ScriptureElement, prefix: string): ScriptureElement {
  const { id, href } = attributes
  return {
    tag,
    attributes: {
      ...attributes,
      ...(id === undefined ? {} : { id: `${prefix}${id}` }),
      ...(href?.startsWith('#') ? { href: `#${prefix}${href.slice(1)}` } : {}),
    },
    children: children.map((child) => (typeof child === 'string' ? child : renamed(child, prefix))),
  }
}
