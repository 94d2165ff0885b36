/** The sitemaps: an index, one list of the app's own pages, and one of the chapters of every edition. */
import type { FastifyInstance } from 'fastify'
import { canonicalOf } from '#core/canonical'
import { articlePath } from '#core/content/reading/addresses'
import { topicId } from '#core/content/reading/topics'
import { planPath } from '#core/contract/address/contents/plan-address'
import { topicPath } from '#core/contract/address/contents/topic-address'
import { listedScreens } from '#core/contract/address/screens'
import { locales } from '#core/contract/locales'
import { AppError } from '#core/errors'
import { ownPlan, ownPlanKeys } from '#core/plans/own/own-plans'
import { addressPath } from '#core/scripture/reading/addresses/addresses'
import { escapeHtml } from '#core/scripture/text/node'
import { prepareText, sendPrepared } from '../../http/answers/prepared'
import type { Library } from '../../library/library'
import { knownContents } from '../../library/packs/known-contents'
import type { StoredPack } from '../../library/packs/stored-pack'
import type { StoredEdition } from '../../library/stored-edition'
import type { Services } from '../../services'
import { ownLocale } from '../../settings/own-locale'
import { absolute } from '../head'

const xmlType = 'application/xml; charset=utf-8'
/** Limit of the protocol: entries of one file. An edition has less than a twentieth of it. */
const mostEntries = 50_000

interface SitemapRow {
  address: string
  /** Milliseconds since 1970. */
  changedAt?: number
}

/** Registers the routes. */
export function addSitemaps(app: FastifyInstance, { config, library, names }: Services): void {
  const { publicUrl } = config
  app.get('/sitemap.xml', async (request, reply) => {
    const editions = library.view().editions.map(({ summary, storedAt }) => ({
      address: absolute(publicUrl, `/sitemap/${summary.abbreviation}.xml`),
      changedAt: storedAt,
    }))
    const packs = library.view().packs.all.map(({ summary }) => ({
      address: absolute(publicUrl, `/sitemap/${summary.abbr}.xml`),
    }))
    const entries = [{ address: absolute(publicUrl, '/sitemap-pages.xml') }, ...editions, ...packs]
    return await sendPrepared(request, reply, sitemap('sitemapindex', 'sitemap', entries), 'no-cache')
  })
  app.get('/sitemap-pages.xml', async (request, reply) => {
    const entries = pagePaths().map((path) => ({ address: absolute(publicUrl, path) }))
    return await sendPrepared(request, reply, sitemap('urlset', 'url', entries), 'no-cache')
  })
  app.get<{ Params: { file: string } }>('/sitemap/:file', async (request, reply) => {
    const name = request.params.file.replace(/\.xml$/, '')
    const pack = library.view().packs.find(name)
    if (pack) {
      const entries = (await contentPaths(pack, library)).map((path) => ({
        address: absolute(publicUrl, path),
      }))
      return await sendPrepared(request, reply, sitemap('urlset', 'url', entries), 'no-cache')
    }
    const edition = library.view().find(name)
    if (!edition) throw new AppError('not-found')
    const paths = await chapterPaths(edition, names)
    const entries = paths.map((path) => ({
      address: absolute(publicUrl, path),
      changedAt: edition.storedAt,
    }))
    return await sendPrepared(request, reply, sitemap('urlset', 'url', entries), 'no-cache')
  })
}

/** The home page and the listed screens of the app, in every language that has an address, and our reading plans. */
function pagePaths(): string[] {
  const screens = listedScreens.flatMap(({ path, isLocalized }) => [
    path,
    ...(isLocalized ? locales.map((locale) => `/${locale}${path}`) : []),
  ])
  const plans = ownPlanKeys.map((key) => planPath(ownPlan(key)))
  return ['/', ...locales.map((locale) => `/${locale}`), ...screens, ...plans]
}

/** Articles by their own addresses, topics by those of the topic. */
async function contentPaths(pack: StoredPack, library: Library): Promise<string[]> {
  const heads = await pack.heads()
  if (pack.summary.kind !== 'topics') return heads.map(({ id, head }) => articlePath(pack.summary, id, head))
  const { topics } = await knownContents(library.view())
  const found = heads.flatMap(({ id, isEmpty }) => (isEmpty ? [] : (topics.get(topicId(pack, id)) ?? [])))
  return [...new Set(found.flatMap(({ id, word }) => (word === undefined ? [] : topicPath({ id, word }))))]
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

function sitemap(root: 'sitemapindex' | 'urlset', item: 'sitemap' | 'url', entries: readonly SitemapRow[]) {
  const items = entries.slice(0, mostEntries).map(({ address, changedAt }) => {
    const changed =
      changedAt === undefined ? '' : `<lastmod>${new Date(changedAt).toISOString().slice(0, 10)}</lastmod>`
    return `<${item}><loc>${escapeHtml(address)}</loc>${changed}</${item}>`
  })
  return prepareText(
    xmlType,
    `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${items.join('\n')}\n</${root}>\n`,
  )
}
