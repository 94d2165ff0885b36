/**
 * The text of a long section, its beginning at once and the rest piece by piece as its end comes near: the longest chapter of a commentary
 * has 200,000 characters.
 */
import { useMemo } from 'react'
import type { PackSummary } from '#core/contract/content/answers'
import { type ContentNode, wordsOf } from '#core/contract/content/article'
import { useGrowing } from '../lists/use-growing'
import { ContentText } from '../text/content-text'

/** Characters that are drawn in one go: about ten paragraphs. */
const sliceLength = 6000

export function SlicedText({ pack, nodes }: { pack: PackSummary; nodes: readonly ContentNode[] }) {
  const slices = useMemo(() => slicesOf(nodes), [nodes])
  const { shown, end } = useGrowing('', slices.length, 1)
  return (
    <>
      {slices.slice(0, shown).map((slice, index) => (
        <ContentText key={index} pack={pack} nodes={slice} level={4} />
      ))}
      <div ref={end} />
    </>
  )
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
