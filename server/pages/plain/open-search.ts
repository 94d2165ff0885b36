/**
 * Searching from the browser's address bar (FEATURES SRCH-07): a description per
 * translation, and the form's target.
 */
import type { FastifyInstance } from 'fastify'
import { standardWord } from '#core/contract/address/standard-word'
import { AppError } from '#core/errors'
import * as limits from '#core/limits'
import { escapeHtml } from '#core/scripture/text/node'
import { prepareText, sendPrepared } from '../../http/answers/prepared'
import { preferredLocale } from '../../http/requests/request-locale'
import type { StoredEdition } from '../../library/stored-edition'
import type { Services } from '../../services'
import { standardFor } from '../../settings/standard'
import { encodePath } from '../head'

const descriptionType = 'application/opensearchdescription+xml; charset=utf-8'
/** OpenSearch 1.1: a short name has at most 16 characters, a long one 48. */
const longestShortName = 16
const longestLongName = 48

/** Registers the routes. */
export function addOpenSearch(
  app: FastifyInstance,
  { config, library }: Pick<Services, 'config' | 'library'>,
): void {
  app.get<{ Params: { file: string } }>('/opensearch/:file', async (request, reply) => {
    const [, abbreviation = ''] = /^(.+)\.xml$/.exec(request.params.file) ?? []
    const edition = library.view().find(abbreviation)
    if (!edition) throw new AppError('not-found')
    const description = descriptionOf(edition, config.publicUrl, config.productName)
    return await sendPrepared(request, reply, prepareText(descriptionType, description), 'no-cache')
  })
  app.get<{ Querystring: Record<string, unknown> }>('/opensearch', (request, reply) => {
    const words = textOf(request.query.search).trim().slice(0, limits.maxSearchLength)
    const view = library.view()
    const named = textOf(request.query.abbreviation).split('.')
    const known = named.flatMap((one) => view.find(one)?.summary.abbreviation ?? [])
    const chosen = known.length > 0 ? known : standardFor(config, view, preferredLocale(request.headers))
    const first =
      chosen.length > 0 ? [...new Set(chosen)].slice(0, limits.maxColumns).join('.') : standardWord
    // Slashes in the words would become parts of the address (spec 1 §4).
    const path = `/search/${first}/${words.replaceAll('/', ' ')}`.replace(/\/$/, '')
    return reply.header('cache-control', 'no-store').redirect(encodePath(path), 307)
  })
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : ''
}

function descriptionOf({ summary }: StoredEdition, publicUrl: string, productName: string): string {
  const { abbreviation, name, locale } = summary
  const shortName = `${productName} ${abbreviation}`.slice(0, longestShortName)
  const template = `${publicUrl}/opensearch?search={searchTerms}&abbreviation=${encodeURIComponent(abbreviation)}`
  const own = `${publicUrl}/opensearch/${encodeURIComponent(abbreviation.toLowerCase())}.xml`
  return `<?xml version="1.0" encoding="UTF-8"?>
<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">
<ShortName>${escapeHtml(shortName)}</ShortName>
<LongName>${escapeHtml(`${productName} ${name}`.slice(0, longestLongName))}</LongName>
<Description>${escapeHtml(`${productName}: ${name}`)}</Description>
<Language>${escapeHtml(locale)}</Language>
<InputEncoding>UTF-8</InputEncoding>
<Url type="text/html" method="get" template="${escapeHtml(template)}"/>
<Url type="application/opensearchdescription+xml" rel="self" template="${escapeHtml(own)}"/>
</OpenSearchDescription>
`
}
