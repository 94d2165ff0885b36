/**
 * Every route, in the order of the specification (part 1 §2, part 2 §2). A route says what kind of place it is; the shell draws it:
 * `home`, `text` and `search` are views (the latter kept alive, at most two), `overlay` opens over the view below it. Names, other
 * words and language prefixes of screens are facts of `core/contract/address/screens.ts`: each row stands for all its addresses.
 */
import { createRootRouteWithContext, createRouter, type RouterHistory } from '@tanstack/react-router'
import { ErrorView } from './errors/error-view'
import {
  inTurn,
  knownContent,
  knownHelp,
  knownPericope,
  knownTranslation,
  knownTranslations,
  membersOnly,
  type RouteContext,
  visitorsOnly,
} from './routing/guards'
import { both, digits, isPlaceWord, isTranslations, localeOnly, only, something } from './routing/parameters'
import { openSearchTarget, selectedTarget, stayHere } from './routing/redirects'
import { routeMaker } from './routing/route-rows'
import * as screens from './routing/screen-components'
import { Shell } from './shell'

const root = createRootRouteWithContext<RouteContext>()({ component: Shell })
const { view, overlay, form, dialog, elsewhere, nowhere } = routeMaker(root)

const rows = [
  // part 1 §2
  view('/', 'home'),
  view('/$locale', 'home', { params: localeOnly }),
  // What stands behind it is read by the view, which knows the translations: `/search/LUT12.KJV/words` or words alone.
  view('/search/$', 'search'),
  elsewhere('/opensearch', openSearchTarget),
  elsewhere('/selectedbibles/$', selectedTarget),
  overlay('/cross-reference/$abbreviation/$', screens.crossReferences, { guard: knownTranslation }),
  overlay('/synoptic/$abbreviation/$id', screens.synopsis, { guard: knownPericope, params: digits('id') }),
  overlay('/bible/$abbreviation', screens.introduction, { guard: knownTranslation }),
  overlay('/verse/$', screens.verse),
  overlay('/downloads', screens.downloads),

  // part 2 §2
  overlay('/accessibility', screens.article),
  overlay('/history', screens.history, { guard: membersOnly('/login') }),
  overlay('/chats', screens.area, { guard: membersOnly('/nicodemus-ai') }),
  elsewhere('/start-chat', stayHere),
  overlay('/nicodemus-ai', screens.area),
  form('/contact', screens.contact),
  overlay('/help', screens.help),
  overlay('/help/$id', screens.helpItem, { guard: knownHelp, params: digits('id') }),
  overlay('/help/$title/$id', screens.helpItem, { guard: knownHelp, params: digits('id') }),
  overlay('/imprint', screens.article),
  overlay('/privacy', screens.article),
  overlay('/languages', screens.languages),
  overlay('/likes', screens.likes),
  form('/newsletter', screens.newsletter, { guard: visitorsOnly }),
  form('/newsletter-confirmation', screens.newsletterConfirmation),
  overlay('/notes', screens.notes, { guard: membersOnly('/login') }),
  overlay('/partner', screens.article),
  overlay('/reading-plans', screens.area),
  overlay('/reading-plan/$name/$id', screens.area, { guard: knownContent, params: digits('id') }),
  overlay('/reading-plan/$name/$title/$id', screens.area, {
    guard: inTurn(membersOnly('/login'), knownContent),
    params: digits('id'),
  }),
  elsewhere('/reading-plan/$', () => '/reading-plans'),
  dialog('/report/$type', screens.report),
  overlay('/dictionaries', screens.area),
  overlay('/graphics', screens.area),
  overlay('/videos', screens.area),
  overlay('/dictionary/$', screens.area, { guard: knownContent }),
  overlay('/graphic/$', screens.area, { guard: knownContent }),
  overlay('/video/$', screens.area, { guard: knownContent }),
  overlay('/commentary/$', screens.area, { guard: knownContent }),
  overlay('/tags', screens.tags),
  overlay('/tag/$key', screens.tag),
  overlay('/topics', screens.area),
  overlay('/topic/$topic/$id', screens.area, { guard: knownContent, params: digits('id') }),
  form('/login', screens.login, { guard: visitorsOnly }),
  form('/register', screens.register, { guard: visitorsOnly }),
  form('/logout', screens.logout),
  overlay('/profile', screens.profile, { guard: membersOnly('/register') }),
  form('/password-reset', screens.resetRequest, { guard: visitorsOnly }),
  form('/password-reset/$token', screens.newPassword, { guard: visitorsOnly }),
  form('/email-confirmation', screens.emailConfirmation),
  overlay('/verse-of-the-day', screens.area),
  overlay('/verse-of-the-day/$date', screens.area, { guard: knownContent }),
  overlay('/webmasters', screens.article),

  // No places: otherwise the place would open whose path the address begins with (`/notes/nowhere`, `/fr/abc`).
  nowhere('/$locale/$', both(localeOnly, something)),
  nowhere('/$word/$', both(only('word', isPlaceWord), something)),
  view('/$translations/$', 'text', {
    guard: knownTranslations,
    params: only('translations', isTranslations),
  }),
]

const routeTree = root.addChildren(rows.flat())

/** A router; a test passes a history of its own. */
export function makeRouter(history?: RouterHistory) {
  const router = createRouter({
    routeTree,
    context: { here: () => router.state.resolvedLocation?.href ?? '/' },
    ...(history ? { history } : {}),
    pathParamsAllowedCharacters: [':', ',', '+', ';', '=', '@', '&', '$'],
    defaultPreload: false,
    defaultErrorComponent: ErrorView,
    // Places are kept as verse and offset (features/reading/use-place-in-text): the router must not touch the scroll.
    scrollRestoration: () => false,
  })
  return router
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof makeRouter>
  }
}
