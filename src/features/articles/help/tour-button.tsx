/** Starts the help tour: leaves the help for the view it explains. */
import { useRouter } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { startHelpTour } from '../../../platform/help-tour'
import { Button } from '../../../ui/button'
import { TourIcon } from './help-icons'

export function TourButton() {
  const { t } = useTranslation('help')
  const router = useRouter()
  const start = () => {
    startHelpTour()
    if (router.history.canGoBack()) router.history.back()
    else router.history.replace('/STANDARD')
  }
  return (
    <Button onClick={start}>
      <TourIcon className="icon" aria-hidden />
      {t('tour')}
    </Button>
  )
}
