/**
 * Pages and lists for machines and for readers without script: /amp, robots.txt, the sitemaps, searching from
 * the browser's address bar.
 */
import type { FastifyInstance } from 'fastify'
import { prepareText, sendPrepared } from '../../http/answers/prepared'
import type { Services } from '../../services'
import { addVerseFeeds } from '../contents/verse-feeds'
import { addAmpPage } from './amp-page'
import { addOpenSearch } from './open-search'
import { addSitemaps } from './sitemaps'

/** Registers the routes. */
export function addPlainRoutes(app: FastifyInstance, services: Services): void {
  const { publicUrl } = services.config
  // Calls are for the app; their content is in the pages too.
  const robots = `User-agent: *\nDisallow: /api/\nSitemap: ${publicUrl}/sitemap.xml\n`
  app.get(
    '/robots.txt',
    async (request, reply) =>
      await sendPrepared(request, reply, prepareText('text/plain; charset=utf-8', robots), 'no-cache'),
  )
  addAmpPage(app, services)
  addOpenSearch(app, services)
  addSitemaps(app, services)
  addVerseFeeds(app, services)
}
