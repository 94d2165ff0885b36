/** The assistant on a device: the same answers as the server's, from the editions and packs that are here. */
import type { AnswerLibrary } from '#core/assistant/answer-library'
import { findForQuestion } from '#core/assistant/finding/find-for-question'
import { openAnswerLibrary } from '#core/assistant/open-library'
import { tellFindings } from '#core/assistant/tell-findings'
import type { ContentSource } from '#core/content/reading/content-source'
import type { ChatEvent } from '#core/contract/assistant/chat'
import type { RequestOutcome, WorkerApi } from '#core/contract/browser/worker'
import type { Heard } from '#core/contract/care'
import type { Manifest } from '#core/contract/editions/edition'
import type { Locale } from '#core/contract/locales'
import type { SearchAnswer } from '#core/contract/search/search-answer'
import type { SearchRequest } from '#core/contract/search/search-request'
import { AppError } from '#core/errors'
import { bundledFinder } from '#core/finder/bundled-finder'
import { titleOf } from '#core/finder/finder'
import type { PageSource } from '#core/scripture/reading/page-source'
import { languageOf } from '#core/words/language'
import type { Database } from '#db/database'
import { resultKey } from '#db/result-key'
import { breathe } from '../platform'
import { asAppError } from '../storage-error'
import type { QuestionHere } from './answer-heard'

interface Dependencies {
  database: Database
  locale: Locale
  /** The editions of this device, and the names that are shipped with the app. */
  source: PageSource
  contents: ContentSource
  /** Searches, and makes an edition, or a chapter of it, readable here if the network allows. */
  worker: Pick<WorkerApi, 'search' | 'wantEdition' | 'wantChapters'>
}

/** Editions that may lend cross references at most. */
const mostLenders = 4

interface AnswersHere {
  /** Throws edition-unknown without an edition, not-on-device without anything of it. */
  answer(question: QuestionHere, heard: Heard): Promise<ChatEvent[]>
  /**
   * Opens what an answer needs, the index of the edition, the names of the finder, the heads of dictionaries, so that the first
   * one comes as fast as the next: asks for a title of the finder, which nobody sees.
   */
  prepare(abbr: string | undefined): Promise<void>
}

export function answersHere(dependencies: Dependencies): AnswersHere {
  return {
    async answer({ message, canonicals = [], abbr, earlier }, heard) {
      const library = await openLibrary(abbr, dependencies)
      const findings = await findForQuestion({ question: message, canonicals, earlier, heard }, library)
      return tellFindings(findings, [])
    },
    async prepare(abbr) {
      const library = await openLibrary(abbr, dependencies).catch(noneYet)
      if (!library) return
      const title = library.finder && titleOf(library.finder, preparedWith)?.title
      const question = title ?? library.edition.name
      const heard: Heard = { outcome: 'none', concern: 'none' }
      await findForQuestion({ question, canonicals: [], earlier: [], heard }, library)
    },
  }
}

/** The answer itself says what it lacks. */
function noneYet(error: unknown): undefined {
  if (!['edition-unknown', 'not-on-device'].includes(asAppError(error).code)) throw error
}

/** "The prodigal son", in each language. */
const preparedWith = 'S413'

async function openLibrary(wanted: string | undefined, dependencies: Dependencies): Promise<AnswerLibrary> {
  const { database, locale, source, contents, worker } = dependencies
  const abbreviation = await editionFor(wanted, dependencies)
  await worker.wantEdition(abbreviation)
  const language = languageOf((await database.editions.get(abbreviation))?.summary.locale ?? locale)
  const library = await openAnswerLibrary(abbreviation, locale, {
    source: {
      ...source,
      chapter: async (edition, book, canonical) => {
        const here = await source.chapter(edition, book, canonical)
        if (here || edition !== abbreviation) return here
        await worker.wantChapters([{ abbreviation: edition, canonical }])
        return await source.chapter(edition, book, canonical)
      },
    },
    lenders: () => lendersBeside(abbreviation, language, database),
    search: async (request) => await searched(request, await worker.search(request), database),
    contents,
    finder: await bundledFinder.finder(locale, [language]).catch(() => undefined),
    breathe,
  })
  if (!library) throw new AppError('not-on-device', { abbreviation })
  return library
}

/** The wanted edition, else one in the reader's language, those on this device first. */
async function editionFor(
  wanted: string | undefined,
  { database, locale }: Pick<Dependencies, 'database' | 'locale'>,
): Promise<string> {
  const rows = await database.editions.toArray()
  const named = rows.find(({ abbreviation }) => abbreviation === wanted)
  const rank = (row: (typeof rows)[number]) =>
    Number(languageOf(row.summary.locale) === locale) * 2 + Number(row.isInstalled || row.isOwn)
  const [best] = rows.toSorted((a, b) => rank(b) - rank(a) || b.summary.verses - a.summary.verses)
  const chosen = named ?? best
  if (!chosen) throw new AppError('edition-unknown', { abbreviation: wanted ?? '' })
  return chosen.abbreviation
}

async function lendersBeside(
  abbreviation: string,
  language: string,
  database: Database,
): Promise<readonly Manifest[]> {
  const rows = await database.editions.toArray()
  const others = rows.filter((row) => row.abbreviation !== abbreviation && row.isInstalled)
  const isOfLanguage = ({ summary }: (typeof rows)[number]) => Number(languageOf(summary.locale) === language)
  return others
    .toSorted((a, b) => isOfLanguage(b) - isOfLanguage(a))
    .slice(0, mostLenders)
    .flatMap(({ manifest }) => manifest ?? [])
}

async function searched(
  request: SearchRequest,
  outcome: RequestOutcome,
  database: Database,
): Promise<SearchAnswer> {
  // Named places and entries can be shown where the edition cannot be searched.
  if (outcome.kind === 'failed') return nothingFound(request)
  const row = await database.results.get([resultKey(request), request.page])
  return row?.answer ?? nothingFound(request)
}

function nothingFound({ type, page }: SearchRequest): SearchAnswer {
  const none = { result: {}, offsets: {}, corrections: [], count: 0, max_pages: 0, last_canonical: 0 }
  return { type, page, meaning: '', ...none }
}
