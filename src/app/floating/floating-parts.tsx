/** Parts that are loaded after the text is shown: floating buttons, the help tour, storing the last route. */
import { Suspense, useEffect } from 'react'
import { rememberRoute } from '../../platform/storage/remembered-route'
import { lazyPart } from '../../ui/timing/lazy-part'
import type { ChatButtonFacts } from '../chat-button/chat-button'
import type { ViewPlace } from '../place/place'
import { FloatingButtons } from './floating-buttons'
import { useTour } from './use-tour'

const HelpTour = lazyPart(async () => (await import('../../features/tour/help-tour')).HelpTour)

interface Props {
  place: ChatButtonFacts['place']
  /** The view on the screen, or below the overlay. */
  view: ViewPlace | undefined
}

export function FloatingParts({ place, view }: Props) {
  const { tour, end } = useTour(place, view)
  const route = view && view.kind !== 'home' ? view.path : undefined
  useEffect(() => {
    if (route) rememberRoute(route)
  }, [route])
  return (
    <>
      <FloatingButtons place={place} />
      <Suspense>{tour && <HelpTour view={tour} onEnd={end} />}</Suspense>
    </>
  )
}
