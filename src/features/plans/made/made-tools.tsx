/** What a member does with a plan of their own: change it, keep it as a file, delete it. */
import { useRouter } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { MadePlan } from '#core/contract/members/made-plan'
import type { PlanSchedule } from '#core/contract/members/plan-state'
import { madeRow } from '#core/plans/made/made-plan'
import { planFile } from '#core/plans/made/plan-file'
import { partChange } from '#core/plans/schedule/part-change'
import { workerClient } from '../../../platform/client/worker-client'
import { saveFile } from '../../../platform/page/save-file'
import { useToday } from '../../../platform/page/today'
import { Button } from '../../../ui/controls/button'
import button from '../../../ui/controls/button.module.css'
import { showSnackbar } from '../../../ui/snackbars/snackbars'
import { useReporting } from '../../../ui/snackbars/use-reporting'
import { isolate } from '../../../ui/words/isolate'
import reading from '../reading/reading.module.css'

interface Props {
  plan: string
  made: MadePlan
  /** How the member reads it. */
  schedule: PlanSchedule | undefined
}

export function MadeTools({ plan: key, made, schedule }: Props) {
  const { t } = useTranslation('planning')
  const router = useRouter()
  const report = useReporting()
  const today = useToday()
  // Nothing waits for the readings of a plan that is gone; its marks stay for whoever takes that back.
  const put = (body: MadePlan | null, reading: PlanSchedule | undefined) =>
    report(
      workerClient().changeAll([
        { kind: 'madePlan', key: madeRow(key), body },
        ...(reading ? [partChange(key, reading)] : []),
      ]),
    )
  const remove = async () => {
    if (!(await put(null, schedule && { endedOn: today, ...schedule }))) return
    showSnackbar(t('deleted', { name: isolate(made.title) }), {
      id: 'plan-deleted',
      action: { label: t('plans:undo'), run: () => void put(made, schedule) },
    })
    router.history.replace('/reading-plans')
  }
  const keep = () => {
    const name = made.title
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, '-')
      .replace(/^-|-$/g, '')
    saveFile(`${name || 'plan'}.json`, new Blob([planFile(key, made)], { type: 'application/json' }))
  }
  return (
    <div className={`${reading.buttons} app-chrome`}>
      <a className={button.button} href={`/own-plan?plan=${key}`}>
        {t('edit')}
      </a>
      <Button onClick={keep}>{t('saveFile')}</Button>
      <Button variant="danger" onClick={() => void remove()}>
        {t('delete')}
      </Button>
    </div>
  )
}
