/** The search beside other engines. */
import type { Bench } from '../figure'
import { wordSearch } from './word-search'

export const searchBenches: readonly Bench[] = [wordSearch]
