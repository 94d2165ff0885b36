/** Contents that an address may name: the packs this device knows, and the one topic it asks for. */
import { knownContentsOf } from '#core/content/reading/addresses'
import { entryOfTopic } from '#core/content/reading/own-topics'
import { topicNumbers } from '#core/content/reading/topics'
import type { KnownContents } from '#core/contract/address/contents/known-contents'
import type { PackSummary } from '#core/contract/content/answers'
import { knownPlans } from '#core/plans/known-plans'
import { isMadeKey } from '#core/plans/made/made-plan'
import { isOwnPlan } from '#core/plans/own/own-plans'
import type { Plan } from '#core/plans/plan'
import { workerClient } from '../../platform/client/worker-client'
import { database } from '../../platform/local/database'
import { findPlan } from './plans/find-plan'
import { storedContents, wantAnswer } from './stored-contents'

const topicPattern = /\/topic\/[^/]+\/(\d{1,9})$/i

/** Undefined where nobody can say: neither list nor network. The screen then says what it lacks. */
export async function contentsFor(path: string): Promise<KnownContents | undefined> {
  const isListed = await hasList()
  const rows = await database.packs.toArray()
  const needsPacks = !/\/(?:reading-plans?|verse-of-the-day)(?:\/|$)/i.test(path)
  if (!isListed && needsPacks) return undefined
  const [, id] = topicPattern.exec(path) ?? []
  const own = id === undefined ? undefined : await ownTopic(Number(id))
  const topics = id === undefined || own !== undefined ? [] : await topicsWith(Number(id))
  const packs = rows.map(({ summary }) => summary)
  const plans = await plansWith(path, packs)
  return topics && plans && knownContentsOf(packs, topics, knownPlans(plans), own ?? [])
}

/** Whether this device knows which packs there are; one that knows of none asks the server. */
async function hasList(): Promise<boolean> {
  if ((await database.packs.count()) > 0) return true
  return await workerClient()
    .refreshPacks()
    .then(
      () => true,
      () => false,
    )
}

/** The plan of a pack that the address names; undefined where nobody can say. */
async function plansWith(path: string, packs: readonly PackSummary[]): Promise<Plan[] | undefined> {
  const [, key = ''] = /\/reading-plan\/([^/]+)\//i.exec(path) ?? []
  if (key === '' || isOwnPlan(key.toLowerCase()) || isMadeKey(key.toLowerCase())) return []
  const found = await findPlan(key.toLowerCase(), packs).catch(() => undefined)
  return found === undefined ? undefined : found === null ? [] : [found.plan]
}

/** Its number, if it is one of ours. */
async function ownTopic(id: number): Promise<number[] | undefined> {
  const { pageFinder } = await import('../finder/page-finder')
  const entries = await pageFinder.entries().catch(() => undefined)
  return entries && entryOfTopic(id, entries) ? [id] : undefined
}

/** The topic of a number: of this device, else of the server; undefined without an answer. */
async function topicsWith(
  id: number,
): Promise<{ id: number; title: string; otherIds: readonly number[] }[] | undefined> {
  const here = (await topicNumbers(storedContents)).find(
    (topic) => topic.id === id || topic.otherIds.includes(id),
  )
  if (here) return [here]
  try {
    const topic = await wantAnswer('topic', { params: { id: String(id) }, query: {} })
    return topic ? [{ id: topic.id, title: topic.title, otherIds: [id] }] : []
  } catch {
    return undefined
  }
}
