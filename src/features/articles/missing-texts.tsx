/** Help and articles that are not on this device yet: on their way, or why they are not. */
import { useTranslation } from 'react-i18next'
import * as limits from '#core/limits'
import type { KnownPageTexts } from '../../model/library/page-texts'
import { ListProblem } from '../../ui/page/list-problem'
import { useDelayed } from '../../ui/timing/use-delayed'

export function MissingTexts({ known: { error, retry } }: { known: KnownPageTexts }) {
  const { t } = useTranslation()
  const isSlow = useDelayed(!error, limits.loadingDelayMs, limits.loadingMinimumMs)
  if (error) return <ListProblem error={error} onRetry={retry} />
  return isSlow ? <p role="status">{t('loading')}</p> : null
}
