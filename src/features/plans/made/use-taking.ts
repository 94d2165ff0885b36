/** Takes plans of a file in. One that is here in another form is replaced only after a question, and what was read of it stays read. */
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { planPath } from '#core/contract/address/contents/plan-address'
import type { PlansInFile } from '#core/contract/browser/worker'
import { type MadePlan, madePlanSchema } from '#core/contract/members/made-plan'
import type { Change } from '#core/contract/members/op'
import { AppError } from '#core/errors'
import { replacedPlan } from '#core/plans/made/edit'
import { madeNumber, madeRow } from '#core/plans/made/made-plan'
import { useKeptPlans } from '../../../model/contents/plans/my-plans'
import { useMadePlans } from '../../../model/contents/plans/use-plans'
import { workerClient } from '../../../platform/client/worker-client'
import { useToday } from '../../../platform/page/today'
import { showSnackbar } from '../../../ui/snackbars/snackbars'
import { useReporting } from '../../../ui/snackbars/use-reporting'
import { changesFor } from './use-save-plan'

/** A plan that is here, and the one of the file. */
interface Asked {
  key: string
  here: MadePlan
  plan: MadePlan
}

export function useTaking() {
  const { t } = useTranslation('planning')
  const router = useRouter()
  const report = useReporting()
  const today = useToday()
  const here = useMadePlans()
  const kept = useKeptPlans()
  const [asked, setAsked] = useState<Asked>()
  const open = (key: string) => router.history.push(planPath({ key, number: madeNumber }))
  const store = async (keys: readonly string[], changes: readonly Change[], leftOut: number) => {
    if (!(await report(workerClient().changeAll(changes)))) return
    const text = leftOut > 0 ? t('openedPartly', { count: leftOut }) : t('opened', { count: keys.length })
    showSnackbar(text, { type: leftOut > 0 ? 'warning' : 'success', id: 'plan-file' })
    const [key] = keys
    if (key !== undefined && keys.length === 1) open(key)
  }
  /** Throws file-too-large where the plan grew too long. */
  const replace = async ({ key, here: old, plan }: Asked) => {
    const before = { key, plan: old, reading: kept?.get(key) }
    const parsed = madePlanSchema.safeParse(replacedPlan(before, plan))
    if (!parsed.success) throw new AppError('file-too-large')
    const weekdays = before.reading?.state.schedule.weekdays ?? []
    await store([key], changesFor(key, parsed.data, { before, draft: { from: today, weekdays }, today }), 0)
  }
  const take = async ({ plans, uuid, leftOut }: PlansInFile) => {
    const [plan] = plans
    const known = uuid === undefined ? undefined : here?.get(uuid)?.made
    if (plan && known && uuid !== undefined && known.numbering === plan.numbering)
      return isSame(known, plan) ? open(uuid) : setAsked({ key: uuid, here: known, plan })
    const named = plans.map((one): [string, MadePlan] => [
      (known ? undefined : uuid) ?? crypto.randomUUID(),
      one,
    ])
    const changes = named.map(([key, body]): Change => ({ kind: 'madePlan', key: madeRow(key), body }))
    await store(
      named.map(([key]) => key),
      changes,
      leftOut,
    )
  }
  return { take, replace, asked, forget: () => setAsked(undefined) }
}

/** Whether a file would change nothing that is seen. */
function isSame(one: MadePlan, other: MadePlan): boolean {
  const seen = ({ title, about, rule, sections }: MadePlan) =>
    JSON.stringify([
      title,
      about,
      rule,
      sections.map(({ id: _, ...section }) => Object.entries(section).sort()),
    ])
  return seen(one) === seen(other)
}
