/** Contents that addresses may name in one state of the library. */

import { knownContentsOf } from '#core/content/reading/addresses'
import { topicNumberOf } from '#core/content/reading/own-topics'
import { type PackPlan, plansOfPack } from '#core/content/reading/pack-plans'
import { topicNumbers } from '#core/content/reading/topics'
import type { KnownContents } from '#core/contract/address/contents/known-contents'
import { readResourceAddress, resourceProviders } from '#core/contract/address/contents/resource-address'
import type { ContentKind } from '#core/contract/content/kinds'
import { isLocale } from '#core/contract/locales'
import { type Room, rooms } from '#core/contract/rooms'
import { bundledFinder } from '#core/finder/bundled-finder'
import { knownPlans } from '#core/plans/known-plans'
import type { LibraryView, PacksView } from '../library'

const made = new WeakMap<PacksView, Promise<KnownContents>>()

/** Made once for each state; packs that cannot be read leave their topics and plans out. */
export async function knownContents({ packs }: LibraryView): Promise<KnownContents> {
  const known = made.get(packs) ?? make(packs)
  made.set(packs, known)
  return await known
}

async function make({ all }: PacksView): Promise<KnownContents> {
  const topics = await topicNumbers({ packs: async () => all }).catch(() => [])
  const plans = await plansOf(all).catch(() => [])
  return knownContentsOf(
    all.map(({ summary }) => summary),
    topics,
    knownPlans(plans.map(({ plan }) => plan)),
    [...(await bundledFinder.entries()).keys()].map(topicNumberOf),
  )
}

/** Plans that packs bring. */
export async function plansOf(packs: PacksView['all']): Promise<PackPlan[]> {
  return (await Promise.all(packs.filter(({ summary }) => summary.kind === 'plans').map(plansOfPack))).flat()
}

/** Commentaries, cross references and words of the original have no area: they stand beside the text. */
const roomOf = {
  dictionary: 'dictionaries',
  commentary: undefined,
  topics: 'topics',
  graphics: 'graphics',
  videos: 'videos',
  plans: 'readingPlans',
  references: undefined,
  words: undefined,
} as const satisfies Record<ContentKind, Room | undefined>

/** Areas that have something to show, in their order. */
export function roomsOf({ packs }: LibraryView): Room[] {
  // Our own plans and topics, and what answers from them, are everywhere.
  const furnished = new Set<Room | undefined>([
    'assistant',
    'readingPlans',
    'topics',
    ...packs.all.map(({ summary }) => roomOf[summary.kind]),
  ])
  return rooms.filter((room) => furnished.has(room))
}

/** Whether a decoded path, language in front or not, names an article that is not there; other paths do not. */
export async function namesNoArticle(path: string, view: LibraryView): Promise<boolean> {
  const words = path.split('/').filter(Boolean)
  const [word = '', ...rest] = isLocale(words[0] ?? '') ? words.slice(1) : words
  const provider = resourceProviders.find((one) => one === word.toLowerCase())
  if (!provider) return false
  const place = readResourceAddress(provider, rest, (await knownContents(view)).resources)
  if (place.kind !== 'item') return false
  const pack = view.packs.find(place.abbreviation)
  return !pack || !(await pack.heads()).some(({ id }) => id === place.id)
}
