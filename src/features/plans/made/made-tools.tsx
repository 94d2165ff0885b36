/** What a member does with a plan of their own: change it, keep it as a file, delete it. */
import { useRouter } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { MadePlan } from '#core/contract/members/made-plan'
import { madeRow } from '#core/plans/made/made-plan'
import { planFile } from '#core/plans/made/plan-file'
import { workerClient } from '../../../platform/client/worker-client'
import { saveFile } from '../../../platform/page/save-file'
import { Button } from '../../../ui/controls/button'
import button from '../../../ui/controls/button.module.css'
import { showSnackbar } from '../../../ui/snackbars/snackbars'
import { useReporting } from '../../../ui/snackbars/use-reporting'
import { isolate } from '../../../ui/words/isolate'
import reading from '../reading/reading.module.css'

export function MadeTools({ plan: key, made }: { plan: string; made: MadePlan }) {
  const { t } = useTranslation('planning')
  const router = useRouter()
  const report = useReporting()
  const put = (body: MadePlan | null) =>
    report(workerClient().change({ kind: 'madePlan', key: madeRow(key), body }))
  const remove = async () => {
    if (!(await put(null))) return
    showSnackbar(t('deleted', { name: isolate(made.title) }), {
      id: 'plan-deleted',
      action: { label: t('plans:undo'), run: () => void put(made) },
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
