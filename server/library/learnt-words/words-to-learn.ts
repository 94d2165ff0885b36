/**
 * Which editions lack words of the original that could be learnt, and what was learnt already: an edition is done until its text or an
 * original changes, even where nothing was found or an operator removed it.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod/mini'
import type { Layer } from '#core/contract/content/manifest'
import type { EditionSummary } from '#core/contract/editions/edition'
import { originalLanguages } from '#core/originals/original-locales'
import { type Testament, testamentOf } from '#core/originals/strongs-number'
import { languageOf } from '#core/words/language'
import { shortHash } from '../../bytes/canonical-json'
import { replaceDurably } from '../durable-files'
import { stampOf } from '../file-stamp'
import { type LibraryView, openLibrary } from '../library'
import { indexFile } from '../library-index'
import { teaches } from '../meaning/choose-editions'
import type { StoredPack } from '../packs/stored-pack'
import type { StoredEdition } from '../stored-edition'

/** An edition with the numbers of its own words. */
export interface NumberedEdition {
  edition: StoredEdition
  pack: StoredPack
  layer: Layer
}

/** The original of a testament. */
export interface Original extends NumberedEdition {
  testament: Testament
}

/** What an edition can learn from. */
export interface LearningPlan {
  edition: StoredEdition
  /** One for each testament at most. */
  originals: readonly Original[]
  /** Editions of its language that have numbers. */
  seeds: readonly NumberedEdition[]
  /** Another one where something changed. */
  signature: string
}

/** Changes when the same texts would give other words. */
const method = 1
/** Texts of one language say mostly the same. */
const mostSeeds = 2

const stateSchema = z.object({
  format: z.literal(1),
  /** Signatures by abbreviation. */
  done: z.record(z.string(), z.string()),
})
const stateFile = 'learnt-words.json'

/** Editions whose words are to be learnt, by abbreviation. */
export function wordsToLearn(directory: string, view: LibraryView): LearningPlan[] {
  const numbered = numberedIn(view)
  const found = (['H', 'G'] as const).flatMap((testament) => originalOf(numbered, testament) ?? [])
  if (found.length === 0) return []
  const has = new Set(numbered.map(({ edition }) => edition.summary.abbreviation))
  const done = readDone(directory)
  return view.editions
    .filter(({ summary }) => !has.has(summary.abbreviation) && teaches(summary))
    .map((edition): LearningPlan => {
      const { abbreviation, revision } = edition.summary
      const versions = found.map(({ pack }) => pack.manifest.version)
      const signature = shortHash(Buffer.from([method, revision, ...versions].join(' ')))
      return {
        edition,
        originals: found,
        seeds: seedsFor(abbreviation, edition.summary, numbered),
        signature,
      }
    })
    .filter(({ edition, signature }) => done[edition.summary.abbreviation] !== signature)
    .sort((one, other) => (one.edition.summary.abbreviation < other.edition.summary.abbreviation ? -1 : 1))
}

/** Whether there are any; cheap while nothing has changed. */
export function lackWords(directory: string): boolean {
  const stamp = [indexFile, stateFile].map((name) => stampOf(join(directory, name))).join(' ')
  const known = looked.get(directory)
  if (known?.stamp === stamp) return known.isLacking
  const library = openLibrary(directory, { onDamage: () => undefined })
  try {
    const isLacking = wordsToLearn(directory, library.view()).length > 0
    looked.set(directory, { stamp, isLacking })
    return isLacking
  } finally {
    void library.close()
  }
}

/** It is asked every few seconds. */
const looked = new Map<string, { stamp: string; isLacking: boolean }>()

/** Remembers that the words of a plan were learnt, or that it is in vain. */
export async function markLearnt(directory: string, { edition, signature }: LearningPlan): Promise<void> {
  const done = { ...readDone(directory), [edition.summary.abbreviation]: signature }
  await replaceDurably(join(directory, stateFile), `${JSON.stringify({ format: 1, done }, undefined, 1)}\n`)
}

/** A damaged file means that everything is learnt again. */
function readDone(directory: string): Readonly<Record<string, string>> {
  try {
    return stateSchema.parse(JSON.parse(readFileSync(join(directory, stateFile), 'utf8'))).done
  } catch {
    return {}
  }
}

function numberedIn(view: LibraryView): NumberedEdition[] {
  return view.packs.all.flatMap((pack) => {
    const { layer } = pack.manifest
    const edition = layer?.origin === 'given' ? view.find(layer.edition) : undefined
    return layer && edition ? [{ edition, pack, layer }] : []
  })
}

/** The one with most words. */
function originalOf(numbered: readonly NumberedEdition[], testament: Testament): Original | undefined {
  const tags: readonly string[] = originalLanguages[testament]
  const rank = ({ edition }: NumberedEdition) => tags.indexOf(languageOf(edition.summary.locale))
  const [best] = numbered
    .filter((one) => rank(one) >= 0 && one.layer.books.some(([book]) => testamentOf(book) === testament))
    .sort((one, other) => rank(one) - rank(other) || other.layer.numbered - one.layer.numbered)
  return best && { ...best, testament }
}

function seedsFor(
  abbreviation: string,
  { locale }: EditionSummary,
  numbered: readonly NumberedEdition[],
): NumberedEdition[] {
  return numbered
    .filter(({ edition: { summary } }) => {
      const isSame = languageOf(summary.locale) === languageOf(locale)
      return isSame && summary.abbreviation !== abbreviation
    })
    .slice(0, mostSeeds)
}
