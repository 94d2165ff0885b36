/** Where contents come from: the library on the server, the downloaded packs on a device. Both are read by the same code. */
import type { ChapterReferences, PackSummary } from '../../contract/content/answers'
import type { Article } from '../../contract/content/article'
import type { LemmaNumbers } from '../../originals/layer-lemmas'
import type { OccurrenceIndex } from '../../originals/occurrences'
import type { VerseText } from '../../originals/pack-words'
import type { WordRun } from '../../originals/word-run'
import type { ChapterIndex } from '../model/chapters'
import type { HeadRow } from '../model/head-key'

/** One pack, open for reading. */
export interface OpenPack {
  summary: PackSummary
  /** In the order of its language. */
  heads(): Promise<readonly HeadRow[]>
  chapters(): Promise<ChapterIndex>
  /** Those of `ids` that are there, in their order. */
  articles(ids: readonly number[]): Promise<readonly Article[]>
  /** All that are here, segment by segment: no more of them at once. */
  shares(): AsyncIterable<readonly Article[]>
  /** All articles at a book in the order of their places, for packs cut by book; undefined where that part of the pack is not here. */
  ofBook(book: number): Promise<readonly Article[] | undefined>
  /** The cross references of a chapter, canonical in the numbering of the pack; undefined where they are not here. */
  references(chapter: number): Promise<ChapterReferences | undefined>
  /**
   * The words of the original of a chapter by verse, canonical in the numbering of the edition they belong to, whose
   * verses `textOf` names; undefined where they are not here. Throws file-damaged where they belong to another text.
   */
  words(chapter: number, textOf: VerseText): Promise<ReadonlyMap<number, readonly WordRun[]> | undefined>
  /** Lemmas that a layer names, with the numbers beside them; none where its text is not here. */
  lemmas(): Promise<readonly LemmaNumbers[]>
  /** Where words of the original stand; undefined where that is not here. */
  occurrences(): Promise<OccurrenceIndex | undefined>
}

export interface ContentSource {
  /** By language, then abbreviation; the same array for as long as nothing changes. */
  packs(): Promise<readonly OpenPack[]>
}

/** The pack of an abbreviation in any case. */
export async function findPack(source: ContentSource, abbreviation: string): Promise<OpenPack | undefined> {
  const wanted = abbreviation.toUpperCase()
  return (await source.packs()).find(({ summary }) => summary.abbr.toUpperCase() === wanted)
}
