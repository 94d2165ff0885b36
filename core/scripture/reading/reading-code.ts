/**
 * Code of reading that not every page needs: passages in any notation, and translations side by side. Who has room for all of it
 * takes `wholeCode`; a page that has to start quickly loads a part when a reading asks for it.
 */
import type { chaptersStandingOn } from '../numbering/chapters-standing-on'
import type { compareNode } from '../text/compare-node'
import type { resolveAnywhere } from './addresses/resolve-anywhere'

export interface Comparing {
  chaptersStandingOn: typeof chaptersStandingOn
  compareNode: typeof compareNode
}

export interface ReadingCode {
  /** Reads passages in any notation; a chapter as the product writes it needs none of this. */
  resolveAnywhere?: typeof resolveAnywhere
  /** For two or more translations. */
  comparing?: Comparing
}

export type CodePart = keyof ReadingCode
