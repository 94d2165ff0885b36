/** Addresses of every route pattern with right and with wrong values, over the small library of `startTestServer` with its packs. */
import { screens } from '../../../core/contract/address/screens'

/** One right address for each pattern. */
const right: Readonly<Record<string, readonly string[]>> = {
  '/search': ['/search', '/search/TST', '/search/TST.ENG/Anfang', '/search/Anfang und Ende'],
  '/cross-reference': ['/cross-reference/TST/1Mo1'],
  '/synoptic': ['/synoptic/TST/24'],
  '/bible': ['/bible/TST', '/bible/tst'],
  '/word': ['/word/TST/G25', '/word/tst/h7225'],
  '/verse': ['/de/verse/1Mo1,2'],
  '/help': ['/help', '/hilfe', '/fr/help', '/help/1', '/help/word/1'],
  '/reading-plan': [],
  '/report': ['/report/text'],
  '/dictionary': ['/dictionary/TLX/Adam/1', '/de/dictionary/TLX/1'],
  '/graphic': [],
  '/video': [],
  '/commentary': ['/commentary/TCM'],
  // Which tags are shared says the database of members.
  '/tag': [],
  '/topic': [],
  '/password-reset': ['/password-reset', '/password-reset/abc'],
  '/verse-of-the-day': ['/verse-of-the-day', '/verse-of-the-day/2026-11-27'],
}

/** Wrong values beside what is wrong for every screen. */
const wrong: Readonly<Record<string, readonly string[]>> = {
  '/search': ['/search/TST.NONE/Anfang', '/search/NONE/Anfang'],
  '/cross-reference': ['/cross-reference', '/cross-reference/NONE/1Mo1', '/cross-reference/TST/Nowhere9'],
  '/synoptic': ['/synoptic', '/synoptic/TST', '/synoptic/NONE/24', '/synoptic/TST/x', '/synoptic/TST/9999'],
  '/bible': ['/bible', '/bible/NONE', '/bible/LUT12', '/bible/TST.ENG'],
  '/word': ['/word', '/word/TST', '/word/NONE/G25', '/word/TST/25', '/word/TST/G0'],
  '/verse': ['/verse/1Mo1,2', '/de/verse/Nowhere9'],
  '/help': ['/help/x', '/help/4711', '/help/word/x', '/fr/help/4711'],
  '/reading-plan': ['/reading-plan/none/1'],
  '/report': ['/report'],
  '/dictionary': ['/dictionary', '/dictionary/NONE/Adam/1', '/dictionary/TLX/Adam/x', '/dictionary/TCM/x/1'],
  '/graphic': ['/graphic', '/graphic/TLX/x/1'],
  '/video': ['/video', '/video/TLX/x/1'],
  '/commentary': ['/commentary', '/commentary/TLX'],
  '/tag': ['/tag'],
  '/topic': ['/topic', '/topic/x', '/topic/x/999999999'],
  '/password-reset': [],
  '/verse-of-the-day': ['/verse-of-the-day/2026-02-29', '/verse-of-the-day/x'],
}

/** Screens that read all words after theirs. */
const takesAll = new Set(['/search', '/cross-reference', '/verse', '/reading-plan'])

export const rightAddresses: readonly string[] = [
  '/',
  '/fr',
  '/selectedbibles/1Mo1',
  '/opensearch',
  '/start-chat',
  ...screens.flatMap(({ path }) => right[path] ?? [path]),
]

export const wrongAddresses: readonly string[] = [
  '/nowhere/at/all',
  '/fr/nowhere',
  '/text',
  '/commentaries',
  '/home',
  '/fr/selectedbibles/1Mo1',
  '/opensearch/x',
  '/start-chat/x',
  ...screens.flatMap((screen) => [
    ...(wrong[screen.path] ?? [`${screen.path}/x`]),
    ...(takesAll.has(screen.path) ? [] : [`${screen.path}/a/b/c/4`]),
    ...('isLocalized' in screen ? [] : [`/fr${screen.path}`]),
  ]),
]
