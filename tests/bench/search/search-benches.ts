/** The search beside other engines, what dear searches cost, and what meanings add to words. */
import type { Bench } from '../figure'
import { costlySearches } from './costly-searches'
import { manyEditionsSearch } from './many/many-editions'
import { meaningBenches } from './meaning-benches'
import { finder } from './people/finder-bench'
import { hardSearches } from './people/hard-bench'
import { people } from './people/people-bench'
import { typedTitles } from './people/typed-bench'
import { wordSearch } from './word-search'

export const searchBenches: readonly Bench[] = [
  wordSearch,
  costlySearches,
  manyEditionsSearch,
  finder,
  typedTitles,
  people,
  hardSearches,
  ...meaningBenches,
]
