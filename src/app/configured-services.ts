/** What the operator has set to be used besides: statistics and reports of errors. Without a setting none of it is loaded. */
import { liveQuery } from 'dexie'
import { storedPublicSettings } from '#db/public-settings'
import type { VisitedPlace } from '../platform/analytics/start-analytics'
import { byTheWay } from '../platform/by-the-way'
import { database } from '../platform/database'
import type { makeRouter } from './routes'

type Router = ReturnType<typeof makeRouter>

/** Follows the settings; call once, when the page stands. */
export function followServices(router: Router): void {
  let isCounting = false
  liveQuery(() => storedPublicSettings(database)).subscribe((settings) => {
    if (!settings?.analytics || isCounting) return
    isCounting = true
    const { analytics } = settings
    byTheWay(
      import('../platform/analytics/start-analytics').then(({ startAnalytics }) =>
        startAnalytics(analytics, placeOf(router), (visit) =>
          router.subscribe('onResolved', ({ pathChanged }) => pathChanged && visit(placeOf(router))),
        ),
      ),
    )
  })
}

function placeOf({ state }: Router): VisitedPlace {
  const { kind } = state.matches.at(-1)?.staticData ?? {}
  return { path: state.location.pathname, isSearch: kind === 'search' }
}
