/** The search-info tooltip: what the options are for. Comes once, 5 s after the search, and goes after a minute (FEATURES SRCH-08). */
import { useTranslation } from 'react-i18next'
import { useTip } from '../../../platform/use-tip'
import { OptionsIcon } from '../../../ui/icons'
import { Tip } from '../../../ui/tip'

export function SearchInfo() {
  const { t } = useTranslation('search')
  const { isShown, close } = useTip('bs-search-info-closed')
  if (!isShown) return null
  return (
    <Tip
      icon={OptionsIcon}
      title={t('infoTitle')}
      text={t('info')}
      closeLabel={t('closeInfo')}
      onClose={close}
    />
  )
}
