/** The rows of the local database. The worker writes them, the page and the service worker read them. */

import type { ContactMessage } from '#core/contract/browser/contact-messages'
import type { Account } from '#core/contract/browser/members'
import type { PackSummary, StoredManifest } from '#core/contract/content/answers'
import type { Article } from '#core/contract/content/article'
import type { BookText, Chapter } from '#core/contract/editions/chapter'
import type { EditionSummary, Manifest } from '#core/contract/editions/edition'
import type { Locale } from '#core/contract/locales'
import type { PageTexts } from '#core/contract/pages/article'
import type { PublicSettings } from '#core/contract/public-settings'
import type { SearchAnswer } from '#core/contract/search/search-answer'
import type { ErrorCode, ErrorWire } from '#core/errors'
import type { NamePack } from '#core/scripture/names/name-pack'

/** One known edition: listed by the library, read from, downloaded, or imported on this device. */
export interface EditionRow {
  abbreviation: string
  summary: EditionSummary
  /** The manifest of the version read here; absent until the edition is first opened. */
  manifest?: Manifest
  /**
   * A newer version on the server. Set only for an installed edition, whose text stays until the person
   * updates it.
   */
  available?: Manifest
  /** All books are on this device. */
  isInstalled: boolean
  /** Imported on this device; the server does not know it. */
  isOwn: boolean
  /** Time of the last change, ms since 1970. */
  changedAt: number
}

/**
 * Titles and introduction of a book, before its chapters. Key: [abbreviation, hash], where the hash is that
 * of the whole book.
 */
export interface BookRow extends Pick<BookText, 'number' | 'titles' | 'introduction'> {
  abbreviation: string
  hash: string
}

/** One chapter. Key: [abbreviation, hash of its book, canonical]: a chapter never changes under its key. */
export interface ChapterRow {
  abbreviation: string
  hash: string
  canonical: number
  chapter: Chapter
}

/** Book names of one language and the words used around them. */
export interface NamesRow {
  locale: string
  pack: NamePack
}

/** A setting of this device. Key: its path in the option tree. */
export interface OptionRow {
  path: string
  value: string | number | boolean
}

const downloadStates = ['waiting', 'running', 'paused', 'failed'] as const
/** State of a download; the transitions are in `worker/downloads/downloads.ts`. */
export type DownloadState = (typeof downloadStates)[number]

/** Kinds of works that are downloaded as a whole; all share one set of abbreviations. */
export type WorkKind = 'edition' | 'pack'

/** A download in progress; the row is deleted when everything is here. */
export interface DownloadRow {
  abbreviation: string
  /** Absent in rows of earlier versions, which were editions. */
  kind?: WorkKind
  state: DownloadState
  doneBytes: number
  totalBytes: number
  error?: ErrorWire
  startedAt: number
  /**
   * For a pack divided by book: the wanted books, including those already here; absent for the whole pack.
   */
  books?: number[]
  /** Chapters stored before a first download, as [hash of the book, canonical]: cancelling keeps these. */
  readBefore?: [string, number][]
}

/** One known content pack: listed by the server or downloaded. */
export interface PackRow {
  abbreviation: string
  /** As the server lists it; for a downloaded pack that the server no longer has, the last known one. */
  summary: PackSummary
  /** The version on this device; absent when nothing is stored. */
  manifest?: StoredManifest
  /** For a pack divided by book: the stored books; absent for the whole pack. */
  books?: number[]
  /** The server no longer has it. */
  isGone?: boolean
  /** Removed by the person a moment ago: its data is deleted soon, until then the removal can be undone. */
  removedAt?: number
  /** Time of the last change, ms since 1970. */
  changedAt: number
}

/** A stored segment of a pack. Key: [abbreviation, hash]. Its articles are separate rows. */
export interface PackSegmentRow {
  abbreviation: string
  hash: string
  /** For heads and chapters. */
  text?: string
  /** For an image. */
  bytes?: Uint8Array
}

/** An article. Key: [abbreviation, hash of its segment, id]: it never changes under its key. */
export interface ArticleRow {
  abbreviation: string
  hash: string
  id: number
  article: Article
}

/**
 * An answer of the server about contents, as the last one who wanted it got it. Key: `contentKey`. Where they are too many, the
 * ones wanted longest ago go first.
 */
export interface AnswerRow {
  key: string
  data: unknown
  /** Of the data as JSON, in UTF-16 units. */
  length: number
  /** Time when it was wanted last, ms since 1970. */
  wantedAt: number
}

/** A recently read passage. Key: its canonical path. */
export interface RecentRow {
  path: string
  title: string
  abbreviations: string[]
  at: number
}

/**
 * Small facts of this device, such as when the library was last fetched or what was dismissed; `account` is
 * the signed-in account, `public-settings` the settings of the operator.
 */
export interface FactRow {
  key: string
  value: string | number | boolean | Account | PublicSettings
}

/**
 * A page of results. Key: [key, page]; see `resultKey`. Replaced when an edition changes or when a missing
 * edition answers.
 */
export interface ResultRow {
  key: string
  page: number
  answer: SearchAnswer
  /** The side that answered the search. */
  from: 'device' | 'server'
  /** Requested editions that gave no answer: not on this device, and no network. */
  missing: string[]
  /**
   * Revisions of the editions that answered, by abbreviation, and the version of the model: shows when the
   * page is out of date.
   */
  versions: Record<string, string>
  at: number
}

/** Recently searched words. Key: their path. */
export interface RecentSearchRow {
  path: string
  words: string
  abbreviations: string[]
  at: number
}

/** Help pages and articles in one language, as the server last sent them. */
export interface PageTextsRow {
  locale: Locale
  texts: PageTexts
}

/** The search model of one language; all rows have the same version. */
export interface MeaningRow {
  language: string
  version: string
  hash: string
  bytes: Uint8Array
}

/** The word index of a downloaded edition, built on this device. */
export interface SearchIndexRow {
  abbreviation: string
  /** Revision of the edition; an index of another revision is rebuilt. */
  revision: string
  bytes: Uint8Array
}

/** A contact message to the operator that the server has not received yet. */
export interface ContactMessageRow {
  /** Sent with the message, so that the server stores it only once. */
  id: string
  letter: ContactMessage
  at: number
  /** Failed attempts in a row. */
  failures: number
  /** Device time, ms; 0 = as soon as there is a network. */
  nextTry: number
  /** Why the server refused it; the message then waits for the person. */
  refused?: ErrorCode
}
