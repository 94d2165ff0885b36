/**
 * The shell without a text: the home page, a screen of the app, or an address that leads nowhere
 * (status 404; `core/contract/address/known-place.ts`).
 */

import { dayAt } from '#core/calendar/day'
import { type ScreenFacts, screenFacts, sentenceOf } from '#core/contract/address/screens'
import { readSearchAddress } from '#core/contract/address/search-address'
import { directionOf, isLocale, type Locale } from '#core/contract/locales'
import type { PageData } from '#core/contract/page-data'
import { helpPath, type PageTexts } from '#core/contract/pages/article'
import { contractVersion } from '#core/contract/version'
import { pageTitle } from '#core/scripture/reading/page-title'
import { element, printHtml, type ScriptureElement, type ScriptureNode } from '#core/scripture/text/node'
import type { ShellParts } from '#core/shell/fill-shell'
import type { LibraryView } from '../../library/library'
import type { Config } from '../../settings/config'
import type { PageWords } from '../../settings/page-words'
import { shownContent } from '../contents/content-page'
import { planGroups } from '../contents/plan-pages'
import type { ShownContent } from '../contents/shown-content'
import { textLinks } from '../contents/text-links'
import { versePage } from '../contents/verse-page'
import { alternatesOf, type HeadFacts, headHtml } from '../head'
import type { ScreenDependencies } from '../screen-dependencies'
import { isTextScreen, type ShownText, shownText, textNodes } from './article-page'
import { bookList } from './book-list'
import { comingScreen } from './coming-screen'
import { homeFacts } from './home-page'
import { homeNode, noWelcome, welcomeOf } from './home-welcome'
import { synopsisPage } from './synopsis-page'

/** A screen as a page. */
export interface Screen {
  /** Screens with the same key are the same bytes. Absent for an address with words of its own. */
  key?: string
  status: number
  locale: Locale
  /** Message groups it needs besides those of every page. */
  groups: readonly string[]
  parts: (dependencies: ScreenDependencies) => Promise<ShellParts>
}

/** An address of the app, taken apart. */
interface Asked {
  /** The language at the start of the address. */
  prefix: Locale | undefined
  /** Language of the page. */
  locale: Locale
  facts: ScreenFacts | undefined
  isHome: boolean
  isKnown: boolean
  /** A synopsis of an existing pericope. */
  isSynopsis: boolean
  /** The words after that of the screen. */
  rest: readonly string[]
  /** For help pages and articles. */
  text: ShownText | undefined
}

/**
 * The screen of a decoded path that is no text address, in the language of the path or
 * else the preferred one.
 */
export async function screenOf(
  path: string,
  preferred: Locale,
  textsOf: (locale: Locale) => Promise<PageTexts>,
  isKnown: boolean,
): Promise<Screen> {
  const asked = await withText(readAsked(path, preferred, isKnown), textsOf)
  const { locale, prefix, facts, rest, text, isHome, isSynopsis } = asked
  const today = dayAt(Date.now(), 'UTC')
  // These two pages change with the day.
  const isOfToday = isHome || facts?.path === '/verse-of-the-day'
  const place = isHome ? 'home' : isKnown ? (facts?.path ?? 'app') : 'unknown'
  return {
    ...(text || (isKnown && rest.length > 0)
      ? {}
      : { key: `${locale} ${prefix ?? ''} ${place} ${isOfToday ? today : ''}` }),
    status: isKnown ? 200 : 404,
    locale,
    groups: groupsOf(asked),
    parts: async (dependencies) => {
      const { config, view, say } = dependencies
      const synopsis = isSynopsis ? await synopsisPage(rest, locale, dependencies) : undefined
      const screenName = nameOf(asked, view, say)
      const content = isKnown && facts ? await contentOf(asked, facts, screenName, dependencies) : undefined
      const name = synopsis?.title ?? content?.title ?? screenName
      const data: PageData = {
        contract: contractVersion,
        editions: summariesOf(view),
        ...(isHome ? await welcomeOf(dependencies, locale, today) : noWelcome),
      }
      const plain = isHome
        ? homeNode(dependencies, data, { locale, today })
        : await withoutScript(asked, name, dependencies, synopsis?.links ?? content?.body)
      const isOverlay = isKnown && facts !== undefined && facts.path !== '/search'
      const coming = isOverlay ? printHtml(comingScreen(facts, say(`menu:${facts.title}`))) : ''
      return {
        locale,
        direction: directionOf(locale),
        title: pageTitle(name, config.productName),
        head: headHtml({
          ...headOf(asked, config, name, say, content),
          ...(synopsis && { description: synopsis.description }),
        }),
        chapter: `<noscript>${printHtml(plain)}</noscript>${coming}`,
        data,
      }
    },
  }
}

/** Message groups of a screen besides those of every page. */
function groupsOf({ isHome, isSynopsis, facts }: Asked): readonly string[] {
  if (isHome) return ['home']
  if (isSynopsis) return ['pericopes']
  return facts?.path.startsWith('/reading-plan') ? planGroups : []
}

function readAsked(path: string, preferred: Locale, isKnown: boolean): Asked {
  const segments = path.split('/').filter(Boolean)
  const [first = ''] = segments
  const prefix = isLocale(first) ? first : undefined
  const [word = '', ...rest] = prefix === undefined ? segments : segments.slice(1)
  const facts = screenFacts(word)
  const isHome = word === ''
  return {
    prefix,
    locale: prefix ?? preferred,
    facts,
    isHome,
    isKnown,
    isSynopsis: isKnown && facts?.path === '/synoptic',
    rest,
    text: undefined,
  }
}

/** Adds the text of help pages and articles. */
async function withText(asked: Asked, textsOf: (locale: Locale) => Promise<PageTexts>): Promise<Asked> {
  const { facts, rest, locale, isKnown } = asked
  if (!isKnown || !facts || !isTextScreen(facts.path)) return asked
  return { ...asked, text: shownText(facts.path, rest, await textsOf(locale)) }
}

async function contentOf(
  { rest, locale }: Asked,
  { path }: ScreenFacts,
  name: string,
  dependencies: ScreenDependencies,
): Promise<ShownContent | undefined> {
  if (path === '/verse-of-the-day') return await versePage(rest[0] ?? '', name, dependencies, locale)
  const linkOf = await textLinks(dependencies, locale)
  const { view, say, config } = dependencies
  return await shownContent(path, rest, view, { name, product: config.productName, say, locale, linkOf })
}

function headOf(
  asked: Asked,
  config: Config,
  name: string,
  say: PageWords,
  content: ShownContent | undefined,
): HeadFacts {
  const { locale, prefix, facts, isHome, isKnown, rest } = asked
  const { publicUrl, productName } = config
  const common = { publicUrl, productName, type: 'website', locale } as const
  if (isHome) return { ...common, ...homeFacts(config, say, prefix) }
  const title = name || productName
  const ofText = asked.text?.kind === 'item' ? asked.text.article.description : ''
  const sentence = facts ? sentenceOf(facts) : 'home'
  const description = ofText || say(`heads:${sentence}`, { product: productName })
  if (content && facts && content.body.length > 0) {
    const path = prefix === undefined ? content.path : `/${prefix}${content.path}`
    const alternates = facts.isLocalized ? alternatesOf(content.path) : []
    return {
      ...common,
      title,
      description: content.description ?? description,
      path,
      alternates,
      picture: content.picture,
      feed: content.feed,
    }
  }
  if (!facts?.isListed || !isKnown) return { ...common, title, description, isHidden: true }
  const plain = asked.text?.kind === 'item' ? helpPath(asked.text.article) : [facts.path, ...rest].join('/')
  return {
    ...common,
    title,
    description,
    path: prefix === undefined ? plain : `/${prefix}${plain}`,
    alternates: facts.isLocalized ? alternatesOf(plain) : [],
  }
}

/**
 * The words of a search, the translation of an introduction, else the name of the screen; empty for the home
 * page and without a name.
 */
function nameOf({ facts, rest, text, isHome, isKnown }: Asked, view: LibraryView, say: PageWords): string {
  if (!isKnown) return say('common:notFound')
  if (isHome || !facts) return ''
  if (text?.kind === 'item') return text.article.title
  const name = say(`menu:${facts.title}`)
  if (facts.path === '/search') {
    const known = view.editions.map(({ summary }) => summary.abbreviation)
    const search = readSearchAddress(rest.join('/'), known)
    return (search.kind !== 'unknown' && search.words) || name
  }
  const edition = facts.path === '/bible' ? view.find(rest[0] ?? '') : undefined
  return edition ? `${name}: ${edition.summary.name}` : name
}

/**
 * The content of another screen without script: the books in an introduction, the passages of a synopsis,
 * else its name and a link to the home page.
 */
async function withoutScript(
  { facts, prefix, rest, text }: Asked,
  name: string,
  { view, say, names }: ScreenDependencies,
  links: readonly ScriptureNode[] = [],
): Promise<ScriptureElement> {
  const edition = facts?.path === '/bible' ? view.find(rest[0] ?? '') : undefined
  const books = edition ? await bookList(edition.manifest, names) : []
  const home = element('a', { href: prefix ? `/${prefix}` : '/' }, say('common:toHome'))
  const heading = element('h1', {}, element('bdi', {}, name))
  const words = text ? textNodes(text, prefix) : []
  return element('article', { class: 'plain' }, heading, books, links, words, element('p', {}, home))
}

function summariesOf(view: LibraryView) {
  return view.editions.map(({ summary }) => summary)
}
