/**
 * Searches from this device (SRCH-04): run here when all editions are here, by the server when one is not; files of one's
 * own are then left out.
 * Results are stored page by page and read from there.
 */

import { bookOf } from '#core/canonical'
import type { RequestOutcome } from '#core/contract/browser/worker'
import type { Manifest } from '#core/contract/editions/edition'
import type { Locale } from '#core/contract/locales'
import type { SearchAnswer } from '#core/contract/search/search-answer'
import type { SearchRequest } from '#core/contract/search/search-request'
import { withoutControls } from '#core/control-characters'
import { isUnanswered } from '#core/error-rules/passing-failure'
import { AppError, toErrorWire } from '#core/errors'
import { bundledFinder } from '#core/finder/bundled-finder'
import type { Finder } from '#core/finder/finder'
import * as limits from '#core/limits'
import { editionNames } from '#core/scripture/names/edition-names'
import type { LearntMeanings } from '#core/search/answer/query-meaning'
import { searchEditions } from '#core/search/answer/search-editions'
import type { SearchedEdition, SearchSource } from '#core/search/answer/searched-edition'
import { readOriginals } from '#core/search/query/read-originals'
import { languageOf } from '#core/words/language'
import { loadStem } from '#core/words/stem'
import type { Database } from '#db/database'
import { resultKey } from '#db/result-key'
import type { EditionRow, ResultRow } from '#db/rows'
import { evenIfFull } from '../even-if-full'
import { callApi } from '../http'
import { asAppError } from '../storage-error'
import type { DeviceMeanings } from './device-meanings'
import type { DeviceOriginals } from './device-originals'
import type { OpenIndexes } from './open-indexes'

/** Key of the model among the versions of a page; no abbreviation contains a space. */
const meaningVersion = 'of meanings'
/** Key of the words of the original, where some were asked for. */
const originalsVersion = 'of originals'
/** In place of their version where some may be at the server alone. */
const notAll = '?'

type Found = Pick<ResultRow, 'answer' | 'from' | 'missing' | 'versions'>

/** Runs searches and stores their result pages. */
export class Searches {
  constructor(
    private readonly database: Database,
    private readonly indexes: OpenIndexes,
    private readonly meanings: DeviceMeanings,
    private readonly originals: DeviceOriginals,
    /** Locale of the interface. */
    private readonly locale: () => Locale,
    private readonly now: () => number,
  ) {}

  /** Makes a page of results readable; a stored page that is still valid is kept. */
  async search(request: SearchRequest): Promise<RequestOutcome> {
    try {
      if (request.search.length > limits.maxSearchLength) {
        throw new AppError('invalid-input', { limit: limits.maxSearchLength })
      }
      const rows = await this.rowsOf(request)
      const key = resultKey(request)
      const before = await this.database.results.get([key, request.page])
      if (before && (await this.isCurrent(before, rows))) return { kind: 'stored' }
      const found = await this.find(request, rows)
      await evenIfFull(() => this.store({ key, page: request.page, at: this.now(), ...found }))
      return { kind: 'stored' }
    } catch (error) {
      return { kind: 'failed', error: toErrorWire(asAppError(error)) }
    }
  }

  private async rowsOf({ abbreviations }: SearchRequest): Promise<EditionRow[]> {
    const rows = await this.database.editions.bulkGet([...abbreviations])
    return rows.map((row, at) => {
      if (!row) throw new AppError('edition-unknown', { abbreviation: abbreviations[at] ?? '' })
      return row
    })
  }

  private async find(request: SearchRequest, rows: readonly EditionRow[]): Promise<Found> {
    const here = rows.filter(isHere)
    const findHere = async () =>
      await this.findHere(request, here, namesOf(rows.filter((row) => !isHere(row))))
    const isWhole = here.length === rows.length && (await this.hasOriginals(request))
    // The server has no file of one's own, and so not the numbers of the rows where that leads.
    if (isWhole || rows[0]?.isOwn) return await findHere()
    const [served, own] = [rows.filter(({ isOwn }) => !isOwn), rows.filter(({ isOwn }) => isOwn)]
    try {
      const answer = await askServer({ ...request, abbreviations: namesOf(served) })
      const versions = { ...versionsOf(rows), ...(await this.originalsKey(answer)) }
      return { answer, from: 'server', missing: namesOf(own), versions }
    } catch (error) {
      const { code } = asAppError(error)
      if (here.length === 0 || !isUnanswered(code)) throw error
      const found = await findHere()
      // Words of the original that are only there are asked for again.
      if (here.length === rows.length) found.versions[originalsVersion] = notAll
      return found
    }
  }

  /** Whether the words of the original that are asked for are all here. */
  private async hasOriginals({ search, abbreviations }: SearchRequest): Promise<boolean> {
    const { originals } = readOriginals(search)
    return originals.length === 0 || (await this.originals.areHere(originals, abbreviations))
  }

  private async originalsKey({ originals }: SearchAnswer): Promise<Record<string, string>> {
    return originals ? { [originalsVersion]: await this.originals.version() } : {}
  }

  private async findHere(
    request: SearchRequest,
    rows: readonly (EditionRow & { manifest: Manifest })[],
    missing: string[],
  ): Promise<Found> {
    const learnt = request.type === 'hybrid' ? await this.meanings.current() : undefined
    const editions = await Promise.all(rows.map(({ manifest }) => this.searchedEdition(manifest, learnt)))
    const abbreviations = namesOf(rows)
    const finder = request.type === 'hybrid' ? await this.finderFor(rows) : undefined
    const numbersOf = this.originals.numbersIn(abbreviations)
    const knowledge = { numbersOf, meanings: learnt && { ...learnt, language: this.locale() }, finder }
    const asked = { ...request, abbreviations }
    const { answer } = await searchEditions(asked, editions, this.sourceOf(rows), knowledge)
    const versions = {
      ...versionsOf(rows),
      [meaningVersion]: this.meaningKey(learnt, finder !== undefined),
      ...(await this.originalsKey(answer)),
    }
    return { answer, from: 'device', missing, versions }
  }

  /** Undefined where the names can neither be read nor fetched: then words and meaning alone are searched. */
  private async finderFor(rows: readonly { manifest: Manifest }[]): Promise<Finder | undefined> {
    const languages = rows.map(({ manifest }) => languageOf(manifest.locale))
    return await bundledFinder.finder(this.locale(), languages).catch(() => undefined)
  }

  private async searchedEdition(
    manifest: Manifest,
    learnt: LearntMeanings | undefined,
  ): Promise<SearchedEdition> {
    const { abbreviation, locale, numbering } = manifest
    const language = languageOf(locale)
    const [names, index, stem] = await Promise.all([
      editionNames(manifest),
      this.indexes.of(manifest),
      loadStem(language),
    ])
    const vectors = learnt && (await this.meanings.of(manifest, index, learnt))
    const keepRows = this.indexes.keepRows(manifest)
    const originals = async () => await this.originals.of(manifest)
    return { abbreviation, language, numbering, names, index, stem, keepRows, vectors, originals }
  }

  private sourceOf(rows: readonly { abbreviation: string; manifest: Manifest }[]): SearchSource {
    return {
      breathe: () => Promise.resolve(),
      chapters: async (abbreviation, canonicals) => {
        const manifest = rows.find((row) => row.abbreviation === abbreviation)?.manifest
        const hashes = new Map(manifest?.bookList.map(({ number, hash }) => [number, hash]))
        const keys = canonicals.map((canonical): [string, string, number] => [
          abbreviation,
          hashes.get(bookOf(canonical)) ?? '',
          canonical,
        ])
        return (await this.database.chapters.bulkGet(keys)).flatMap((row) => (row ? [row.chapter] : []))
      },
    }
  }

  private async isCurrent(
    { missing, from, answer, versions }: ResultRow,
    rows: readonly EditionRow[],
  ): Promise<boolean> {
    const isSame = rows.every((row) => versions[row.abbreviation] === versionOf(row))
    if (!isSame) return false
    const { [originalsVersion]: ofOriginals } = versions
    if (answer.originals && ofOriginals !== (await this.originals.version())) return false
    if (from === 'server') return true
    if (missing.length > 0) return false
    if (answer.type === 'classic') return true
    const learnt = await this.meanings.current()
    const known = versions[meaningVersion]
    return known === this.meaningKey(learnt, true)
  }

  /** The models and the names an answer depends on; one that lacked names is not current. */
  private meaningKey(learnt: LearntMeanings | undefined, hasFinder: boolean): string {
    const models = learnt ? `${learnt.version} ${[...learnt.models.keys()].join()}` : ''
    return `${models} ${this.locale()} ${hasFinder}`
  }

  private async store(row: ResultRow): Promise<void> {
    const { results } = this.database
    await this.database.transaction('rw', results, async () => {
      await results.put(row)
      const surplus = (await results.count()) - limits.keptResultPages
      if (surplus <= 0) return
      // Never deletes the pages before this one: the list on the screen begins with them.
      const keys = await results.orderBy('at').primaryKeys()
      await results.bulkDelete(keys.filter(([key]) => key !== row.key).slice(0, surplus))
    })
  }
}

/** All its books are on this device. */
function isHere(row: EditionRow): row is EditionRow & { manifest: Manifest } {
  return (row.isInstalled || row.isOwn) && row.manifest !== undefined
}

async function askServer({ type, abbreviations, ...request }: SearchRequest): Promise<SearchAnswer> {
  // May come with pasted text: the server would refuse the search, and words contain none.
  const search = withoutControls(request.search)
  const { merged = false } = request
  const body = { ...request, merged, search, abbr: abbreviations.join('.'), offsets: {}, canonical: 0 }
  return await callApi(type === 'hybrid' ? 'searchHybrid' : 'searchClassic', {}, {}, { body })
}

function namesOf(rows: readonly EditionRow[]): string[] {
  return rows.map(({ abbreviation }) => abbreviation)
}

function versionsOf(rows: readonly EditionRow[]): Record<string, string> {
  return Object.fromEntries(rows.map((row) => [row.abbreviation, versionOf(row)]))
}

function versionOf({ manifest, summary, isInstalled, isOwn }: EditionRow): string {
  return manifest && (isInstalled || isOwn) ? manifest.revision : summary.revision
}
