/** Checks one sentence: what it may show, or why it is not shown. Knows no events and no order. */
import type { AnswerNode, AnswerSource, RemovedReason } from '../../contract/assistant/answer'
import { passageLinks } from '../../scripture/passages/passage-links'
import { addressPath, placeLabel } from '../../scripture/reading/addresses/addresses'
import type { AnswerLibrary, NewSource } from '../answer-library'
import { passageSource } from '../passage-source'
import type { SecretWords } from './instructions/secret-words'
import { Draft, nodesOf, type PlaceRange, tidy } from './markup/draft'
import { isTableRow, stripMarkup } from './markup/strip-markup'
import { quotedRuns, type Run, readEmphasis } from './quotations/quoted-runs'
import { compareEcho, isFalseRepeat, overlapsAny } from './quotations/repeats'
import { type Speech, speechOf } from './quotations/speech'
import { goesOnLikeSpeech } from './quotations/speech-words'
import type { Titles } from './quotations/titles'
import type { Wordings } from './quotations/wordings'
import { foldedWords, hasEnoughWords, isQuotation } from './quotations/words'
import type { KnownBooks } from './references/known-books'
import { linkPlaces } from './references/link-places'
import { type Marked, readMarkers } from './references/markers'
import type { Sentence } from './sentences/sentences'

export interface CheckContext {
  library: AnswerLibrary
  /** Reads references strictly. */
  books: KnownBooks
  /** All that are known by now. */
  sources: readonly AnswerSource[]
  wordings: Wordings
  titles: Titles
  secret: SecretWords | undefined
  /** The sentence before ended with "Jesus said:". */
  isIntroduced: boolean
  /** The sentence before was not shown, because it gave words as somebody's; this one may go on with them. */
  isSpeech: boolean
  /** Places that were named in the last sentences. */
  before: readonly PlaceRange[]
  told: Told
}

/** Places whose words a sentence may go on with ("John 3:16: ... And ..."). */
export interface Told {
  places: readonly PlaceRange[]
  /** All that was told of them so far is what they say. */
  isTrue: boolean
}
export const nothingTold: Told = { places: [], isTrue: true }

/** What a sentence became. */
export interface Checked {
  /** Undefined where nothing of it is shown. */
  shown: { nodes: AnswerNode[]; cites: number[]; sources: NewSource[] } | undefined
  removed: RemovedReason[]
  /** Words of the library and places that it cites. */
  cited: number
  /** What it introduces comes next. */
  isIntroduction: boolean
  /** Words that it gave as somebody's may go on. */
  isSpeech: boolean
  /** The places it names. */
  named: readonly PlaceRange[]
  told: Told
}

const nothing: Omit<Checked, 'removed'> = {
  shown: undefined,
  cited: 0,
  isIntroduction: false,
  isSpeech: false,
  named: [],
  told: nothingTold,
}

function dropped(reason: RemovedReason, more: Partial<Checked> = {}): Checked {
  return { ...nothing, removed: [reason], ...more }
}

export async function checkSentence(sentence: Sentence, check: CheckContext): Promise<Checked> {
  const { library, books, sources, secret } = check
  if (sentence.kind === 'dropped' || isTableRow(sentence.text)) return dropped('markup')
  const draft = new Draft(sentence.text)
  if (secret?.isIn(draft.text)) return dropped('instructions')
  const removed = stripMarkup(draft, sources)
  // Once more: markup may have stood between its words.
  if (secret?.isIn(draft.text)) return dropped('instructions')
  const isKnown = (n: number) => sources.some((source) => source.n === n)
  const marked = await readMarkers(draft, library, books.context, isKnown)
  if (marked.isBroken) return dropped('reference', namedBeside(draft, books))
  if (marked.hasFalse) removed.add('reference')
  readEmphasis(draft)
  if (!(await linkPlaces(draft, library, books))) return dropped('reference', namedBeside(draft, books))
  return await checkWords(draft, sentence, { ...check, marked, removed })
}

/** The places that a sentence names beside one that does not exist: the next sentence may go on with their words. */
function namedBeside(draft: Draft, { context }: KnownBooks): Pick<Checked, 'named' | 'told'> {
  const found = passageLinks(draft.text, context).flatMap(({ references }) => references)
  const named = [...draft.places(), ...found.map(({ from, to }) => ({ from, to }))]
  return { named, told: { places: named, isTrue: false } }
}

interface WordsContext extends CheckContext {
  marked: Marked
  removed: ReadonlySet<RemovedReason>
}

/** What is left of it is its words, with the places that it names. */
async function checkWords(draft: Draft, sentence: Sentence, check: WordsContext): Promise<Checked> {
  const { library, sources, marked, removed } = check
  const named = draft.places()
  const quoted = await citeQuotations(draft, sentence, check)
  if (!quoted) return dropped('quotation', { named, told: { places: named, isTrue: false } })
  const speech = speechOf(draft)
  const told = await tellPlaces(draft, speech, named, check)
  const spoken = await citeRuns(
    draft,
    check.isIntroduced ? [...speech.runs, ...wholeRun(draft)] : speech.runs,
    check,
  )
  const { isIntroduction } = speech
  if (!spoken)
    return dropped('quotation', {
      isIntroduction,
      isSpeech: speech.isOpen || check.isIntroduced,
      named,
      told,
    })
  if (check.isSpeech && goesOnLikeSpeech(foldedWords(draft.text)))
    return dropped('quotation', { isSpeech: true, named })
  const used = [...marked.sources, ...quoted, ...spoken]
  const compared = { text: draft.text, sources: [...sources, ...used], named, before: check.before }
  const isFalse = told.isFalse || (await isFalseRepeat(compared, library))
  if (isFalse) return dropped('quotation', { named, told })
  draft.text = tidy(withoutRepeatedPlaces(draft))
  if (!/[\p{L}\ue000-\uf7ff]/u.test(draft.text)) return { ...nothing, removed: [...removed] }
  const cited = used.length + marked.cites.length
  const shown = { nodes: nodesOf(draft), cites: marked.cites, sources: used }
  return { ...nothing, shown, removed: [...removed], cited, isIntroduction, named, told }
}

/** What a sentence tells of places behind a colon, or behind the sentence before. */
async function tellPlaces(
  { text }: Draft,
  { behindPlace }: Speech,
  named: readonly PlaceRange[],
  { library, told }: CheckContext,
): Promise<Told & { isFalse: boolean }> {
  const places = behindPlace === undefined ? told.places : named
  if (places.length === 0) return { ...nothingTold, isFalse: false }
  const said = await compareEcho(behindPlace ?? text, places, library)
  if (behindPlace !== undefined) return { places, isTrue: said === 'equal', isFalse: said === 'echo' }
  if (said === 'other') return { ...nothingTold, isFalse: false }
  // True words behind false ones belong to one quotation that is false.
  return { places, isTrue: told.isTrue && said === 'equal', isFalse: said === 'echo' || !told.isTrue }
}

/** Undefined where something in quotation marks is not in the library. */
async function citeQuotations(
  draft: Draft,
  { kind, isQuoted }: Sentence,
  check: CheckContext,
): Promise<NewSource[] | undefined> {
  if (kind === 'quotation') {
    const [whole] = wholeRun(draft)
    return whole ? await citeRuns(draft, [whole], check) : []
  }
  const runs = quotedRuns(draft.text, isQuoted).filter(
    ({ inner }) => isQuotation(inner) && !check.titles.has(inner),
  )
  return await citeRuns(draft, runs, check)
}

/** The whole sentence without the place behind it. */
function wholeRun({ text }: Draft): Run[] {
  const tail = /\s*[—–-]?\s*[([]?\s*(?:[\ue000-\uf7ff][\s;,]*)+[)\]]?[\s.]*$/u.exec(text)
  const inner = tail ? text.slice(0, tail.index) : text
  return hasEnoughWords(inner) || isQuotation(inner) ? [{ start: 0, end: inner.length, inner }] : []
}

/** Puts links in the place of runs that the library has; undefined if it lacks one. */
async function citeRuns(
  draft: Draft,
  runs: readonly Run[],
  { library, wordings }: CheckContext,
): Promise<NewSource[] | undefined> {
  const sources: NewSource[] = []
  const named = draft.places()
  let from = Number.POSITIVE_INFINITY
  for (const { start, end, inner } of runs.toSorted((a, b) => b.start - a.start || b.end - a.end)) {
    // A run inside one that was replaced is gone with it.
    if (end > from) continue
    const found = await wordings.find(inner, named)
    if (!found) return undefined
    // A term of a few words ("fruit of the Spirit") is read in its sentence; what is longer is read in the library.
    if (!hasEnoughWords(inner)) continue
    // True words that are given to another place.
    if (found.kind === 'place' && named.length > 0 && !overlapsAny(found.place, named)) return undefined
    const source =
      found.kind === 'source' ? found.source : await passageSource(library, found.place.from, found.place.to)
    if (!source) return undefined
    sources.unshift(source)
    draft.replace(
      start,
      end,
      draft.hold(citationOf(library, source, found.kind === 'place' ? found.place : undefined)),
    )
    from = start
  }
  return sources
}

function citationOf({ edition }: AnswerLibrary, source: NewSource, place: PlaceRange | undefined) {
  if (!place) return { kind: 'link', href: source.link, label: source.title, isCitation: true } as const
  const href = addressPath([edition.abbreviation], place.from, place.to, edition.naming)
  const label = placeLabel(place.from, place.to, edition.naming)
  return { kind: 'link', href, label, place, isCitation: true } as const
}

/** A citation beside the same place as a marker, in brackets or before a colon. */
function withoutRepeatedPlaces(draft: Draft): string {
  const pair = /([\ue000-\uf7ff])(\s*[.,;:!?…»”]*\s*[—–-]?\s*[([]?\s*)([\ue000-\uf7ff])[)\]]?/gu
  let { text } = draft
  for (;;) {
    const shorter = text.replace(pair, (whole, one: string, between: string, other: string) => {
      const [a, b] = [one, other].map((character) => draft.parts[character.charCodeAt(0) - 0xe000])
      const isSame = a?.kind === 'link' && b?.kind === 'link' && a.href === b.href
      return isSame ? one + between.replace(/[^.!?…]+/g, '') : whole
    })
    if (shorter === text) return text
    text = shorter
  }
}
