/** The passage parser beside bible-passage-reference-parser. */
import type { Bench } from '../figure'
import { passageNames } from './passage-names'
import { passageSize } from './passage-size'
import { passageSlips } from './passage-slips'
import { passageSpeed } from './passage-speed'
import { suggestionSpeed } from './suggestion-speed'

export const passageBenches: readonly Bench[] = [
  passageSpeed,
  suggestionSpeed,
  passageSize,
  passageSlips,
  passageNames,
]
