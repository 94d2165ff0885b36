/**
 * Calls of the page to the worker (Comlink). Data the page shows comes through the local database, not from
 * here.
 */

import type { ErrorWire } from '../../errors'
import type { InputContext, Offer, RunOutcome, Suggestion } from '../address/suggestion'
import type { Heard } from '../care'
import type { ArticleHits } from '../content/answers'
import type { ReadCall } from '../content/read-calls'
import type { TypedHead } from '../content/typed-head'
import type { AskedContent } from '../content/wanted'
import type { ImportReport } from '../editions/import-report'
import type { Recording } from '../editions/recording'
import type { Locale } from '../locales'
import type { MadePlan } from '../members/made-plan'
import type { PageData } from '../page-data'
import type { SearchRequest } from '../search/search-request'
import type { AnswersHereApi, ChatsApi } from './chats'
import type { ContactApi } from './contact-messages'
import type { FinderTable, FinderTableName, TypedName } from './finder'
import type { MembersApi } from './members'

/** A chapter requested for reading, in the numbering of its edition. */
export interface WantedChapter {
  abbreviation: string
  canonical: number
}

/**
 * Outcome of a request: `stored` it is in the local database now; `absent` the edition has no such chapter.
 */
export type RequestOutcome = { kind: 'stored' } | { kind: 'absent' } | { kind: 'failed'; error: ErrorWire }

/** The person's choices before an import; absent ones: as the file says. */
export interface ImportChoice {
  abbreviation?: string
  name?: string
  locale?: string
}

/** A file as the browser provides it; it is passed to the worker without being read. */
export interface PickedFile {
  readonly name: string
  readonly size: number
  arrayBuffer(): Promise<ArrayBuffer>
}

/** The plans that a file holds, and what of it could not be read. */
export interface PlansInFile {
  plans: readonly MadePlan[]
  /** Which plan the file says that it is; of a file with one plan. */
  uuid?: string
  /** Readings and other things that were left out. */
  leftOut: number
}

/** Bytes with their media type. */
export interface KeptSound {
  type: string
  bytes: ArrayBuffer
}

/** `sound` is present when the recording is stored on this device. */
export interface FoundRecording extends Recording {
  sound?: KeptSound
}

/** Everything the page may call in the worker. */
export interface WorkerApi extends MembersApi, ChatsApi, AnswersHereApi, ContactApi {
  /** Stores the data of the first page, prepares the names of `locale`, continues interrupted downloads. */
  start(locale: Locale, first: PageData | undefined): Promise<void>
  /** The page has seen that this device keeps nothing: goes on in memory, and begins again there. */
  forget(): Promise<void>
  /** Updates the list of editions; on failure the stored list stays. */
  refreshLibrary(): Promise<void>
  /** Changes the language of the interface. */
  changeLocale(locale: Locale): Promise<void>
  /** A file of the finder. Throws network where it is neither kept nor to be fetched. */
  finderTable(name: FinderTableName): Promise<FinderTable>
  /** Entries that what is being typed names; `languages`: first parts of BCP 47 tags. Throws as `finderTable` does. */
  typedNames(words: string, locale: Locale, languages: readonly string[]): Promise<TypedName[]>
  /** Heads of dictionaries in a language (BCP 47) that what is being typed names; nothing of it is stored. Throws network ... */
  typedHeads(words: string, locale: string): Promise<TypedHead[]>
  /** Makes the first answer of `typedNames` as quick as others. */
  prepareTyping(locale: Locale, languages: readonly string[]): Promise<void>
  /** Makes the book names of a locale readable. */
  wantNames(locale: string): Promise<void>
  /**
   * Stores help pages and articles of a language in the local database; without an answer the stored ones
   * stay.
   */
  wantPageTexts(locale: string): Promise<RequestOutcome>
  /** Fetches an edition's manifest, with its books and numbering. */
  wantEdition(abbreviation: string): Promise<RequestOutcome>
  /** Stores chapters in the local database; one outcome per request, in order. */
  wantChapters(wanted: readonly WantedChapter[]): Promise<RequestOutcome[]>

  /** Suggestions for what is typed, from this device alone. */
  offer(raw: string, context: InputContext): Promise<Offer>
  /**
   * The answers to these words and to the words with one more likely key, by words: typing that key then
   * needs no wait.
   */
  offersAhead(raw: string, context: InputContext): Promise<ReadonlyMap<string, Offer>>
  /** The outcome of running the field; `chosen` is the selected entry, absent for Enter alone. */
  runInput(raw: string, context: InputContext, chosen?: Suggestion): Promise<RunOutcome>

  /**
   * Stores a page of results in `results` under `resultKey(request)`: searched here when this device has all
   * requested editions or there is no network, else by the server. Meanwhile the page shows what is stored.
   */
  search(request: SearchRequest): Promise<RequestOutcome>
  /**
   * Searches the articles of packs in these languages (first parts of BCP 47 tags), best first, by kind. Throws
   * network, too-many-requests ...
   */
  searchArticles(words: string, languages: readonly string[]): Promise<ArticleHits[]>
  /** Whether whoever wrote this may be in danger; nothing of it is kept or sent. */
  hear(text: string): Promise<Heard>
  /** Remembers that these words were searched for. */
  rememberSearch(words: string, path: string, abbreviations: readonly string[]): Promise<void>

  /**
   * Downloads a whole edition, or continues a download; progress is in `downloads`. Throws quota-exceeded,
   * network ...
   */
  download(abbreviation: string): Promise<void>
  /** Updates the list of content packs; on failure the stored list stays. */
  refreshPacks(): Promise<void>
  /** Downloads a content pack, or its parts for `books`; progress is in `downloads`. */
  downloadPack(abbreviation: string, books?: readonly number[]): Promise<void>
  /** Hides a pack at once; its stored data is deleted a while later. */
  removePack(abbreviation: string): Promise<void>
  /** Shows it again, as long as its data is still stored. */
  undoPackRemoval(abbreviation: string): Promise<void>
  /**
   * Stores contents of the library as the server says them now, in `answers`; one outcome for each, in order. After a failure what was
   * stored before stays.
   */
  wantContents<N extends ReadCall>(call: N, asked: readonly AskedContent<N>[]): Promise<RequestOutcome[]>
  /**
   * Reading plans in a file of the person. Throws what the importer of contents throws, and `file-too-large`; nothing is stored.
   */
  readPlanFile(file: PickedFile): Promise<PlansInFile>
  pauseDownload(abbreviation: string): Promise<void>
  cancelDownload(abbreviation: string): Promise<void>
  /** Removes the text of an edition from this device; an imported edition is removed completely. */
  removeEdition(abbreviation: string): Promise<void>
  /** Restores what `removeEdition` removed last, if it was within this session. */
  undoRemoval(abbreviation: string): Promise<void>
  /** Imports Bible files of the person; throws the importer's error and then changes nothing. */
  importFiles(
    files: readonly PickedFile[],
    choice: ImportChoice,
    interfaceLocale: string,
  ): Promise<ImportReport>

  /**
   * The recording of a chapter (canonical); undefined when none exists, or when there is no network and none
   * is stored.
   */
  recording(abbreviation: string, chapter: number): Promise<FoundRecording | undefined>
  /** Stores the recording of a chapter on this device. Throws network, quota-exceeded, not-found ... */
  keepRecording(abbreviation: string, chapter: number): Promise<void>
  forgetRecording(abbreviation: string, chapter: number): Promise<void>

  /** Caches files the page loaded before the service worker took control. */
  keepAssets(urls: readonly string[]): Promise<void>

  setFact(key: string, value: string | number | boolean): Promise<void>
  rememberPassage(path: string, title: string, abbreviations: readonly string[]): Promise<void>
}
