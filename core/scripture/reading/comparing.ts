/** The code of comparisons in one module, so that it loads as one. */
import { chaptersStandingOn } from '../numbering/chapters-standing-on'
import { compareNode } from './compare-node'
import type { Comparing } from './reading-code'

export const comparing: Comparing = { chaptersStandingOn, compareNode }
