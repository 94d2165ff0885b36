/**
 * When the help tour runs: because the help asked for it, or because a text or search has been on the screen
 * untouched for a while (spec 1 §4) with nothing over it.
 */

import { useRouter } from '@tanstack/react-router'
import { useCallback, useEffect, useState } from 'react'
import { standardWord } from '#core/contract/address/standard-word'
import { dueTour, type TourView } from '../../features/tour/tour-state'
import { watchForTour } from '../../features/tour/tour-watch'
import { useTask } from '../../model/asking/use-task'
import { isHelpTourWanted } from '../../model/shell/help-tour'
import { comesUnasked, mayCome } from '../../model/shell/unasked'
import { leftPath } from '../../model/study/left-place'
import { readCookie } from '../../platform/storage/cookies'
import { useStore } from '../../ui/store/store'
import { closingOf } from '../overlay/overlay-history'
import type { ViewPlace } from '../place/place'

type PlaceKind = Parameters<typeof dueTour>[0]

/** The tour to show now. `view` is the view below an overlay. */
export function useTour(place: PlaceKind, view: ViewPlace | undefined) {
  const [due, setDue] = useState<TourView>()
  const isWanted = useStore(isHelpTourWanted)
  useWhenQuiet(place, setDue)
  useWayToText(isWanted, place, view)
  const wanted = isWanted && (place === 'text' || place === 'search') ? place : undefined
  const end = useCallback(() => {
    setDue(undefined)
    isHelpTourWanted.set(false)
  }, [])
  const tour = wanted ?? (due === place ? due : undefined)
  // The tour ends with its removal from the screen, as by Back: it neither waits for a return nor keeps leading
  // to a text.
  useEffect(() => (tour ? end : undefined), [tour, end])
  return { tour, end }
}

function useWhenQuiet(place: PlaceKind, onDue: (tour: TourView) => void): void {
  useEffect(() => {
    const dueNow = () => (mayCome('tour') ? dueTour(place, seenTours()) : undefined)
    if (!dueNow()) return
    const come = (tour: TourView) => comesUnasked('tour') && onDue(tour)
    return watchForTour({ target: window, dueNow, isCovered, onDue: come })
  }, [place, onDue])
}

const seenTours = () => ({
  text: readCookie('bs-help-text') !== undefined,
  search: readCookie('bs-help-search') !== undefined,
})

/** True while the person is busy with something else, or the tab is hidden. */
function isCovered(): boolean {
  const covers = 'dialog[open], [role="dialog"], [data-selection-bar], [role="listbox"]'
  return document.visibilityState === 'hidden' || document.querySelector(covers) !== null
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
