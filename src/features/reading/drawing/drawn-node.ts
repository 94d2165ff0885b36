/** The tree of a page, built once: ahead of time for a prefetched page, else when it is drawn. */
import type { PageData } from '#core/contract/page-data'
import type { ReadingCode } from '#core/scripture/reading/reading-code'
import { readingNode } from '#core/scripture/reading/reading-node'
import type { ScriptureElement } from '#core/scripture/text/node'
import type { ScriptureWords } from '#core/scripture/text/words'

type Drawing = readonly [words: ScriptureWords, locale: string, code: ReadingCode]

/** The tree of each page, with what it was built for. */
const drawings = new WeakMap<PageData, { drawing: Drawing; node: ScriptureElement | undefined }>()

/** Returns the same object for the same data, words, language and code. */
export function drawnNode(data: PageData, ...drawing: Drawing): ScriptureElement | undefined {
  const known = drawings.get(data)
  if (known?.drawing.every((part, index) => part === drawing[index])) return known.node
  const node = readingNode(data, ...drawing)
  drawings.set(data, { drawing, node })
  return node
}
