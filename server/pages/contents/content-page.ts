/** Pages of contents before any script: an item, the list of packs of a kind, topics; with title and description. */

import { articlePath, topicAddress } from '#core/content/reading/addresses'
import { articlePage } from '#core/content/reading/article-page'
import { type ContentSource } from '#core/content/reading/content-source'
import { withOwnTopics } from '#core/content/reading/own-topics'
import { topicOf, topicsPage } from '#core/content/reading/topics'
import { readResourceAddress, resourceProviders } from '#core/contract/address/contents/resource-address'
import { wordsOf } from '#core/contract/content/article'
import type { ContentKind } from '#core/contract/content/kinds'
import { directionOf, type Locale } from '#core/contract/locales'
import { bundledFinder } from '#core/finder/bundled-finder'
import { element } from '#core/scripture/text/node'
import type { LibraryView } from '../../library/library'
import { knownContents } from '../../library/packs/known-contents'
import type { StoredPack } from '../../library/packs/stored-pack'
import type { PageWords } from '../../settings/page-words'
import { articleNodes, creditNodes, pictureNode } from './content-nodes'
import { planList, planPage } from './plan-pages'
import type { ShownContent } from './shown-content'
import type { LinkOf } from './text-links'

const kindOfList: Readonly<Record<string, ContentKind>> = {
  '/dictionaries': 'dictionary',
  '/graphics': 'graphics',
  '/videos': 'videos',
}

interface Wanted {
  /** Of the screen. */
  name: string
  product: string
  say: PageWords
  locale: Locale
  linkOf: LinkOf
}

/** The content at a screen's path and the words after it; undefined where the screen is none of contents, or says nothing of its own. */
export async function shownContent(
  path: string,
  rest: readonly string[],
  view: LibraryView,
  { name, product, say, locale, linkOf }: Wanted,
): Promise<ShownContent | undefined> {
  const kind = kindOfList[path]
  if (kind) return packList(view, kind, path, name)
  if (path === '/reading-plans') return await planList(view, name, say, locale)
  // Parts are for members: the page shows them.
  if (path === '/reading-plan' && rest.length === 2)
    return await planPage(view, (rest[0] ?? '').toLowerCase(), say, { locale, linkOf })
  if (path === '/topics') return await topicList(view, name, product, locale)
  if (path === '/topic') return await topic(view, Number(rest[1]), { product, locale, linkOf })
  const provider = resourceProviders.find((one) => `/${one}` === path)
  if (!provider) return undefined
  const { resources } = await knownContents(view)
  const place = readResourceAddress(provider, rest, resources)
  const pack = 'abbreviation' in place ? view.packs.find(place.abbreviation) : undefined
  if (!pack || (place.kind !== 'item' && place.kind !== 'whole')) return undefined
  return place.kind === 'whole' ? whole(pack) : await item(pack, place.id, linkOf)
}

function packList({ packs }: LibraryView, kind: ContentKind, path: string, title: string): ShownContent {
  const items = packs.all
    .filter(({ summary }) => summary.kind === kind)
    .map(({ summary: { name, locale, direction, attribution, licence } }) =>
      element('li', { lang: locale, dir: direction }, [
        element('strong', {}, name),
        element('br', {}),
        [attribution, licence].filter(Boolean).join(' · '),
      ]),
    )
  return { title, path, body: items.length > 0 ? [element('ul', {}, items)] : [] }
}

/** A commentary as a whole: the way into its first chapters is the text itself. */
function whole({ summary }: StoredPack): ShownContent {
  return {
    title: summary.name,
    description: summary.attribution || summary.name,
    path: `/commentary/${summary.abbr}`,
    body: [creditNodes(summary)],
  }
}

async function item(pack: StoredPack, id: number, linkOf: LinkOf): Promise<ShownContent | undefined> {
  const page = await articlePage(pack, id)
  const [first] = page?.articles ?? []
  if (!page || !first) return undefined
  const { summary } = pack
  const language = { lang: summary.locale, dir: directionOf(summary.locale) }
  const link = ({ id: to, head }: { id: number; head: string }) =>
    element('a', { href: articlePath(summary, to, head) }, element('bdi', {}, head))
  const around = [page.previous, page.next].flatMap((row) => (row ? [link(row), ' '] : []))
  const texts = page.articles.map((article) =>
    element('section', language, [
      ...(article.picture ? [pictureNode(summary, article.picture.media, article.picture.alt)] : []),
      ...articleNodes(summary, article, linkOf),
    ]),
  )
  return {
    title: `${first.head} – ${summary.name}`,
    description: shortened(wordsOf(first.parts)) || summary.name,
    path: articlePath(summary, id, first.head),
    body: [...texts, element('p', {}, around), creditNodes(summary)],
  }
}

async function topicList(
  view: LibraryView,
  title: string,
  product: string,
  locale: Locale,
): Promise<ShownContent> {
  const source = withOwnTopics(contentSource(view), locale, bundledFinder, product)
  const { topics } = await topicsPage(source, '', 0)
  const items = topics.map((row) =>
    element('li', {}, element('a', { href: topicAddress(row) }, element('bdi', {}, row.title))),
  )
  return { title, path: '/topics', body: items.length > 0 ? [element('ul', {}, items)] : [] }
}

/** References of a topic page that are written out: the rest come with the app. */
const shownRanges = 200

async function topic(
  view: LibraryView,
  id: number,
  { product, locale, linkOf }: Pick<Wanted, 'product' | 'locale' | 'linkOf'>,
): Promise<ShownContent | undefined> {
  const found = await topicOf(withOwnTopics(contentSource(view), locale, bundledFinder, product), id)
  if (!found) return undefined
  const body = found.sources.flatMap(({ pack, article }) => {
    const groups = (article.groups ?? []).slice(0, shownRanges)
    const nodes = articleNodes(pack, { ...article, groups: groups.map(cutRanges) }, linkOf)
    return [
      element('section', { lang: pack.locale, dir: directionOf(pack.locale) }, nodes),
      creditNodes(pack),
    ]
  })
  return { title: found.title, description: found.title, path: topicAddress(found), body }
}

/** Characters of a description. */
const descriptionLength = 160

function shortened(text: string): string {
  const words = text.replace(/\s+/g, ' ').trim()
  if (words.length <= descriptionLength) return words
  return `${words.slice(0, words.lastIndexOf(' ', descriptionLength))} …`
}

function cutRanges<Group extends { ranges: readonly unknown[] }>(group: Group): Group {
  return { ...group, ranges: group.ranges.slice(0, shownRanges) }
}

/** The packs of one state of the library as the source of what is read of contents. */
export function contentSource({ packs }: LibraryView): ContentSource {
  return { packs: async () => packs.all }
}
