/** The home page without any script, for slow connections and old devices; not validated as AMP. */
import type { FastifyInstance } from 'fastify'
import { directionOf, type Locale } from '#core/contract/locales'
import { escapeHtml, printHtml } from '#core/scripture/text/node'
import { htmlType, prepareText, sendPrepared } from '../../http/answers/prepared'
import { preferredLocale } from '../../http/requests/request-locale'
import type { LibraryView } from '../../library/library'
import type { Services } from '../../services'
import { type PageWords, pageWords } from '../../settings/page-words'
import { headHtml } from '../head'
import { editionList } from '../screens/edition-list'

/** Registers the route. */
export function addAmpPage(app: FastifyInstance, { config, library, languages }: Services): void {
  app.get('/amp', async (request, reply) => {
    const locale = preferredLocale(request.headers)
    const page = ampPage(config, library.view(), locale, await pageWords(languages, locale))
    const prepared = { ...prepareText(htmlType, page), varies: ['accept-language', 'cookie'] }
    return await sendPrepared(request, reply, prepared, 'no-cache')
  })
}

function ampPage(
  { publicUrl, productName }: Services['config'],
  { editions }: LibraryView,
  locale: Locale,
  say: PageWords,
): string {
  const description = say('heads:home', { product: productName })
  const head = headHtml({
    publicUrl,
    productName,
    path: '/',
    title: productName,
    description,
    type: 'website',
    locale,
  })
  return `<!doctype html>
<html lang="${locale}" dir="${directionOf(locale)}">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <title>${escapeHtml(productName)}</title>
    ${head}
    <link rel="icon" href="/icon.svg" type="image/svg+xml">
    <link rel="stylesheet" href="/plain.css">
  </head>
  <body>
    <main>
      <h1>${escapeHtml(productName)}</h1>
      <p>${escapeHtml(description)}</p>
      <h2>${escapeHtml(say('common:editions'))}</h2>
      ${printHtml(editionList(editions.map(({ summary }) => summary)))}
      <p><a href="/">${escapeHtml(say('heads:wholeApp'))}</a></p>
    </main>
  </body>
</html>
`
}
