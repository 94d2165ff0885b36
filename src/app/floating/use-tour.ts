/**
 * When the help tour runs: asked for by the help, or due over a text or search that nobody has touched for a while (spec 1 §4) and that
 * nothing lies over.
 */
import { useRouter } from '@tanstack/react-router'
import { useCallback, useEffect, useState } from 'react'
import * as limits from '#core/limits'
import { dueTour, type TourView } from '../../features/tour/tour-state'
import { byTheWay } from '../../platform/by-the-way'
import { readCookie } from '../../platform/cookies'
import { endHelpTour, useHelpTourWanted } from '../../platform/help-tour'
import { leftPath } from '../../platform/study/left-place'
import type { ViewPlace } from '../routing/place'

type PlaceKind = Parameters<typeof dueTour>[0]

/** The tour to show now; `view` lies below an overlay. */
export function useTour(place: PlaceKind, view: ViewPlace | undefined) {
  const [due, setDue] = useState<TourView>()
  const isWanted = useHelpTourWanted()
  useWhenQuiet(place, setDue)
  useWayToText(isWanted, place, view)
  const wanted = isWanted && (place === 'text' || place === 'search') ? place : undefined
  const end = useCallback(() => {
    setDue(undefined)
    endHelpTour()
  }, [])
  return { tour: wanted ?? (due === place ? due : undefined), end }
}

function useWhenQuiet(place: PlaceKind, onQuiet: (tour: TourView) => void): void {
  useEffect(() => {
    const due = dueTour(place, seenTours())
    if (!due) return
    let timer: ReturnType<typeof setTimeout>
    const begin = () => {
      if (isCovered()) wait()
      else onQuiet(due)
    }
    const wait = () => {
      clearTimeout(timer)
      timer = setTimeout(begin, limits.tourQuietMs)
    }
    wait()
    for (const name of touches) addEventListener(name, wait, { passive: true, capture: true })
    return () => {
      clearTimeout(timer)
      for (const name of touches) removeEventListener(name, wait, { capture: true })
    }
  }, [place, onQuiet])
}

const touches = ['pointerdown', 'pointermove', 'keydown', 'scroll', 'focusin'] as const

const seenTours = () => ({
  text: readCookie('bs-help-text') !== undefined,
  search: readCookie('bs-help-search') !== undefined,
})

/** Somebody is busy with something else, or nobody looks. */
function isCovered(): boolean {
  const covers = 'dialog[open], [role="dialog"], [data-selection-bar], [role="listbox"]'
  return document.visibilityState === 'hidden' || document.querySelector(covers) !== null
}

/** The help asks from its overlay: the tour needs a text. */
function useWayToText(isWanted: boolean, place: PlaceKind, view: ViewPlace | undefined): void {
  const { history } = useRouter()
  useEffect(() => {
    if (!isWanted || place === 'text' || place === 'search') return
    const open = async () => {
      const below = view && view.kind !== 'home' ? view.path : await leftPath()
      history.push(below ?? '/STANDARD')
    }
    byTheWay(open())
  }, [isWanted, place, view, history])
}
