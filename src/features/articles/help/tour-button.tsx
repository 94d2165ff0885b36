/** Starts the help tour; the shell closes the help and shows the view that the tour explains. */
import { useTranslation } from 'react-i18next'
import { isHelpTourWanted } from '../../../model/shell/help-tour'
import { Button } from '../../../ui/controls/button'
import { TourIcon } from './help-icons'

export function TourButton() {
  const { t } = useTranslation('help')
  return (
    <Button onClick={() => isHelpTourWanted.set(true)}>
      <TourIcon className="icon" aria-hidden />
      {t('tour')}
    </Button>
  )
}
