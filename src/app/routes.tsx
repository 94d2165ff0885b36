/**
 * Every route (spec 1 §2, spec 2 §2). A route says which kind of place it is and the shell draws it: `home`,
 * `text` and `search` are views (the latter two kept alive, at most two), `overlay` opens over the view below
 * it. Screens whose address is their word alone have no row here: all that there is to know of them is in
 * `core/contract/address/screens.ts`, and `routing/screen-table.ts` has the components.
 */
import { createRootRouteWithContext, createRouter, type RouterHistory } from '@tanstack/react-router'
import { screens } from '#core/contract/address/screens'
import { ErrorView } from './errors/error-view'
import { inTurn, knownPlace, knownTranslations, membersOnly, type RouteContext } from './routing/guards'
import { both, digits, isPlaceWord, isTranslations, localeOnly, only, something } from './routing/parameters'
import { openSearchTarget, selectedTarget, stayHere } from './routing/redirects'
import { routeMaker } from './routing/route-rows'
import { Shell } from './shell'

const root = createRootRouteWithContext<RouteContext>()({ component: Shell })
const { view, screen, overlay, dialog, elsewhere, nowhere } = routeMaker(root)

const rows = [
  view('/', 'home'),
  view('/$locale', 'home', { params: localeOnly }),
  // The view reads the rest of the path, because it knows the translations: `/search/LUT12.KJV/words` or
  // words alone.
  view('/search/$', 'search'),
  ...screens.flatMap((facts) => screen(facts)),

  // Screens whose addresses have more words.
  overlay('/cross-reference/$abbreviation/$', { guard: knownPlace }),
  overlay('/synoptic/$abbreviation/$id', { guard: knownPlace, params: digits('id') }),
  overlay('/bible/$abbreviation', { guard: knownPlace }),
  overlay('/word/$abbreviation/$number', { guard: knownPlace }),
  overlay('/verse/$'),
  overlay('/help/$id', { drawnBy: '/help/$id', guard: knownPlace, params: digits('id') }),
  overlay('/help/$title/$id', { drawnBy: '/help/$id', guard: knownPlace, params: digits('id') }),
  overlay('/reading-plan/$name/$id', { guard: knownPlace, params: digits('id') }),
  overlay('/reading-plan/$name/$title/$id', {
    guard: inTurn(membersOnly('/login'), knownPlace),
    params: digits('id'),
  }),
  dialog('/report/$type'),
  overlay('/dictionary/$', { guard: knownPlace }),
  overlay('/graphic/$', { guard: knownPlace }),
  overlay('/video/$', { guard: knownPlace }),
  overlay('/commentary/$', { guard: knownPlace }),
  overlay('/tag/$key'),
  overlay('/topic/$topic/$id', { guard: knownPlace, params: digits('id') }),
  overlay('/password-reset/$token', { drawnBy: '/password-reset/$token' }),
  overlay('/verse-of-the-day/$date', { guard: knownPlace }),

  // Addresses that lead on.
  elsewhere('/opensearch', openSearchTarget),
  elsewhere('/selectedbibles/$', selectedTarget),
  elsewhere('/start-chat', stayHere),
  elsewhere('/reading-plan/$', () => '/reading-plans'),

  // Addresses without a place: otherwise the place whose path the address begins with would open
  // (`/notes/nowhere`, `/fr/abc`).
  nowhere('/$locale/$', both(localeOnly, something)),
  nowhere('/$word/$', both(only('word', isPlaceWord), something)),
  view('/$translations/$', 'text', {
    guard: knownTranslations,
    params: only('translations', isTranslations),
  }),
]

const routeTree = root.addChildren(rows.flat())

/** Makes the router; a test passes a history of its own. */
export function makeRouter(history?: RouterHistory) {
  const router = createRouter({
    routeTree,
    context: { here: () => router.state.resolvedLocation?.href ?? '/' },
    ...(history ? { history } : {}),
    pathParamsAllowedCharacters: [':', ',', '+', ';', '=', '@', '&', '$'],
    defaultPreload: false,
    defaultErrorComponent: ErrorView,
  })
  // The app restores places as verse and offset (features/reading/position/use-place-in-text): the router
  // must not touch the scroll position. Set earlier, the option would not keep it from reading the position,
  // and so laying out the page, before every navigation.
  router.update({ ...router.options, scrollRestoration: () => false })
  return router
}

// Code that watches from outside React must not be given the router: its type would become circular through
// Shell.
declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof makeRouter>
  }
}
