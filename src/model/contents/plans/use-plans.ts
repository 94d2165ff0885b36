/** The plans there are: ours, computed here, and those of the packs, from this device or the server. */
import { useLiveQuery } from 'dexie-react-hooks'
import { useEffect, useMemo } from 'react'
import { itemsAtOnce } from '#core/content/reading/article-page'
import { findPack } from '#core/content/reading/content-source'
import { type PackPlan, packPlan, plansOfPack } from '#core/content/reading/pack-plans'
import type { PackSummary } from '#core/contract/content/answers'
import { AppError } from '#core/errors'
import { isOwnPlan, ownPlan, ownPlanKeys } from '#core/plans/own/own-plans'
import type { Plan } from '#core/plans/plan'
import { byTheWay } from '../../../platform/client/by-the-way'
import { readServer } from '../../../platform/client/read-server'
import { workerClient } from '../../../platform/client/worker-client'
import { database } from '../../../platform/local/database'
import { storedContents } from '../stored-contents'
import { type KnownContent, useContent } from '../use-content'
import { findPlan } from './find-plan'

/** A plan and, where a pack brings it, what the pack says of it. */
export interface FoundPlan {
  plan: Plan
  brought?: PackPlan
}

/** Packs of plans that the library has, live; asks the server for the list once. */
export function usePlanPacks(): readonly PackSummary[] | undefined {
  useEffect(() => byTheWay(workerClient().refreshPacks()), [])
  return useLiveQuery(async () => {
    const rows = await database.packs.toArray()
    return rows.flatMap(({ summary }) => (summary.kind === 'plans' ? [summary] : []))
  }, [])
}

/** Ours, in their order. */
export function ownPlans(): FoundPlan[] {
  return ownPlanKeys.map((key) => ({ plan: ownPlan(key) }))
}

/** Those of packs. */
export function useBroughtPlans(packs: readonly PackSummary[]): KnownContent<PackPlan[]> {
  return useContent({
    key: `plans ${packs.map(({ abbr, version }) => `${abbr} ${version}`).join(' ')}`,
    async stored() {
      const found: PackPlan[] = []
      for (const { abbr } of packs) {
        const pack = await findPack(storedContents, abbr)
        if (pack) found.push(...(await plansOfPack(pack)))
        else if (navigator.onLine) return undefined
      }
      return found
    },
    ask: async () => (await Promise.all(packs.map(askForPlans))).flat(),
  })
}

async function askForPlans(pack: PackSummary): Promise<PackPlan[]> {
  const found: PackPlan[] = []
  for (let page = 0, total = 1; page * itemsAtOnce < total; page += 1) {
    const answer = await readServer('packItems', { abbreviation: pack.abbr }, { page: String(page) })
    total = answer.total
    found.push(...answer.items.flatMap((article) => packPlan(article, pack) ?? []))
  }
  return found
}

/** One plan by its key. */
export function usePlan(key: string): KnownContent<FoundPlan> {
  const own = useMemo(
    (): FoundPlan | undefined => (isOwnPlan(key) ? { plan: ownPlan(key) } : undefined),
    [key],
  )
  const found = useContent({
    key: `plan ${key}`,
    async stored() {
      if (own) return own
      const packs = (await database.packs.toArray()).map(({ summary }) => summary)
      const brought = await findPlan(key, packs, false)
      return brought ? { plan: brought.plan, brought } : undefined
    },
    async ask() {
      if ((await database.packs.count()) === 0) await workerClient().refreshPacks()
      const packs = (await database.packs.toArray()).map(({ summary }) => summary)
      const brought = await findPlan(key, packs)
      if (!brought) throw new AppError('not-found')
      return { plan: brought.plan, brought }
    },
  })
  return own ? { kind: 'here', data: own, isOnDevice: true } : found
}

/** Plans by their keys, without those nobody can say; for a home and a notice that wait for nothing. */
export async function plansByKeys(keys: readonly string[]): Promise<FoundPlan[]> {
  const packs = (await database.packs.toArray()).map(({ summary }) => summary)
  const found = keys.map(async (key): Promise<FoundPlan[]> => {
    if (isOwnPlan(key)) return [{ plan: ownPlan(key) }]
    const one = await findPlan(key, packs).catch(() => null)
    return one ? [{ plan: one.plan, brought: one }] : []
  })
  return (await Promise.all(found)).flat()
}
