/** Shown for help and articles that are not on this device yet: that they are loading, or why they cannot load. */
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
