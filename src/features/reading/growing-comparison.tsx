/**
 * A comparison that is drawn from its top, a screenful at a time, so that its beginning is there at once and no step holds up the
 * page: Psalm 119 in six translations is more than a thousand cells. What follows the rows comes when all of them stand.
 */
import { createElement, memo, useEffect, useState } from 'react'
import type { ScriptureElement } from '#core/scripture/text/node'
import { draw, propsOf } from './draw'

/** About a screen of a desktop; every further step is drawn within a frame or two. */
const rowsPerStep = 8

/** The rows stand in the one `div` of the article. */
export function GrowingComparison({ article }: { article: ScriptureElement }) {
  const at = article.children.findIndex((child) => typeof child !== 'string' && child.tag === 'div')
  const grid = article.children[at]
  const [steps, setSteps] = useState(1)
  const rows = typeof grid === 'object' ? grid.children : []
  const isComplete = steps * rowsPerStep >= rows.length
  useEffect(() => {
    if (isComplete) return
    const timer = setTimeout(() => setSteps((count) => count + 1))
    return () => clearTimeout(timer)
  }, [isComplete, steps])
  if (typeof grid !== 'object') return draw(article)
  const parts = Array.from({ length: Math.ceil(rows.length / rowsPerStep) }, (_, step) => step * rowsPerStep)
  return createElement(
    article.tag,
    propsOf(article.attributes),
    ...article.children.slice(0, at).map(draw),
    <div key="grid" {...propsOf(grid.attributes)}>
      {parts.slice(0, steps).map((from) => (
        <Rows key={from} grid={grid} from={from} />
      ))}
    </div>,
    ...(isComplete ? article.children.slice(at + 1).map(draw) : []),
  )
}

/** Drawn once, whatever comes after it. */
const Rows = memo(function Rows({ grid, from }: { grid: ScriptureElement; from: number }) {
  return <>{...grid.children.slice(from, from + rowsPerStep).map(draw)}</>
})
