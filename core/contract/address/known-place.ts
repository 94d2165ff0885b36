/**
 * Whether an address of the app leads somewhere, for page and server alike (spec 1 §2, spec 2 §2; FEATURES ROUTE-01, ROUTE-02). Text
 * addresses are decided where their editions are known.
 */
import { parseNumber } from '../../originals/strongs-number'
import { isLocale } from '../locales'
import { type ContentPlace, contentPlace } from './contents/content-address'
import type { KnownContents } from './contents/known-contents'
import { type LongerScreen, type ScreenFacts, type ScreenPath, screenFacts } from './screens'
import { readSearchAddress, translationsIn } from './search-address'

/** Questions to whoever decides. A thing that cannot be known now counts as known: the screen then says what it lacks. */
export interface Knowing {
  isTranslation: (abbreviation: string) => Promise<boolean>
  /** A passage in these editions; without any, in those of the reader. */
  isPassage: (abbreviations: readonly string[], passage: string) => Promise<boolean>
  isHelp: (id: number) => Promise<boolean>
  isPericope: (id: number) => boolean
  /** A tag that members share, by name. */
  isTag: (name: string) => Promise<boolean>
  /** Of a decoded path; undefined where nobody can say. */
  contents: (path: string) => Promise<KnownContents | undefined>
}

export type Place = Exclude<ContentPlace, { kind: 'nowhere' }> | Nowhere

interface Nowhere {
  kind: 'nowhere'
  /** The missing thing, where the page has words of its own for it. */
  error?: 'edition-unknown' | 'pericope-unknown'
}

interface Asked {
  /** The words after that of the screen. */
  rest: readonly string[]
  path: string
  knowing: Knowing
}

const here: Place = { kind: 'here' }
const nowhere: Place = { kind: 'nowhere' }

/** Of a decoded path, which may begin with a language. */
export async function placeOf(path: string, knowing: Knowing): Promise<Place> {
  const segments = path.split('/').filter(Boolean)
  const isPrefixed = isLocale(segments[0] ?? '')
  const [word, ...rest] = isPrefixed ? segments.slice(1) : segments
  if (word === undefined) return here
  const facts = screenFacts(word)
  if (facts) return isBelow(facts, isPrefixed) ? await formOf(facts.path)({ rest, path, knowing }) : nowhere
  return !isPrefixed && redirects[word.toLowerCase()]?.(rest) ? here : nowhere
}

function isBelow({ isLocalized, isOnlyLocalized }: ScreenFacts, isPrefixed: boolean): boolean {
  return isPrefixed ? isLocalized === true : !isOnlyLocalized
}

/** Addresses that only lead on. */
const redirects: Readonly<Record<string, (rest: readonly string[]) => boolean>> = {
  selectedbibles: () => true,
  opensearch: ({ length }) => length === 0,
  'start-chat': ({ length }) => length === 0,
}

type Form = (asked: Asked) => Place | Promise<Place>

const alone: Form = ({ rest }) => (rest.length === 0 ? here : nowhere)
const number = /^\d{1,9}$/

const content: Form = async ({ path, knowing }) => {
  const known = await knowing.contents(path)
  return known ? contentPlace(path, known) : here
}

const inTranslation =
  (next: Form): Form =>
  async (asked) =>
    (await asked.knowing.isTranslation(asked.rest[0] ?? ''))
      ? await next(asked)
      : { kind: 'nowhere', error: 'edition-unknown' }

const passage: Form = async ({ rest: [abbreviation = '', ...words], knowing }) =>
  (await knowing.isPassage([abbreviation], words.join('/'))) ? here : nowhere

/** Words that may follow that of a screen; after all others none may. */
const forms = {
  '/search': async ({ rest, knowing }) => {
    const { wanted } = translationsIn(rest[0] ?? '')
    const known = await Promise.all(
      wanted.map(async (one) => ((await knowing.isTranslation(one)) ? [one] : [])),
    )
    const { kind } = readSearchAddress(rest.join('/'), known.flat())
    return kind === 'unknown' ? { kind: 'nowhere', error: 'edition-unknown' } : here
  },
  '/cross-reference': inTranslation(passage),
  '/synoptic': ({ rest: [abbreviation = '', id = '', ...more], ...asked }) => {
    if (!number.test(id) || more.length > 0) return nowhere
    const pericope: Form = () =>
      asked.knowing.isPericope(Number(id)) ? here : { kind: 'nowhere', error: 'pericope-unknown' }
    return inTranslation(pericope)({ rest: [abbreviation], ...asked })
  },
  '/bible': (asked) => (asked.rest.length === 1 ? inTranslation(() => here)(asked) : nowhere),
  '/verse': async ({ rest, knowing }) => ((await knowing.isPassage([], rest.join('/'))) ? here : nowhere),
  '/word': (asked) =>
    asked.rest.length === 2 && parseNumber(asked.rest[1] ?? '') !== undefined
      ? inTranslation(() => here)(asked)
      : nowhere,
  '/help': async ({ rest, knowing }) => {
    if (rest.length === 0) return here
    const id = rest.at(-1) ?? ''
    return rest.length < 3 && number.test(id) && (await knowing.isHelp(Number(id))) ? here : nowhere
  },
  '/reading-plan': content,
  '/report': ({ rest }) => (rest.length === 1 ? here : nowhere),
  '/dictionary': content,
  '/graphic': content,
  '/video': content,
  '/commentary': content,
  '/tag': async ({ rest: [name, ...more], knowing }) =>
    name !== undefined && more.length === 0 && (await knowing.isTag(name)) ? here : nowhere,
  '/topic': content,
  '/password-reset': ({ rest }) => (rest.length < 2 ? here : nowhere),
  '/verse-of-the-day': content,
} satisfies Record<LongerScreen, Form> & { [P in ScreenPath]?: Form }

function formOf(path: ScreenPath): Form {
  const known: { [P in ScreenPath]?: Form } = forms
  return known[path] ?? alone
}
