/**
 * What the server knows of the app's own screens (spec 1 §2, spec 2 §2): their name in the catalogue and whether search engines
 * may list them. Screens of one member, of one search or without contents of their own are hidden.
 */

export interface ScreenFacts {
  /** Name in the catalogue, `group:key`. */
  title: string
  /** Key of its sentence in the group `heads`; that of the home page stands in. */
  description?: string
  /** The path of what has several names. */
  path: string
  isListed?: boolean
  /** Exists below every language too: `/fr/help`. */
  isLocalized?: boolean
}

const listed: readonly ScreenFacts[] = [
  { path: '/help', title: 'titles:help', description: 'help', isLocalized: true },
  { path: '/languages', title: 'menu:languages', description: 'languages' },
  { path: '/downloads', title: 'menu:downloads', description: 'downloads' },
  { path: '/nicodemus-ai', title: 'titles:assistant', description: 'assistant' },
  { path: '/newsletter', title: 'titles:newsletter', description: 'newsletter' },
  { path: '/contact', title: 'titles:contact', description: 'contact' },
  { path: '/partner', title: 'titles:partner', description: 'partner' },
  { path: '/webmasters', title: 'titles:webmasters', description: 'webmasters' },
  { path: '/accessibility', title: 'titles:accessibility', description: 'accessibility' },
  { path: '/imprint', title: 'titles:imprint', description: 'imprint' },
]

const hidden: readonly ScreenFacts[] = [
  { path: '/search', title: 'finding:search', description: 'search' },
  { path: '/cross-reference', title: 'menu:crossReferences' },
  { path: '/synoptic', title: 'titles:synoptic' },
  { path: '/verse', title: 'menu:verse', isLocalized: true },
  { path: '/bible', title: 'menu:introduction' },
  { path: '/report', title: 'titles:report' },
  { path: '/dictionaries', title: 'titles:dictionaries', isLocalized: true },
  { path: '/dictionary', title: 'titles:dictionaries', isLocalized: true },
  { path: '/graphics', title: 'titles:graphics', isLocalized: true },
  { path: '/graphic', title: 'titles:graphics', isLocalized: true },
  { path: '/videos', title: 'titles:videos', isLocalized: true },
  { path: '/video', title: 'titles:videos', isLocalized: true },
  { path: '/commentary', title: 'titles:commentaries', isLocalized: true },
  { path: '/topics', title: 'titles:topics' },
  { path: '/topic', title: 'titles:topics' },
  { path: '/reading-plans', title: 'titles:readingPlans', isLocalized: true },
  { path: '/reading-plan', title: 'titles:readingPlans' },
  { path: '/verse-of-the-day', title: 'titles:verseOfTheDay' },
  { path: '/history', title: 'titles:history' },
  { path: '/chats', title: 'titles:chats' },
  { path: '/likes', title: 'titles:likes' },
  { path: '/notes', title: 'titles:notes' },
  { path: '/tags', title: 'titles:tags' },
  { path: '/tag', title: 'titles:tags' },
  { path: '/login', title: 'titles:login' },
  { path: '/register', title: 'titles:register' },
  { path: '/logout', title: 'titles:logout' },
  { path: '/profile', title: 'titles:profile' },
  { path: '/password-reset', title: 'titles:passwordReset' },
]

const aliases: Readonly<Record<string, string>> = {
  hilfe: 'help',
  ajuda: 'help',
  webmaster: 'webmasters',
  commentaries: 'commentary',
}

const table: ReadonlyMap<string, ScreenFacts> = new Map([
  ...hidden.map((facts) => [facts.path.slice(1), facts] as const),
  ...listed.map((facts) => [facts.path.slice(1), { ...facts, isListed: true }] as const),
])

/** The screen whose address begins with `word`; undefined where there is none, or one without a name of its own. */
export function screenFacts(word: string): ScreenFacts | undefined {
  const lower = word.toLowerCase()
  return table.get(aliases[lower] ?? lower)
}

/** The paths search engines may list, the home page not among them. */
export const listedScreens: readonly ScreenFacts[] = listed
