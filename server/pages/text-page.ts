/**
 * A text address as a page: the chapter as HTML that needs no script, and the same as data for the page to
 * start from. An address that is not in its canonical form is redirected to it; a missing text gets a page
 * that names places that exist.
 */

import { directionOf, type Locale } from '#core/contract/locales'
import type { PageData } from '#core/contract/page-data'
import { contractVersion } from '#core/contract/version'
import { namingOf, placeLabel } from '#core/scripture/reading/addresses/addresses'
import { furtherNodes } from '#core/scripture/reading/further-chapters'
import { pageTitle, readingTitle } from '#core/scripture/reading/page-title'
import { type PageReading, readPage } from '#core/scripture/reading/read-page'
import { readingNode } from '#core/scripture/reading/reading-node'
import { wholeCode } from '#core/scripture/reading/whole-code'
import { printHtml } from '#core/scripture/text/node'
import type { ScriptureWords } from '#core/scripture/text/words'
import type { ShellParts } from '#core/shell/fill-shell'
import type { LibrarySource } from '../library/page-source'
import type { Config } from '../settings/config'
import { ownLocale } from '../settings/own-locale'
import type { PageWords } from '../settings/page-words'
import { absentNode, unknownPassageNode } from './absent-page'
import { headHtml } from './head'
import { textHead } from './text-head'

/** A page, or a redirect. */
export type Page = { kind: 'page'; status: number; parts: ShellParts } | { kind: 'elsewhere'; path: string }

export interface TextPageDependencies {
  config: Config
  source: LibrarySource
  /** The words of a drawn chapter in an interface language. */
  words: (locale: Locale) => Promise<ScriptureWords>
  /** Messages of the page around it. */
  say: (locale: Locale) => Promise<PageWords>
}

type Found = Extract<PageReading, { kind: 'found' }>

/** The page of an address whose translations are all in the source; `path` is the address, decoded. */
export async function textPage(
  dependencies: TextPageDependencies,
  abbreviations: readonly string[],
  passage: string | undefined,
  path: string,
): Promise<Page> {
  const { source } = dependencies
  const edition = await source.edition(abbreviations[0] ?? '')
  const locale = ownLocale(edition?.summary.locale ?? '')
  const reading = await readPage(source, { abbreviations, passage, locale }, wholeCode)
  if (reading.kind === 'found') return await foundPage(dependencies, reading, path)
  if (reading.kind !== 'passage-unknown') throw new Error(`A library has all it names, but: ${reading.kind}`)
  return await unknownPage(dependencies, locale, reading)
}

async function foundPage(dependencies: TextPageDependencies, reading: Found, path: string): Promise<Page> {
  const { config, source, words } = dependencies
  const data: PageData = { ...reading.data, editions: [...(await source.editions())] }
  const [edition] = data.manifests
  const { address } = data
  if (address && address.path !== path) return { kind: 'elsewhere', path: address.path }
  const locale = ownLocale(edition?.locale ?? '')
  const naming = namingOf(data, locale)
  const drawn = await words(locale)
  const node = readingNode(data, drawn, locale, wholeCode)
  if (!edition || !address || !naming) throw new Error('A page that was found has an edition and an address')
  const parts = { locale, direction: directionOf(locale), data }
  if (!node) {
    const chapter = printHtml(await absentNode(source, data, drawn, locale))
    const title = `${placeLabel(address.chapter, undefined, naming)} (${edition.abbreviation})`
    return notFound(config, { ...parts, title, chapter, head: '' })
  }
  const say = await dependencies.say(locale)
  const head = headHtml(textHead(config, say, { data, address, edition, naming, locale }))
  const chapter = [node, ...furtherNodes(data, drawn, locale)].map(printHtml).join('')
  return page(config, 200, { ...parts, title: readingTitle(data, locale), head, chapter })
}

async function unknownPage(
  { config, source, words }: TextPageDependencies,
  locale: Locale,
  reading: Extract<PageReading, { kind: 'passage-unknown' }>,
): Promise<Page> {
  const chapter = printHtml(unknownPassageNode(reading, await words(locale)))
  const editions = [...(await source.editions())]
  const data: PageData = { contract: contractVersion, editions, manifests: [], chapters: [], names: {} }
  return notFound(config, {
    locale,
    direction: directionOf(locale),
    title: reading.passage,
    head: '',
    chapter,
    data,
  })
}

function notFound(config: Config, parts: ShellParts): Page {
  return page(config, 404, { ...parts, head: '<meta name="robots" content="noindex">' })
}

function page({ productName }: Config, status: number, parts: ShellParts): Page {
  return { kind: 'page', status, parts: { ...parts, title: pageTitle(parts.title, productName) } }
}
