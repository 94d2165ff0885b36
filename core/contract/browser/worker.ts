/** What the page may ask of the worker (Comlink). Results the page shows come back through the local database, not from here. */
import type { ErrorWire } from '../../errors'
import type { ImportReport } from '../../scripture/editions/edition'
import type { InputContext, Offer, RunOutcome, Suggestion } from '../address/suggestion'
import type { Recording } from '../editions/recording'
import type { PageData } from '../page-data'
import type { SearchRequest } from '../search/search-request'
import type { LettersApi } from './letters'
import type { MembersApi } from './members'

/** A chapter wanted for reading, in the numbering of its edition. */
export interface WantedChapter {
  abbreviation: string
  canonical: number
}

/** What became of a wish: `stored` it is in the local database now; `absent` the edition has no such chapter. */
export type WishOutcome = { kind: 'stored' } | { kind: 'absent' } | { kind: 'failed'; error: ErrorWire }

export interface ImportChoice {
  abbreviation?: string
  name?: string
  locale?: string
}

/** A file as the browser hands it over; it crosses to the worker without being read. */
export interface PickedFile {
  readonly name: string
  readonly size: number
  arrayBuffer(): Promise<ArrayBuffer>
}

/** Bytes with their media type. */
export interface KeptSound {
  type: string
  bytes: ArrayBuffer
}

/** `sound` is here where the recording is kept on this device. */
export interface FoundRecording extends Recording {
  sound?: KeptSound
}

export interface WorkerApi extends MembersApi, LettersApi {
  /** Stores what the first answer already carried, makes names of `locale` ready, goes on with interrupted downloads. */
  start(locale: string, first: PageData | undefined): Promise<void>
  /** Brings the list of editions up to date; a failure leaves the stored list. */
  refreshLibrary(): Promise<void>
  /** The interface speaks another language from now on. */
  changeLocale(locale: string): Promise<void>
  /** Makes the book names of a locale readable. */
  wantNames(locale: string): Promise<void>
  /** Brings help and articles of a language into the local database; without an answer those it has stay. */
  wantPageTexts(locale: string): Promise<WishOutcome>
  /** Makes an edition known with its books and numbering. */
  wantEdition(abbreviation: string): Promise<WishOutcome>
  /** Brings chapters into the local database; one outcome per wish, in order. */
  wantChapters(wanted: readonly WantedChapter[]): Promise<WishOutcome[]>

  /** Answers what is typed, from this device alone. */
  offer(raw: string, context: InputContext): Promise<Offer>
  /** The answers to these words and one likely key more, by the words they answer: that key need not wait then. */
  offersAhead(raw: string, context: InputContext): Promise<ReadonlyMap<string, Offer>>
  /** What running the field does; `chosen` is the entry that was chosen, absent for Enter alone. */
  runInput(raw: string, context: InputContext, chosen?: Suggestion): Promise<RunOutcome>

  /**
   * Makes a page of results readable in `results` under `resultKey(request)`: from this device where it holds all editions asked for
   * or there is no network, else from the server. The page shows what is there meanwhile.
   */
  search(request: SearchRequest): Promise<WishOutcome>
  /** Remembers that these words were searched for. */
  rememberSearch(words: string, path: string, abbreviations: readonly string[]): Promise<void>

  /** Downloads a whole edition, or goes on with it; progress stands in `downloads`. Throws quota-exceeded, network ... */
  download(abbreviation: string): Promise<void>
  /** Brings the list of packs of contents up to date; a failure leaves the stored list. */
  refreshPacks(): Promise<void>
  /** Downloads a pack of contents, or those of its parts that stand at `books`; progress stands in `downloads`. */
  downloadPack(abbreviation: string, books?: readonly number[]): Promise<void>
  /** Hides a pack at once; what is stored of it goes a while later. */
  removePack(abbreviation: string): Promise<void>
  /** Shows it again, while what is stored is there. */
  undoPackRemoval(abbreviation: string): Promise<void>
  pauseDownload(abbreviation: string): Promise<void>
  cancelDownload(abbreviation: string): Promise<void>
  /** Removes the text of an edition from this device; an own edition is gone altogether. */
  removeEdition(abbreviation: string): Promise<void>
  /** Puts back what `removeEdition` took last, if it was within this session. */
  undoRemoval(abbreviation: string): Promise<void>
  /** Imports Bible files of the person; throws the error of the importer and changes nothing then. */
  importFiles(
    files: readonly PickedFile[],
    choice: ImportChoice,
    interfaceLocale: string,
  ): Promise<ImportReport>

  /** The recording of a chapter (canonical); undefined where there is none, or no network and none is kept. */
  recording(abbreviation: string, chapter: number): Promise<FoundRecording | undefined>
  /** Keeps the recording of a chapter on this device. Throws network, quota-exceeded, not-found ... */
  keepRecording(abbreviation: string, chapter: number): Promise<void>
  forgetRecording(abbreviation: string, chapter: number): Promise<void>

  /** Keeps files the page loaded before the service worker was in charge. */
  keepAssets(urls: readonly string[]): Promise<void>

  setFact(key: string, value: string | number | boolean): Promise<void>
  rememberPassage(path: string, title: string, abbreviations: readonly string[]): Promise<void>
}
