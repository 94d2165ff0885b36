/**
 * First words of addresses that are not editions (spec 1 §2, spec 2 §2). No edition may have one of these
 * names, the name of an interface language, or STANDARD.
 */
import { isLocale } from '../locales'

const words: ReadonlySet<string> = new Set(
  [
    // reading and search
    'selectedbibles search opensearch cross-reference synoptic bible verse amp standard read text library downloads home',
    // content areas
    'accessibility contact help hilfe ajuda imprint languages newsletter partner webmasters webmaster',
    'dictionaries dictionary graphics graphic videos video commentaries commentary topics topic',
    'reading-plans reading-plan verse-of-the-day report privacy',
    // members
    'history chats start-chat nicodemus-ai likes notes tags tag login register logout profile password-reset',
    'email-confirmation newsletter-confirmation',
    // addresses of the server itself
    'api og assets static fonts icons sw boot index manifest sitemap robots favicon well-known import',
  ].flatMap((line) => line.split(' ')),
)

/** True when `word` cannot be the abbreviation of an edition; case does not matter. */
export function isRouteWord(word: string): boolean {
  const lower = word.toLowerCase()
  return words.has(lower) || isLocale(lower)
}
