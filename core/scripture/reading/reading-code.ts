/**
 * Code that not every reading needs: passages in any notation, and translations side by side. Programs with
 * room for all of it use `wholeCode`; a page that has to start quickly loads a part when a reading needs it.
 */
import type { chaptersStandingOn } from '../numbering/chapters-standing-on'
import type { resolveAnywhere } from './addresses/resolve-anywhere'
import type { compareNode } from './compare-node'

/** Code for translations side by side. */
export interface Comparing {
  chaptersStandingOn: typeof chaptersStandingOn
  compareNode: typeof compareNode
}

/** The parts that are loaded. */
export interface ReadingCode {
  /** Reads passages in any notation; a chapter in the product's own notation does not need it. */
  resolveAnywhere?: typeof resolveAnywhere
  /** For two or more translations. */
  comparing?: Comparing
}

/** Name of a part. */
export type CodePart = keyof ReadingCode
