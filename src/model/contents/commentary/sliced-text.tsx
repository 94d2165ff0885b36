/**
 * The text of a long section, its beginning at once and the rest piece by piece while the browser has nothing else to do: the longest
 * chapter of a commentary has 200,000 characters.
 */
import { useEffect, useMemo, useState } from 'react'
import { type ContentNode, wordsOf } from '#core/content/model/article'
import type { PackSummary } from '#core/contract/content/answers'
import { ContentText } from '../text/content-text'

/** Characters that are drawn in one go: about ten paragraphs. */
const sliceLength = 6000
/** The browser may be busy; then the next piece is drawn all the same. */
const patienceMs = 500

export function SlicedText({ pack, nodes }: { pack: PackSummary; nodes: readonly ContentNode[] }) {
  const slices = useMemo(() => slicesOf(nodes), [nodes])
  const [drawn, setDrawn] = useState(1)
  const isWhole = drawn >= slices.length
  useEffect(() => {
    if (isWhole) return
    // Safari has no idle callbacks.
    if (typeof requestIdleCallback === 'undefined') {
      const timer = setTimeout(() => setDrawn(drawn + 1), 50)
      return () => clearTimeout(timer)
    }
    const waiting = requestIdleCallback(() => setDrawn(drawn + 1), { timeout: patienceMs })
    return () => cancelIdleCallback(waiting)
  }, [drawn, isWhole])
  return slices
    .slice(0, drawn)
    .map((slice, index) => <ContentText key={index} pack={pack} nodes={slice} level={4} />)
}

/** Whole blocks, each slice as long as `sliceLength` or a little longer. */
export function slicesOf(nodes: readonly ContentNode[]): ContentNode[][] {
  const slices: ContentNode[][] = []
  let length = sliceLength
  for (const node of nodes) {
    if (length >= sliceLength) {
      slices.push([])
      length = 0
    }
    slices.at(-1)?.push(node)
    length += wordsOf([node]).length
  }
  return slices
}
