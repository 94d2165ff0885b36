/**
 * The app's own screens (spec 1 §2, spec 2 §2), in the order of the documents: the facts that both page and server must know.
 * `src/app/routes.tsx` says who may open one, `src/app/routing/screen-table.ts` what draws it.
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
}

const facts = [
  { path: '/search', title: 'search', isDescribed: true },
  { path: '/cross-reference', title: 'crossReferences' },
  { path: '/synoptic', title: 'synoptic' },
  { path: '/bible', title: 'introduction' },
  { path: '/verse', title: 'verse', isLocalized: true, isOnlyLocalized: true },
  { path: '/accessibility', title: 'accessibility', isListed: true },
  { path: '/history', title: 'history' },
  { path: '/chats', title: 'chats' },
  { path: '/nicodemus-ai', title: 'assistant', isListed: true },
  { path: '/contact', title: 'contact', isListed: true },
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
  { path: '/likes', title: 'likes' },
  { path: '/newsletter', title: 'newsletter', isListed: true },
  { path: '/newsletter-confirmation', title: 'newsletter' },
  { path: '/notes', title: 'notes' },
  { path: '/partner', title: 'partner', isListed: true },
  { path: '/reading-plans', title: 'readingPlans', isLocalized: true, isListed: true },
  { path: '/reading-plan', title: 'readingPlans' },
  { path: '/report', title: 'report' },
  { path: '/dictionaries', title: 'dictionaries', isLocalized: true },
  { path: '/graphics', title: 'graphics', isLocalized: true },
  { path: '/videos', title: 'videos', isLocalized: true },
  { path: '/dictionary', title: 'dictionaries', isLocalized: true },
  { path: '/graphic', title: 'graphics', isLocalized: true },
  { path: '/video', title: 'videos', isLocalized: true },
  { path: '/commentary', title: 'commentaries', isLocalized: true },
  { path: '/tags', title: 'tags' },
  { path: '/tag', title: 'tags' },
  { path: '/topics', title: 'topics' },
  { path: '/topic', title: 'topics' },
  { path: '/login', title: 'login' },
  { path: '/register', title: 'register' },
  { path: '/logout', title: 'logout' },
  { path: '/profile', title: 'profile' },
  { path: '/password-reset', title: 'passwordReset' },
  { path: '/email-confirmation', title: 'emailConfirmation' },
  { path: '/verse-of-the-day', title: 'verseOfTheDay' },
  {
    path: '/webmasters',
    title: 'webmasters',
    aliases: ['webmaster'],
    isListed: true,
  },
  { path: '/downloads', title: 'downloads', isListed: true },
] as const satisfies readonly ScreenFacts[]

export type ScreenPath = (typeof facts)[number]['path']

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
