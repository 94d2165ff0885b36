/** The head of the home page. */
import type { Locale } from '#core/contract/locales'
import type { Config } from '../../settings/config'
import type { PageWords } from '../../settings/page-words'
import { absolute, alternatesOf, type HeadFacts } from '../head'

/** Facts of `/` or, with `prefix`, of the home page of one language. */
export function homeFacts(
  { publicUrl, productName }: Config,
  say: PageWords,
  prefix: Locale | undefined,
): Pick<HeadFacts, 'path' | 'title' | 'description' | 'alternates' | 'structured' | 'more'> {
  return {
    path: prefix === undefined ? '/' : `/${prefix}`,
    title: productName,
    description: say('heads:home', { product: productName }),
    alternates: alternatesOf('/'),
    structured: {
      '@type': 'WebSite',
      name: productName,
      url: absolute(publicUrl, '/'),
      potentialAction: {
        '@type': 'SearchAction',
        target: {
          '@type': 'EntryPoint',
          urlTemplate: `${absolute(publicUrl, '/opensearch')}?search={search_term_string}`,
        },
        'query-input': 'required name=search_term_string',
      },
    },
    more: [`<link rel="amphtml" href="${absolute(publicUrl, '/amp')}">`],
  }
}
