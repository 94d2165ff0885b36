/**
 * A comparison that is drawn from its top, a screenful at a time, so that its beginning is there at once and no step holds up the
 * page: Psalm 119 in six translations is more than a thousand cells. What follows the rows comes when all of them stand.
 */
import type { ScriptureElement } from '#core/scripture/text/node'
import { makeElement, makeNode } from './scripture-element'

/** About a screen of a desktop; every further step is drawn within a frame or two. */
const rowsPerStep = 8

export interface GrowingComparison {
  element: HTMLElement
  /** Draws the next rows; false when everything stands. */
  grow: () => boolean
}

/** The rows stand in the one `div` of the article. */
export function beginComparison(article: ScriptureElement): GrowingComparison {
  const at = article.children.findIndex((child) => typeof child !== 'string' && child.tag === 'div')
  const grid = article.children[at]
  if (typeof grid !== 'object') return { element: makeElement(article), grow: () => false }
  const rows = grid.children
  const growing = makeElement({ ...grid, children: rows.slice(0, rowsPerStep) })
  const element = makeElement({ ...article, children: article.children.slice(0, at) })
  element.append(growing)
  let drawn = rowsPerStep
  const end = () => element.append(...article.children.slice(at + 1).map(makeNode))
  if (drawn >= rows.length) end()
  return {
    element,
    grow: () => {
      if (drawn >= rows.length) return false
      growing.append(...rows.slice(drawn, drawn + rowsPerStep).map(makeNode))
      drawn += rowsPerStep
      if (drawn >= rows.length) end()
      return drawn < rows.length
    },
  }
}
