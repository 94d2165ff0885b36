/**
 * Draws a chapter or comparison from its top, a screenful at a time, so that its beginning is there at once and no step
 * blocks the page: Psalm 119 in six translations has more than a thousand cells. The parts below the text are drawn after
 * all of it. In columns (styles/text/wide.css) the whole text is drawn at once, because each step would move lines from
 * column to column. A3, opened by a link on a loaded machine: first screen after 1.0 s, otherwise after 2.2 s.
 */
import { createElement, Fragment, memo, useEffect, useMemo, useState } from 'react'
import type { ScriptureElement, ScriptureNode } from '#core/scripture/text/node'
import { afterPaint } from '../../../ui/timing/after-paint'
import { draw, propsOf } from './draw'

/** Number of characters that a desktop draws within a frame or two. */
const longest = 3_000

/** Area of a character in square pixels at the middle font size, with a reserve. */
const characterArea = 320

/** A block counts at least this many characters, because even a short line of a poem takes a line. */
const shortestBlock = 60

/** `article` holds its blocks or rows in a single `div`. */
export function GrowingArticle({ article }: { article: ScriptureElement }) {
  const at = article.children.findIndex((child) => typeof child !== 'string' && child.tag === 'div')
  const text = article.children[at]
  const [steps, setSteps] = useState(1)
  const parts = useMemo(
    () =>
      typeof text === 'object'
        ? partsOf(text, isInColumns(article) ? Number.POSITIVE_INFINITY : screenful())
        : [],
    [article, text],
  )
  const isComplete = steps >= parts.length
  useEffect(() => {
    if (isComplete) return
    return afterPaint(() => setSteps((count) => count + 1))
  }, [isComplete, steps])
  if (typeof text !== 'object') return draw(article)
  return createElement(
    article.tag,
    propsOf(article.attributes),
    ...article.children.slice(0, at).map(draw),
    <div key="text" {...propsOf(text.attributes)}>
      {parts.slice(0, steps).map(([from, to]) => (
        <Part key={from} text={text} from={from} to={to} />
      ))}
    </div>,
    ...(isComplete ? article.children.slice(at + 1).map(draw) : []),
  )
}

/** Memoised, so that later parts do not draw it again. */
const Part = memo(function Part({ text, from, to }: { text: ScriptureElement; from: number; to: number }) {
  return createElement(Fragment, null, ...text.children.slice(from, to).map(draw))
})

/** The beginning and the end of each step. */
function partsOf(
  { children }: ScriptureElement,
  stepLength: number,
): (readonly [from: number, to: number])[] {
  const parts: (readonly [number, number])[] = []
  let from = 0
  let length = 0
  for (const [index, child] of children.entries()) {
    length += lengthInScreen(lengthOf(child))
    if (length < stepLength && index < children.length - 1) continue
    parts.push([from, index + 1])
    from = index + 1
    length = 0
  }
  return parts
}

/** True for a single text over the full width of a wide screen; the number of columns does not matter. */
function isInColumns({ attributes }: ScriptureElement): boolean {
  const isFull = document.documentElement.dataset['width'] === 'full'
  return isFull && attributes['class'] === 'chapter' && matchMedia('(min-width: 1441px)').matches
}

function lengthOf(node: ScriptureNode): number {
  if (typeof node === 'string') return node.length
  return node.children.reduce((sum, child) => sum + lengthOf(child), 0)
}

/**
 * Estimates how much text fills the screen, by a rule of thumb that needs no layout. Number of characters
 * that fill the screen, with a reserve on phones, limited to what is drawn quickly.
 */
export function screenful(): number {
  return Math.min(longest, (innerWidth * innerHeight) / characterArea)
}

/** The share of a screenful for a block of this many characters. */
export function lengthInScreen(length: number): number {
  return Math.max(length, shortestBlock)
}
