/** Offers the help tour where a text or a list of hits ends (spec 1 §4). It never begins by itself. */
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/controls/button'
import { BrandIcon } from '../../ui/controls/icons'
import { Tip } from '../../ui/page/tip'
import { isHelpTourWanted, tourCookies } from './help-tour'
import { useOfferedOnce } from './offered-once'

export function TourOffer({ view }: { view: keyof typeof tourCookies }) {
  const { t } = useTranslation('shell')
  const { element, isOffered, close } = useOfferedOnce(tourCookies[view], Object.values(tourCookies))
  if (!isOffered) return null
  const begin = () => {
    close()
    isHelpTourWanted.set(true)
  }
  return (
    <Tip
      ref={element}
      icon={BrandIcon}
      title={t('newHere')}
      text={t('offerTour')}
      closeLabel={t('closeHint')}
      onClose={close}
    >
      <Button variant="quiet" onClick={begin}>
        {t('takeTour')}
      </Button>
    </Tip>
  )
}
