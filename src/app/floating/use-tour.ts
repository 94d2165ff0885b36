/**
 * When the help tour runs: asked for by the help, or due over a text or search that nobody has touched for a while (spec 1 §4) and that
 * nothing lies over.
 */

import { useRouter } from '@tanstack/react-router'
import { useCallback, useEffect, useState } from 'react'
import { standardWord } from '#core/contract/address/standard-word'
import { dueTour, type TourView } from '../../features/tour/tour-state'
import { watchForTour } from '../../features/tour/tour-watch'
import { isHelpTourWanted } from '../../model/shell/help-tour'
import { leftPath } from '../../model/study/left-place'
import { byTheWay } from '../../platform/client/by-the-way'
import { readCookie } from '../../platform/storage/cookies'
import { useStore } from '../../ui/store/store'
import { closingOf } from '../overlay/overlay-history'
import type { ViewPlace } from '../place/place'

type PlaceKind = Parameters<typeof dueTour>[0]

/** The tour to show now; `view` lies below an overlay. */
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
  // Whatever takes it from the screen ends it, as Back does: it neither waits for the way forward nor keeps leading to a text.
  useEffect(() => (tour ? end : undefined), [tour, end])
  return { tour, end }
}

function useWhenQuiet(place: PlaceKind, onDue: (tour: TourView) => void): void {
  useEffect(() => {
    const dueNow = () => dueTour(place, seenTours())
    if (!dueNow()) return
    return watchForTour({ target: window, dueNow, isCovered, onDue })
  }, [place, onDue])
}

const seenTours = () => ({
  text: readCookie('bs-help-text') !== undefined,
  search: readCookie('bs-help-search') !== undefined,
})

/** Somebody is busy with something else, or nobody looks. */
function isCovered(): boolean {
  const covers = 'dialog[open], [role="dialog"], [data-selection-bar], [role="listbox"]'
  return document.visibilityState === 'hidden' || document.querySelector(covers) !== null
}

/** The help asks from its overlay: the tour needs a text. What lies below the overlay is gone back to; else a text takes its place. */
function useWayToText(isWanted: boolean, place: PlaceKind, view: ViewPlace | undefined): void {
  const { history } = useRouter()
  const below = place === 'overlay' && view && view.kind !== 'home' ? view.index : -1
  useEffect(() => {
    // What has just been taken from the screen is not wanted any more, which this drawing does not know yet.
    if (!isWanted || !isHelpTourWanted.get() || place === 'text' || place === 'search') return
    const closing = closingOf(history.location.state.__TSR_index, below)
    if (closing.kind === 'back') return history.go(-closing.steps)
    let isCurrent = true
    const open = async () => {
      const path = (await leftPath()) ?? `/${standardWord}`
      if (isCurrent && place === 'overlay') history.replace(path)
      else if (isCurrent) history.push(path)
    }
    byTheWay(open())
    return () => {
      isCurrent = false
    }
  }, [isWanted, place, below, history])
}
