/**
 * First words of addresses that are not editions (spec 1 §2, spec 2 §2). No edition may have one of these
 * names, the name of an interface language, or a word that stands for editions.
 */
import { isLocale } from '../locales'
import { screens, wordsOf } from './screens'

const words: ReadonlySet<string> = new Set([
  ...screens.flatMap(wordsOf),
  ...[
    // reading and search
    'selectedbibles opensearch amp standard all language read text library home',
    // members, and areas that have no screen of their own
    'start-chat newsletter-confirmation commentaries',
    // addresses of the server itself
    'api og assets static fonts icons sw boot index manifest sitemap robots favicon well-known import',
  ].flatMap((line) => line.split(' ')),
])

/** True when `word` cannot be the abbreviation of an edition; case does not matter. */
export function isRouteWord(word: string): boolean {
  const lower = word.toLowerCase()
  return words.has(lower) || isLocale(lower)
}
