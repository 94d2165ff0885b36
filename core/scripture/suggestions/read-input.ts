/**
 * Reads an input over a library or a local database: its translation prefix, then its
 * suggestions or what running it does.
 */

import type { InputContext, Offer, RunOutcome, Suggestion } from '../../contract/address/suggestion'
import type { EditionSummary } from '../../contract/editions/edition'
import { fallbackLocale } from '../../contract/locales'
import type { NamePack } from '../names/name-pack'
import { furtherNumberings } from '../numbering/further-numberings'
import { verseTable } from '../numbering/verse-table'
import { openVerseTable } from '../passages/verse-table'
import { nameLocale } from '../reading/name-locale'
import type { PageSource } from '../reading/page-source'
import { type InputLanguage, passageContext } from './input-language'
import { likelyKeys } from './likely-keys'
import { openedPassage } from './opened-passage'
import { type RunContext, runInput } from './run-input'
import { suggest } from './suggest'
import { splitPrefix } from './translation-prefix'

/** The sources for reading inputs. */
export interface InputSource extends Pick<PageSource, 'edition' | 'names'> {
  /** Abbreviations of all editions that can be opened. */
  abbreviations(): Promise<readonly string[]>
}

/** Suggestions for the text in the field (PASSAGES Q-11). */
export async function suggestFor(
  source: InputSource,
  raw: string,
  context: InputContext,
): Promise<Suggestion[]> {
  return suggestIn(await readPrefix(source, raw, context))
}

/** Suggestions, and what Enter alone does. */
export async function offerFor(source: InputSource, raw: string, context: InputContext): Promise<Offer> {
  return offerIn(await readPrefix(source, raw, context))
}

/**
 * The answers to `raw` with one more likely key, by the whole input: they are ready before the key is typed.
 */
export async function offersAhead(
  source: InputSource,
  raw: string,
  context: InputContext,
): Promise<ReadonlyMap<string, Offer>> {
  const input = await readPrefix(source, raw, context)
  const keys = likelyKeys(input.rest, input.language, offerIn(input))
  return new Map([...keys].map((key) => [`${raw}${key}`, offerIn({ ...input, rest: `${input.rest}${key}` })]))
}

/** The outcome of running the field (PASSAGES Q-12); `chosen` is the selected entry, absent for Enter alone. */
export async function runFor(
  source: InputSource,
  raw: string,
  context: InputContext,
  chosen?: Suggestion,
): Promise<RunOutcome> {
  return runIn(await readPrefix(source, raw, context), chosen)
}

function offerIn(input: ReadInput): Offer {
  const opened = openedPassage(input.rest, input.language)
  return { suggestions: suggestIn(input, opened), outcome: runIn(input, undefined, opened) }
}

function suggestIn({ translation, rest, language }: ReadInput, opened?: Opened): Suggestion[] {
  const found = suggest(rest, language, opened)
  return translation ? found.map((one) => ({ ...one, translation })) : found
}

function runIn({ translation, rest, language }: ReadInput, chosen?: Suggestion, opened?: Opened): RunOutcome {
  if (translation && rest.trim() === '' && !chosen) return { kind: 'selection', translation }
  return runInput(rest, language, chosen, opened)
}

type Opened = ReturnType<typeof openedPassage>

/** An input without its prefix, and the language in which the rest is read. */
interface ReadInput {
  translation?: string | undefined
  rest: string
  language: RunContext
}

/**
 * The prefix is read with the names of the open translations, the rest in the language
 * of the prefix's translation.
 */
async function readPrefix(source: InputSource, raw: string, context: InputContext): Promise<ReadInput> {
  const open = await languageFor(source, context)
  // Abbreviations come before a colon, or after a number.
  const known = /[:\p{Nd}]/u.test(raw) ? await source.abbreviations() : []
  const { translation, rest } = splitPrefix(raw, known, passageContext(open))
  if (!translation) return { rest, language: { ...open, known } }
  const language = await languageFor(source, { ...context, abbreviations: [translation], scope: undefined })
  return { translation, rest, language: { ...language, known } }
}

/** The interface's names first, then those of the first translation, English last (PASSAGES B-3). */
async function languageFor(
  source: InputSource,
  { locale, abbreviations, scope }: InputContext,
): Promise<RunContext> {
  const manifests = await Promise.all(abbreviations.map((one) => source.edition(one)))
  const edition = manifests[0]?.summary
  const others = manifests.slice(1).flatMap((manifest) => manifest?.summary.numbering ?? [])
  const ofEdition = edition ? nameLocale(edition.locale, locale) : locale
  const wanted = [...new Set([locale, ofEdition, fallbackLocale])]
  const packs = (await Promise.all(wanted.map((one) => source.names(one)))).filter(
    (pack) => pack !== undefined,
  )
  const language = languageOf(packs, edition)
  const names = (packs.find((pack) => pack.locale === ofEdition) ?? packs[0])?.names ?? {}
  const further = edition ? furtherNumberings([edition.numbering, ...others]) : []
  return { ...language, further, abbreviations, scope, naming: { names, separators: language.separators } }
}

function languageOf(packs: readonly NamePack[], edition: EditionSummary | undefined): InputLanguage {
  const separators = edition?.separators ??
    packs[0]?.separators ?? { book: ';', chapter: ':', verse: ',', range: '-' }
  return { packs, separators, table: edition ? verseTable(edition.numbering) : openVerseTable }
}
