/**
 * When the help tour runs: because somebody asked for it (spec 1 §4), at the end of a text or in the help. It never begins
 * by itself.
 */

import { useRouter } from '@tanstack/react-router'
import { useCallback, useEffect } from 'react'
import { standardWord } from '#core/contract/address/standard-word'
import type { TourView } from '../../features/tour/tour-state'
import { useTask } from '../../model/asking/use-task'
import { isHelpTourWanted } from '../../model/shell/help-tour'
import { leftPath } from '../../model/study/left-place'
import { useStore } from '../../ui/store/store'
import { closingOf } from '../overlay/overlay-history'
import type { ViewPlace } from '../place/place'

type PlaceKind = TourView | 'home' | 'overlay' | 'unknown'

/** The tour to show now. `view` is the view below an overlay. */
export function useTour(place: PlaceKind, view: ViewPlace | undefined) {
  const isWanted = useStore(isHelpTourWanted)
  useWayToText(isWanted, place, view)
  const tour = isWanted && (place === 'text' || place === 'search') ? place : undefined
  const end = useCallback(() => {
    isHelpTourWanted.set(false)
  }, [])
  // The tour ends with its removal from the screen, as by Back: it neither waits for a return nor keeps leading
  // to a text.
  useEffect(() => (tour ? end : undefined), [tour, end])
  return { tour, end }
}

/**
 * The help asks from its overlay, but the tour needs a text. Goes back to the text below the overlay, or
 * opens a text in its place.
 */
function useWayToText(isWanted: boolean, place: PlaceKind, view: ViewPlace | undefined): void {
  const { history } = useRouter()
  const below = place === 'overlay' && view && view.kind !== 'home' ? view.index : -1
  useTask([isWanted, place, below, history], async ({ isCurrent }) => {
    // The tour may just have been removed from the screen, in which case it is no longer wanted; this render
    // does not know that yet.
    if (!isWanted || !isHelpTourWanted.get() || place === 'text' || place === 'search') return
    const closing = closingOf(history.location.state.__TSR_index, below)
    if (closing.kind === 'back') return history.go(-closing.steps)
    const path = (await leftPath()) ?? `/${standardWord}`
    if (isCurrent() && place === 'overlay') history.replace(path)
    else if (isCurrent()) history.push(path)
  })
}
