/** The words where the library has no answer: honest, with what the person can ask instead. */
import { searchPath } from '../../contract/address/search-address'
import { entriesAt } from '../../finder/entries-at'
import type { Entry } from '../../finder/entry'
import { maxSearchLength } from '../../limits'
import { editDistance } from '../../words/edit-distance'
import { foldWord } from '../../words/fold'
import { KnownBooks } from '../absent-places/known-books'
import type { AnswerLibrary, NewSource } from '../answer-library'
import type { Finding, Findings } from '../findings'
import { forLife, isKind } from '../naming/kind-passages'
import { mostShownVerses } from '../passage-source'
import { answeredBySentence, namedLetter } from '../question/not-asked-here'
import { isOfNames } from '../question/question-terms'
import { isAsked } from '../question/question-ways'
import type { Asking } from './asking'
import { entryFinding, entryList } from './entry-finding'
import type { Gathered } from './gather-candidates'
import { namedEntries, namesOf } from './named-entries'

const mostNear = 3
/** Verses found whose entries are near. */
const mostLooked = 5
/** A verse with less of the question leads to nothing near. */
const leastShare = 0.75
/** An entry that is named less well is not near. */
const leastNamed = 0.6
/** Of the question, in its own language and not only in words that sound so: a bomb is no parable. */
const leastSaid = 0.5
/** Exactly the name. */
const exact = 0.95
/** Doubt. */
const doubtEntry = 'T037'

/** About the assistant itself, or against the Bible: undefined for other questions. */
export async function sentenceFor(question: string, library: AnswerLibrary): Promise<Findings | undefined> {
  const code = answeredBySentence(question, library.locale)
  if (code === undefined) return undefined
  if (code === 'outside') return nothingFor(question, [], library)
  if (code === 'program') return { outcome: 'nothing', list: [{ code, sources: [] }, canDo] }
  const entry = library.finder?.entries.get(doubtEntry)
  const kind = entry && library.finder && forLife(entry, library.finder.entries)
  const passages = kind && (await entryFinding(kind, library, { mostVerses: mostShownVerses }))
  return { outcome: 'nothing', list: [{ code, sources: passages?.sources ?? [] }] }
}

/** The words can still be searched for. */
export function nothingFor(question: string, near: readonly NewSource[], library: AnswerLibrary): Findings {
  const { edition, locale } = library
  const words = question.replaceAll(/\s+/g, ' ').trim().slice(0, maxSearchLength)
  const search: NewSource = {
    kind: 'search',
    link: searchPath([edition.abbreviation], words),
    title: words,
    resource: edition.abbreviation,
    name: edition.name,
    locale,
  }
  const offered: Finding[] = near.length > 0 ? [{ code: 'near', sources: near }] : []
  return { outcome: 'nothing', list: [{ code: 'nothing', sources: [search] }, canDo, ...offered] }
}

const canDo: Finding = { code: 'can-do', sources: [] }

/** A letter to people whom nobody wrote to, a person whom no text has: it says so. */
export async function unknownName(
  question: string,
  { asking }: Gathered,
  library: AnswerLibrary,
): Promise<Findings | undefined> {
  const words = asking && (await unknownIn(question, asking))
  if (!words) return undefined
  const near = nearEntries(asking, library)
  const offered: Finding[] = near.length > 0 ? [{ code: 'near', sources: near }] : []
  return {
    outcome: 'nothing',
    list: [{ code: 'no-name', values: { words }, sources: [] }, canDo, ...offered],
  }
}

async function unknownIn(
  question: string,
  { library, terms, found, concern }: Asking,
): Promise<string | undefined> {
  if (concern !== 'none' || terms.fromElsewhere > 0 || !isAsked('definition', question, library.locale))
    return undefined
  const looked = found.verses.slice(0, 2 * mostLooked)
  const strange = terms.terms.filter(
    (term) => !isOfNames(term, library.finder) && !looked.some(({ keys }) => terms.isIn(term, keys)),
  )
  const [first] = strange.sort((a, b) => b.word.length - a.word.length)
  const [written] = first
    ? (question.match(/[\p{L}\p{M}'’-]+/gu) ?? []).filter((word) =>
        terms.termsOf(word).some(({ term }) => term === first.term),
      )
    : []
  if (written === undefined) return undefined
  const { count } = await library.search(written, 'phrase')
  // "Selah" is "Sela" in many editions: a name that is only spelt in another way is there.
  if (count > 0 || found.spellings.has(first?.word ?? '')) return undefined
  return written
}

/** Letters and gospels that are in no Bible: "the letter to the Egyptians". */
export function unknownLetter(question: string, library: AnswerLibrary): Findings | undefined {
  const letter = namedLetter(question, library.locale)
  if (!letter || isWrittenTo(letter.name, library)) return undefined
  const list: Finding[] = [{ code: 'no-name', values: { words: letter.words }, sources: [] }, canDo]
  return { outcome: 'nothing', list }
}

/** Letters that a book tells of: to Laodicea, to the seven churches, to Babylon's exiles. */
const toldOf =
  /^(?:laod|lao|لاود|لاوُد|لائود|לאודיק|laud|eph|éph|efe|أفس|افس|אפס|smyrn|smirn|esmirn|سمير|اسمير|زمير|סמיר|perg|pérg|برغ|پرغ|פרגמ|thyat|tiat|ثيات|طيات|תיאט|sard|sárd|سارد|סרד|philad|filad|فيلاد|فیلاد|פילד|antioch|antioqu|antiochi|أنطاك|انطاك|exil|verbannt|captiv|israel|jud|seven|sieben|siete|sept|sette|sete|churches|gemeinden|christ|jesu|gott|god|heil|king|hiskia|paul|peter|petr|john|jak|jam)/iu

/** Letters that may be wrong in a name. */
const mostSlips = 2
const leastLetters = 3

function isWrittenTo(name: string, { edition, context }: AnswerLibrary): boolean {
  const asked = foldWord(name, '')
  if (asked.length < leastLetters || toldOf.test(asked)) return true
  const books = new KnownBooks(context)
  if ([name, `1 ${name}`, `ה${name}`].some((one) => books.isName(one))) return true
  const titles = Object.values(edition.naming.names).flatMap(({ name: title }) => title.split(/[\s.]+/))
  return titles.some((word) => editDistance(foldWord(word, ''), asked, mostSlips) <= mostSlips)
}

/** The entries that the question nearly names, then those told where its words stand; in a sorrow only themes. */
export function nearEntries(asking: Asking | undefined, library: AnswerLibrary): NewSource[] {
  const { finder } = library
  if (!asking || !finder) return []
  const { terms, found, concern } = asking
  // Of today's world nothing is near: the weather is no bet.
  if (concern === 'none' && terms.fromElsewhere > 0) return []
  const named = [...namedEntries(terms, finder)]
    .filter(
      ([id, naming]) => worthOf(naming) >= leastNamed && terms.coverage(namesOf(id, library)) >= leastSaid,
    )
    .sort(([, a], [, b]) => worthOf(b) - worthOf(a))
  const beside = found.verses
    .slice(0, mostLooked)
    .filter(({ share }) => share >= leastShare)
    .flatMap(({ place }) => entriesAt(finder.entries, place, place).slice(0, 1))
  const entries = [
    ...named.flatMap(([id]) => finder.entries.get(id) ?? []),
    ...beside.map(({ entry }) => entry),
  ]
  const fitting = entries.filter(({ id, kind }) => concern === 'none' || (kind === 'theme' && isKind(id)))
  const shown = [...new Set<Entry>(fitting)].slice(0, mostNear)
  const forAsking = concern === 'none' ? shown : shown.flatMap((one) => forLife(one, finder.entries) ?? [])
  return forAsking.flatMap((entry) => entryList(entry, library) ?? [])
}

/** A name of one word that only stands in the question says nothing: the weather is no bet. */
function worthOf({
  whole,
  asked,
  part,
  inside,
}: {
  whole: number
  asked: number
  part: number
  inside?: { share: number; words: number }
}): number {
  return Math.max(
    whole,
    asked,
    part >= exact ? leastNamed : 0,
    inside && inside.words > 1 ? leastNamed + inside.share : 0,
  )
}
