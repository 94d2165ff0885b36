/** The place of the current route, the views kept alive below it, and how it came onto the screen. */
import { type RouterState, useRouter, useRouterState } from '@tanstack/react-router'
import { useState } from 'react'
import * as limits from '#core/limits'
import { textAt } from '../../features/reading/loading/use-reading'
import { flowingAt } from '../../model/place/flowing'
import { keptView } from '../../model/place/kept-view'
import { routeTransition, type Transition } from '../route-transition'
import { keepViews, type Place, placeOfMatch, type ViewPlace } from './place'

export const homePlace: ViewPlace = {
  kind: 'home',
  path: '/',
  abbreviations: [],
  passage: undefined,
  index: -1,
}

export function usePlace(): Place {
  return useRouterState({ select: placeNow })
}

/** The place of each list of matches of the router. */
const places = new WeakMap<object, Place>()

/**
 * The location changes before the matches, which are new objects with every change of it: nothing is drawn in
 * between.
 */
function placeNow({ matches, location }: RouterState): Place {
  const match = matches.at(-1)
  const known = match && places.get(match)
  if (known) return known
  const place = inFlow(
    placeOfMatch(match, location.pathname, location.state.__TSR_index),
    flowingAt(location.state.__TSR_key),
  )
  if (match) places.set(match, place)
  return place
}

/** The view that was scrolled to this address shows it, not one of its own. */
function inFlow(place: Place, path: string | undefined): Place {
  if (place.kind !== 'view' || place.view.kind !== 'text' || path === undefined) return place
  return { ...place, view: { ...place.view, path, ...textAt(path) } }
}

/** The views kept alive, the current one first; an overlay does not change them. */
export function useViews(place: Place): readonly ViewPlace[] {
  const { history } = useRouter()
  const [views, setViews] = useState<readonly ViewPlace[]>(() => [
    // The view below an overlay that survived a reload of the page is the one from before; if that is
    // unknown, it is the home page, one step back.
    place.kind === 'view'
      ? place.view
      : ((history.canGoBack() ? keptView() : undefined) ?? {
          ...homePlace,
          index: 'index' in place ? place.index - 1 : -1,
        }),
  ])
  const next = place.kind === 'view' ? keepViews(views, place.view, limits.cachedViews) : views
  if (next !== views) setViews(next)
  return next
}

/** How the place on the screen came there. */
export function useTransition(kind: Place['kind']): Transition {
  const [move, setMove] = useState<{ kind: Place['kind']; transition: Transition }>({
    kind,
    transition: 'none',
  })
  if (move.kind === kind) return move.transition
  const transition = routeTransition(move.kind, kind)
  setMove({ kind, transition })
  return transition
}
