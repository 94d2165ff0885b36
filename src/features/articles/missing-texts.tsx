/** Shown for help and articles that are not on this device yet: that they are loading, or why they cannot load. */
import { useTranslation } from 'react-i18next'
import type { KnownPageTexts } from '../../model/library/page-texts'
import { ListProblem } from '../../ui/page/list-problem'
import { PanelLines } from '../../ui/page/panel-lines'

export function MissingTexts({ known: { error, retry } }: { known: KnownPageTexts }) {
  const { t } = useTranslation()
  if (error) return <ListProblem error={error} onRetry={retry} />
  return <PanelLines label={t('loading')} />
}
