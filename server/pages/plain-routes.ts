/** Pages and lists for machines and for readers without script: /amp, robots.txt, the sitemaps, searching from the browser's bar. */
import type { FastifyInstance } from 'fastify'
import { defaultLocale } from '#core/contract/locales'
import { AppError } from '#core/errors'
import { canonicalOf } from '#core/scripture/canonical'
import { addressPath } from '#core/scripture/reading/addresses'
import { escapeHtml, printHtml } from '#core/scripture/text/node'
import { ownLocale } from '../any-language'
import { htmlType, prepareText, sendPrepared } from '../http/prepared'
import type { StoredEdition } from '../library/stored-edition'
import type { Services } from '../services'
import { absolute } from './head'
import { editionList } from './home-page'
import { addOpenSearch } from './open-search'

const xmlType = 'application/xml; charset=utf-8'

export function addPlainRoutes(app: FastifyInstance, { config, library, names }: Services): void {
  const { publicUrl, productName } = config
  app.get('/amp', async (request, reply) => {
    const editions = library.view().editions.map(({ summary }) => summary)
    const page = `<!doctype html>
<html lang="${defaultLocale}">
  <head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escapeHtml(productName)}</title><link rel="canonical" href="${escapeHtml(publicUrl)}/"></head>
  <body><h1>${escapeHtml(productName)}</h1>${printHtml(editionList(editions))}</body>
</html>
`
    return await sendPrepared(request, reply, prepareText(htmlType, page), 'no-cache')
  })
  app.get('/robots.txt', async (request, reply) => {
    const content = `User-agent: *\nDisallow: /api/\nSitemap: ${publicUrl}/sitemap.xml\n`
    return await sendPrepared(request, reply, prepareText('text/plain; charset=utf-8', content), 'no-cache')
  })
  addOpenSearch(app, { config, library })
  app.get('/sitemap.xml', async (request, reply) => {
    const parts = library
      .view()
      .editions.map(({ summary }) => absolute(publicUrl, `/sitemap/${summary.abbreviation}.xml`))
    return await sendPrepared(
      request,
      reply,
      prepareText(xmlType, sitemapXml('sitemapindex', 'sitemap', parts)),
      'no-cache',
    )
  })
  app.get<{ Params: { file: string } }>('/sitemap/:file', async (request, reply) => {
    const edition = library.view().find(request.params.file.replace(/\.xml$/, ''))
    if (!edition) throw new AppError('not-found')
    const paths = await chapterPaths(edition, names)
    const addresses = paths.map((path) => absolute(publicUrl, path))
    return await sendPrepared(
      request,
      reply,
      prepareText(xmlType, sitemapXml('urlset', 'url', addresses)),
      'no-cache',
    )
  })
}

async function chapterPaths({ manifest }: StoredEdition, names: Services['names']): Promise<string[]> {
  const pack = await names(ownLocale(manifest.locale))
  if (!pack) return []
  const naming = { names: pack.names, separators: manifest.separators }
  return manifest.bookList.flatMap(({ number, chapters }) =>
    chapters.map((chapter) =>
      addressPath([manifest.abbreviation], canonicalOf(number, chapter), undefined, naming),
    ),
  )
}

function sitemapXml(
  root: 'sitemapindex' | 'urlset',
  item: 'sitemap' | 'url',
  addresses: readonly string[],
): string {
  const items = addresses.map((address) => `<${item}><loc>${escapeHtml(address)}</loc></${item}>`)
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${items.join('\n')}\n</${root}>\n`
}
