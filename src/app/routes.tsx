/**
 * Every route, in the order of the specification (part 1 §2, part 2 §2). A route says what kind of place it is; the shell
 * draws it: `home`, `text` and `search` are views (the latter kept alive, at most two), `overlay` opens over the view below it.
 */
import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  type RouterHistory,
  redirect,
} from '@tanstack/react-router'
import { isRouteWord } from '#core/contract/address/route-words'
import { isLocale } from '#core/contract/locales'
import { ErrorView } from './error-view'
import { membersOnly, visitorsOnly } from './guards'
import { Shell } from './shell'

export type RouteKind = 'home' | 'text' | 'search' | 'overlay'

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    kind?: RouteKind
    /** Key of the page title in the group `menu`. */
    title?: string
    /** An overlay as wide as a form is. */
    isForm?: boolean
  }
}

const root = createRootRoute({ component: Shell })

const overlay = (path: string, title: string, component: ReturnType<typeof lazyRouteComponent>) =>
  createRoute({ getParentRoute: () => root, path, component, staticData: { kind: 'overlay', title } })

/** A form of an account: its places have their texts in common and are loaded together. */
const form = (path: string, title: string, name: AccountPlace, beforeLoad?: Guard) =>
  createRoute({
    getParentRoute: () => root,
    path,
    component: lazyRouteComponent(loadAccount, name),
    ...(beforeLoad ? { beforeLoad } : {}),
    staticData: { kind: 'overlay', title, isForm: true },
  })
type Guard = (context: { location: { href: string } }) => Promise<void>
type AccountPlace = keyof Awaited<ReturnType<typeof loadAccount>>
const loadAccount = async () => (await import('../features/account/load-account')).loadAccount()

const inLocale = {
  params: { parse: ({ locale }: { locale: string }) => (isLocale(locale) ? { locale } : false), priority: 2 },
} as const

const home = createRoute({ getParentRoute: () => root, path: '/', staticData: { kind: 'home' } })
const homeInLocale = createRoute({
  getParentRoute: () => root,
  path: '/$locale',
  ...inLocale,
  staticData: { kind: 'home' },
})
/** No place: otherwise the home page of the language would open, whatever stands behind it. */
const nowhereInLocale = createRoute({ getParentRoute: () => root, path: '/$locale/$', ...inLocale })
/** What stands behind it is read by the view, which knows the translations: `/search/LUT12.KJV/words` or words alone. */
const search = createRoute({ getParentRoute: () => root, path: '/search/$', staticData: { kind: 'search' } })
/** Target of a GET form (FEATURES SRCH-07). */
const openSearch = createRoute({
  getParentRoute: () => root,
  path: '/opensearch',
  beforeLoad: async ({ location: { searchStr } }) => {
    const { openSearchPath } = await import('#core/contract/address/search-address')
    throw redirect({ href: openSearchPath(new URLSearchParams(searchStr)), replace: true })
  },
})
const introduction = overlay(
  '/bible/$abbreviation',
  'introduction',
  lazyRouteComponent(() => import('../features/introduction/introduction-overlay'), 'IntroductionOverlay'),
)
const crossReferences = overlay(
  '/cross-reference/$abbreviation/$',
  'crossReferences',
  lazyRouteComponent(() => import('../features/reading/cross-reference-overlay'), 'CrossReferenceOverlay'),
)
const verse = createRoute({
  getParentRoute: () => root,
  path: '/$locale/verse/$',
  ...inLocale,
  component: lazyRouteComponent(() => import('../features/reading/verse-overlay'), 'VerseOverlay'),
  staticData: { kind: 'overlay', title: 'verse' },
})
const languages = overlay(
  '/languages',
  'languages',
  lazyRouteComponent(() => import('../features/languages/languages-overlay'), 'LanguagesOverlay'),
)
const downloads = overlay(
  '/downloads',
  'downloads',
  lazyRouteComponent(() => import('../features/library/downloads-overlay'), 'DownloadsOverlay'),
)

const login = form('/login', 'login', 'LoginOverlay', visitorsOnly)
const register = form('/register', 'register', 'RegisterOverlay', visitorsOnly)
const logout = form('/logout', 'logout', 'LogoutOverlay')
const profile = createRoute({
  getParentRoute: () => root,
  path: '/profile',
  component: lazyRouteComponent(loadAccount, 'ProfileOverlay'),
  beforeLoad: membersOnly('/register'),
  staticData: { kind: 'overlay', title: 'profile' },
})
const requestReset = form('/password-reset', 'passwordReset', 'ResetRequestOverlay', visitorsOnly)
const newPassword = form('/password-reset/$token', 'passwordReset', 'NewPasswordOverlay', visitorsOnly)
const confirmEmail = form('/email-confirmation', 'emailConfirmation', 'EmailConfirmationOverlay')
const newsletter = form('/newsletter', 'newsletter', 'NewsletterOverlay', visitorsOnly)
const confirmNewsletter = form('/newsletter-confirmation', 'newsletter', 'NewsletterConfirmationOverlay')
const contact = form('/contact', 'contact', 'ContactOverlay')

const notes = createRoute({
  getParentRoute: () => root,
  path: '/notes',
  component: lazyRouteComponent(
    async () => (await import('../features/notes/load-notes')).loadNotes(),
    'NotesOverlay',
  ),
  beforeLoad: membersOnly('/login'),
  staticData: { kind: 'overlay', title: 'notes' },
})
const history = createRoute({
  getParentRoute: () => root,
  path: '/history',
  component: lazyRouteComponent(
    async () => (await import('../features/history/load-history')).loadHistory(),
    'HistoryOverlay',
  ),
  beforeLoad: membersOnly('/login'),
  staticData: { kind: 'overlay', title: 'history' },
})
const loadTags = async () => (await import('../features/tags/load-tags')).loadTags()
const tags = overlay('/tags', 'tags', lazyRouteComponent(loadTags, 'TagsOverlay'))
const tag = overlay('/tag/$key', 'tags', lazyRouteComponent(loadTags, 'TagOverlay'))
const likes = overlay(
  '/likes',
  'likes',
  lazyRouteComponent(async () => (await import('../features/likes/load-likes')).loadLikes(), 'LikesOverlay'),
)

/** Stands for the translations chosen last (FEATURES NAV-10). */
const selectedBibles = createRoute({
  getParentRoute: () => root,
  path: '/selectedbibles/$',
  beforeLoad: async ({ params: { _splat } }) => {
    const { selectedTranslations } = await import('../platform/selected-translations')
    const chosen = await selectedTranslations()
    throw redirect({ href: `/${chosen.join('.')}/${_splat ?? ''}`, replace: true })
  },
})

/** No place: otherwise the router would open the overlay whose path the address begins with (`/notes/nowhere`). */
const nowhereBehindWord = createRoute({
  getParentRoute: () => root,
  path: '/$word/$',
  params: { parse: ({ word }: { word: string }) => (isPlaceWord(word) ? { word } : false), priority: 1 },
})

const translations = {
  params: {
    parse: ({ translations: first }: { translations: string }) =>
      isPlaceWord(first) || !/^[\p{L}\p{N}.-]+$/u.test(first) ? false : { translations: first },
    priority: 1,
  },
} as const
const text = createRoute({
  getParentRoute: () => root,
  path: '/$translations',
  ...translations,
  staticData: { kind: 'text' },
})
const textWithPassage = createRoute({
  getParentRoute: () => root,
  path: '/$translations/$',
  ...translations,
  staticData: { kind: 'text' },
})

const routeTree = root.addChildren([
  home,
  homeInLocale,
  nowhereInLocale,
  search,
  openSearch,
  introduction,
  crossReferences,
  verse,
  languages,
  downloads,
  login,
  register,
  logout,
  profile,
  requestReset,
  newPassword,
  confirmEmail,
  newsletter,
  confirmNewsletter,
  contact,
  notes,
  history,
  tags,
  tag,
  likes,
  selectedBibles,
  nowhereBehindWord,
  text,
  textWithPassage,
])

/** A word that names a screen; STANDARD stands for a translation. */
function isPlaceWord(word: string): boolean {
  return isRouteWord(word) && word.toUpperCase() !== 'STANDARD'
}

/** A router; a test passes a history of its own. */
export function makeRouter(history?: RouterHistory) {
  return createRouter({
    routeTree,
    ...(history ? { history } : {}),
    pathParamsAllowedCharacters: [':', ',', '+', ';', '=', '@', '&', '$'],
    defaultPreload: false,
    defaultErrorComponent: ErrorView,
    // Places are kept as verse and offset (features/reading/use-place-in-text): the router must not touch the scroll.
    scrollRestoration: () => false,
  })
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof makeRouter>
  }
}
