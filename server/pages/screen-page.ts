/** The shell without a text: home, a screen of the app, or an address the page may know and the server does not (status 404). */

import { isRouteWord } from '#core/contract/address/route-words'
import { directionOf, isLocale, type Locale } from '#core/contract/locales'
import { contractVersion } from '#core/contract/version'
import type { ShellParts } from '#core/shell/fill-shell'
import type { Config } from '../config'
import type { LibraryView } from '../library/library'
import { homeParts } from './home-page'

export interface Screen {
  /** What pages of this kind share; two screens of one key are the same bytes. */
  key: string
  status: number
  parts: (config: Config, view: LibraryView) => ShellParts
}

/** The screen of a decoded path that is no text address, in the language of the path or else the preferred one. */
export function screenOf(path: string, preferred: Locale): Screen {
  const [first = '', second] = path.split('/').filter(Boolean)
  const locale = isLocale(first) ? first : preferred
  const isHome = first === '' || (isLocale(first) && second === undefined)
  const isKnown = isHome || isRouteWord(first) || (isLocale(first) && isRouteWord(second ?? ''))
  const homePath = isHome ? `/${first}` : undefined
  return {
    key: `${homePath ?? isKnown} ${locale}`,
    status: isKnown ? 200 : 404,
    parts: (config, view) => partsOf(config, view, locale, { homePath, isKnown }),
  }
}

function partsOf(
  config: Config,
  view: LibraryView,
  locale: Locale,
  { homePath, isKnown }: { homePath: string | undefined; isKnown: boolean },
): ShellParts {
  const editions = view.editions.map(({ summary }) => summary)
  return {
    locale,
    direction: directionOf(locale),
    title: config.productName,
    head: isKnown ? '' : '<meta name="robots" content="noindex">',
    chapter: '',
    data: { contract: contractVersion, editions, manifests: [], chapters: [], names: {} },
    ...(homePath === undefined ? {} : homeParts(config, editions, locale, homePath)),
  }
}
