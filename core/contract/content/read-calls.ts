/** Calls that read contents: the page hands them to the worker, which sends them for visitors and members alike. */
import type { CallName } from '../api'

export const readCalls = [
  'packManifest',
  'packHeads',
  'packItems',
  'packArticle',
  'commentary',
  'references',
  'words',
  'wordPlaces',
  'chapterArticles',
  'lookUp',
  'numberEntries',
  'topics',
  'topic',
  'verseOfTheDay',
] as const satisfies readonly CallName[]
export type ReadCall = (typeof readCalls)[number]
