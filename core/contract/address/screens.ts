/**
 * The app's own screens (spec 1 §2, spec 2 §2), in the order of the documents. Routes, addresses that exist, names, heads and sitemaps
 * follow from a row here; the component and its messages are the row of `src/app/routing/screen-table.ts`.
 */

/** Facts of one screen. */
export interface ScreenFacts {
  /** The main path, of a screen with several names. */
  path: string
  /**
   * Key of its name in the group `menu` and of its sentence in `heads`; a missing sentence is replaced by the
   * home page's.
   */
  title: string
  /** Other first words that lead to the screen. */
  aliases?: readonly string[]
  /** Also exists below every language: `/fr/help`. */
  isLocalized?: boolean
  /** Exists only below a language. */
  isOnlyLocalized?: boolean
  /**
   * Search engines may list it, with its own sentence: not screens of one member, of one search, or without
   * content of their own.
   */
  isListed?: boolean
  /** Has its own sentence without being listed. */
  isDescribed?: boolean
  /** Needs more words in its address: its forms are in `known-place.ts`, its routes in `src/app/routes.tsx`. */
  needsMore?: boolean
  /** For members alone; others are led to this screen. */
  leadsVisitorsTo?: '/login' | '/register' | '/nicodemus-ai'
  /** For visitors alone; members are led to their profile. */
  isForVisitors?: boolean
  /** Has the width of a form. */
  isForm?: boolean
  /** An area with pages of its own: on wide windows it stands under the header instead of over the view. */
  isArea?: boolean
  /** With this parameter in its query it stands beside the view instead of over it. */
  besideWith?: string
}

const facts = [
  { path: '/search', title: 'search', isDescribed: true, needsMore: true },
  { path: '/cross-reference', title: 'crossReferences', needsMore: true },
  { path: '/synoptic', title: 'synoptic', needsMore: true },
  { path: '/bible', title: 'introduction', needsMore: true },
  { path: '/verse', title: 'verse', isLocalized: true, isOnlyLocalized: true, needsMore: true },
  { path: '/word', title: 'originalWord', needsMore: true },
  { path: '/accessibility', title: 'accessibility', isListed: true },
  { path: '/history', title: 'history', isArea: true, leadsVisitorsTo: '/login' },
  { path: '/chats', title: 'chats', isArea: true, leadsVisitorsTo: '/nicodemus-ai' },
  { path: '/nicodemus-ai', title: 'assistant', isArea: true, isListed: true },
  { path: '/contact', title: 'contact', isListed: true, isForm: true },
  {
    path: '/help',
    title: 'help',
    aliases: ['hilfe', 'ajuda'],
    isLocalized: true,
    isListed: true,
  },
  { path: '/imprint', title: 'imprint', isListed: true },
  { path: '/privacy', title: 'privacy', isListed: true },
  { path: '/languages', title: 'languages', isListed: true },
  { path: '/likes', title: 'likes', isArea: true },
  { path: '/newsletter', title: 'newsletter', isListed: true, isForm: true, isForVisitors: true },
  { path: '/newsletter-confirmation', title: 'newsletter', isForm: true },
  { path: '/notes', title: 'notes', isArea: true, leadsVisitorsTo: '/login', besideWith: 'note' },
  { path: '/partner', title: 'partner', isListed: true },
  { path: '/reading-plans', title: 'readingPlans', isArea: true, isLocalized: true, isListed: true },
  { path: '/reading-plan', title: 'readingPlans', isArea: true, needsMore: true },
  { path: '/own-plan', title: 'ownPlan', isArea: true, leadsVisitorsTo: '/login' },
  { path: '/report', title: 'report', needsMore: true },
  { path: '/dictionaries', title: 'dictionaries', isArea: true, isLocalized: true },
  { path: '/graphics', title: 'graphics', isArea: true, isLocalized: true },
  { path: '/videos', title: 'videos', isArea: true, isLocalized: true },
  { path: '/dictionary', title: 'dictionaries', isArea: true, isLocalized: true, needsMore: true },
  { path: '/graphic', title: 'graphics', isArea: true, isLocalized: true, needsMore: true },
  { path: '/video', title: 'videos', isArea: true, isLocalized: true, needsMore: true },
  {
    path: '/commentary',
    title: 'commentaries',
    isArea: true,
    isLocalized: true,
    needsMore: true,
    besideWith: 'beside',
  },
  { path: '/tags', title: 'tags', isArea: true },
  { path: '/tag', title: 'tags', isArea: true, needsMore: true },
  { path: '/topics', title: 'topics', isArea: true },
  { path: '/topic', title: 'topics', isArea: true, needsMore: true },
  { path: '/login', title: 'login', isForm: true, isForVisitors: true },
  { path: '/register', title: 'register', isForm: true, isForVisitors: true },
  { path: '/logout', title: 'logout', isForm: true },
  { path: '/profile', title: 'profile', leadsVisitorsTo: '/register' },
  { path: '/password-reset', title: 'passwordReset', isForm: true, isForVisitors: true },
  { path: '/email-confirmation', title: 'emailConfirmation', isForm: true },
  { path: '/verse-of-the-day', title: 'verseOfTheDay', isArea: true },
  {
    path: '/webmasters',
    title: 'webmasters',
    aliases: ['webmaster'],
    isListed: true,
  },
  { path: '/downloads', title: 'downloads', isListed: true },
] as const satisfies readonly ScreenFacts[]

export type ScreenPath = (typeof facts)[number]['path']
/** Screens whose addresses have more words. */
export type LongerScreen = Extract<(typeof facts)[number], { needsMore: true }>['path']

export interface Screen extends ScreenFacts {
  path: ScreenPath
}

/** Every screen, in the order of the documents. */
export const screens: readonly Screen[] = facts

const byWord: ReadonlyMap<string, Screen> = new Map(
  screens.flatMap((screen) => wordsOf(screen).map((word) => [word, screen] as const)),
)

/** The screen whose address begins with `word`, without regard to case; undefined where there is none, or one without a name of its own. */
export function screenFacts(word: string): Screen | undefined {
  return byWord.get(word.toLowerCase())
}

/** The first words of addresses that lead to a screen, its main path first. */
export function wordsOf({ path, aliases = [] }: ScreenFacts): readonly string[] {
  return [path.slice(1), ...aliases]
}

/** Screens that search engines may list, without the home page. */
export const listedScreens: readonly ScreenFacts[] = screens.filter(({ isListed }) => isListed)

/** Key of its sentence in the group `heads`. */
export function sentenceOf({ title, isListed, isDescribed }: ScreenFacts): string {
  return isListed || isDescribed ? title : 'home'
}
