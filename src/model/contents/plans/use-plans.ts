/** The plans there are: ours, computed here, and those of the packs, from this device or the server. */
import { useMemo } from 'react'
import { findPack } from '#core/content/reading/content-source'
import { type PackPlan, packOfPlan, packPlan, plansOfPack } from '#core/content/reading/pack-plans'
import type { PackSummary } from '#core/contract/content/answers'
import type { Article } from '#core/contract/content/article'
import type { MadePlan } from '#core/contract/members/made-plan'
import { isMadeKey, madeRow, planOfMade } from '#core/plans/made/made-plan'
import { isOwnPlan, ownPlan, ownPlanKeys } from '#core/plans/own/own-plans'
import type { Plan } from '#core/plans/plan'
import type { ThingOf } from '#db/things'
import { database } from '../../../platform/local/database'
import { useThing, useThings } from '../../account/member-database'
import { eachOfPacks, usePacksOf } from '../known-packs'
import { type KnownContent, useWanted } from '../use-wanted'
import { findPlan } from './find-plan'

/** A plan and, where a pack brings it, what the pack says of it; `made` where a member made it. */
export interface FoundPlan {
  plan: Plan
  brought?: PackPlan
  made?: MadePlan
}

/** Ours, in their order. */
export function ownPlans(): FoundPlan[] {
  return ownPlanKeys.map((key) => ({ plan: ownPlan(key) }))
}

/** Those of the member, by key; of rows of the sync, in the order of their titles. */
export function madePlans(rows: readonly ThingOf<'mpl'>[]): ReadonlyMap<string, FoundPlan> {
  const ordered = rows.toSorted((one, other) => one.data.title.localeCompare(other.data.title))
  return new Map(
    ordered.map(({ key, data }) => {
      const own = key.slice(madeRow('').length)
      return [own, { plan: planOfMade(own, data), made: data }]
    }),
  )
}

/** Undefined until the database has answered; empty for a visitor. */
export function useMadePlans(): ReadonlyMap<string, FoundPlan> | undefined {
  const rows = useThings('mpl')
  return useMemo(() => rows && madePlans(rows), [rows])
}

function useMadePlan(key: string): KnownContent<FoundPlan> {
  const thing = useThing(madeRow(key))
  return useMemo(() => {
    if (thing === undefined) return { kind: 'loading' }
    if (thing?.kind !== 'mpl') return { kind: 'absent' }
    const data = { plan: planOfMade(key, thing.data), made: thing.data }
    return { kind: 'here', data, isOnDevice: true }
  }, [thing, key])
}

/** Those of packs. */
export function useBroughtPlans(packs: readonly PackSummary[]): KnownContent<PackPlan[]> {
  return useWanted({
    key: `plans ${packs.map(({ abbr, version }) => `${abbr} ${version}`).join(' ')}`,
    fromPacks: async (source) => await eachOfPacks(source, packs, plansOfPack),
    call: 'packItems',
    asked: packs.map(({ abbr }) => ({ params: { abbreviation: abbr }, query: {} })),
    fromServer: (answers) =>
      answers.flatMap(({ items }, index) => {
        const pack = packs[index]
        return items.flatMap((article) => (pack && packPlan(article, pack)) ?? [])
      }),
  })
}

/** One plan by its key. */
export function usePlan(key: string): KnownContent<FoundPlan> {
  const isMade = isMadeKey(key)
  const made = useMadePlan(isMade ? key : '')
  const own = useMemo(() => (isOwnPlan(key) ? ownPlan(key) : undefined), [key])
  const { rows, isListed } = usePacksOf('plans')
  const named =
    rows &&
    packOfPlan(
      key,
      rows.map(({ summary }) => summary),
    )
  const found = useArticleOf(named)
  if (isMade) return made
  if (own) return { kind: 'here', data: { plan: own }, isOnDevice: true }
  if (!rows || (!named && !isListed)) return { kind: 'loading' }
  if (!named) return { kind: 'absent' }
  if (found.kind !== 'here') return found
  const brought = found.data && packPlan(found.data, named.pack)
  return brought ? { ...found, data: { plan: brought.plan, brought } } : { kind: 'absent' }
}

/** The article of a pack that is a plan; nothing is asked for without one. */
function useArticleOf(named: ReturnType<typeof packOfPlan<PackSummary>>): KnownContent<Article | undefined> {
  const [abbr = '', id = 0] = named ? [named.pack.abbr, named.article] : []
  return useWanted({
    key: `plan ${abbr} ${id}`,
    async fromPacks(source) {
      if (!named) return { isWhole: true, read: () => undefined }
      const pack = await findPack(source, abbr)
      return pack && { isWhole: true, read: async () => (await pack.articles([id]))[0] }
    },
    call: 'packArticle',
    asked: [{ params: { abbreviation: abbr, id: String(id) }, query: {} }],
    fromServer: ([page]) => page?.articles.find((article) => article.id === id),
  })
}

/** Plans by their keys, without those nobody can say; for a home and a notice that wait for nothing. */
export async function plansByKeys(
  keys: readonly string[],
  made: ReadonlyMap<string, FoundPlan>,
): Promise<FoundPlan[]> {
  const packs = (await database.packs.toArray()).map(({ summary }) => summary)
  const found = keys.map(async (key): Promise<FoundPlan[]> => {
    if (isOwnPlan(key)) return [{ plan: ownPlan(key) }]
    const mine = made.get(key)
    if (mine) return [mine]
    const one = await findPlan(key, packs).catch(() => null)
    return one ? [{ plan: one.plan, brought: one }] : []
  })
  return (await Promise.all(found)).flat()
}
