/** The search-info tooltip: says what the options are for. It appears once, 5 s after a search, for a minute (FEATURES SRCH-08). */
import { useTranslation } from 'react-i18next'
import { useTip } from '../../../model/shell/use-tip'
import { OptionsIcon } from '../../../ui/controls/icons'
import { Tip } from '../../../ui/page/tip'

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
