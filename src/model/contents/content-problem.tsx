/** Contents that are not shown: still on their way, not in the library, or not on this device while it is offline. */
import { useTranslation } from 'react-i18next'
import { useOnline } from '../../platform/page/online'
import listStyles from '../../ui/note/list.module.css'
import { Card } from '../../ui/page/card'
import { ListProblem } from '../../ui/page/list-problem'
import { PanelLines } from '../../ui/page/panel-lines'
import { SlowLine } from '../../ui/page/slow-line'
import type { KnownContent } from './use-wanted'

interface Props {
  content: Exclude<KnownContent<unknown>, { kind: 'here' }>
  /** Said where the library does not have it. */
  absent: string
}

export function ContentProblem({ content, absent }: Props) {
  const { t } = useTranslation('contents')
  const isOnline = useOnline()
  switch (content.kind) {
    case 'loading':
      return (
        <div className={listStyles.hint}>
          <PanelLines label={t('loading')} />
          <SlowLine text={t('slow')} cancel={t('cancel')} />
        </div>
      )
    case 'absent':
      return <p className={listStyles.hint}>{absent}</p>
    case 'failed':
      return isOnline ? (
        <ListProblem error={content.error} onRetry={content.retry} />
      ) : (
        <Card title={t('notOnDevice')} isQuiet>
          <p>{t('notOnDeviceHint')}</p>
          <a href="/downloads">{t('toDownloads')}</a>
        </Card>
      )
  }
}
