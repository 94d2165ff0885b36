/** The search beside other engines, and what meanings add to words. */
import type { Bench } from '../figure'
import { meaningBenches } from './meaning-benches'
import { wordSearch } from './word-search'

export const searchBenches: readonly Bench[] = [wordSearch, ...meaningBenches]
