/** The member's own plans: the rows of the sync as states, and the way to store changes of them. */
import { useMemo } from 'react'
import type { Change } from '#core/contract/members/op'
import { type PlanPart, type PlanState, stateOf } from '#core/contract/members/plan-state'
import type { ThingOf } from '#db/things'
import { workerClient } from '../../../platform/client/worker-client'
import { useReporting } from '../../../ui/snackbars/use-reporting'
import { useThings } from '../../account/member-database'

/** A plan that the member has started, running or ended. */
export interface Kept {
  state: PlanState
  /** Ends of the keys of all marks. */
  marks: ReadonlySet<string>
}

/** By the key of the plan; undefined until the database has answered, empty for a visitor. */
export function useKeptPlans(): ReadonlyMap<string, Kept> | undefined {
  const rows = useThings('pln')
  const marks = useThings('rpp')
  return useMemo(() => rows && marks && keptPlans(rows, marks), [rows, marks])
}

/** Of the rows of a member. */
export function keptPlans(
  rows: readonly ThingOf<'pln'>[],
  marks: readonly ThingOf<'rpp'>[],
): ReadonlyMap<string, Kept> {
  const parts = grouped(rows.map(({ key, data }) => [planIn(key), data]))
  const marked = grouped(marks.map(({ key }) => [planIn(key), key.split(':').slice(2).join(':')]))
  const kept = [...parts].flatMap(([plan, own]): [string, Kept][] => {
    const state = stateOf(own)
    return state ? [[plan, { state, marks: new Set(marked.get(plan)) }]] : []
  })
  return new Map(kept)
}

/** Stores changes one after the other; tells the person when one could not be stored. True when all are. */
export function useChangePlan(): (changes: readonly Change[]) => Promise<boolean> {
  const report = useReporting()
  return async (changes) => {
    const { change } = workerClient()
    const stored = await Promise.all(changes.map((one) => report(change(one))))
    return stored.every(Boolean)
  }
}

function planIn(key: string): string {
  return key.split(':')[1] ?? ''
}

function grouped<Value extends PlanPart | string>(
  pairs: readonly (readonly [string, Value])[],
): Map<string, Value[]> {
  const groups = new Map<string, Value[]>()
  for (const [name, value] of pairs) groups.set(name, [...(groups.get(name) ?? []), value])
  return groups
}
