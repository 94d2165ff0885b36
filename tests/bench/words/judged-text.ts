/** Editions of ../shared/texts as the aligner reads them. */
import { join } from 'node:path'
import { type Canonical, isCanonical, placeOf } from '../../../core/canonical'
import { type Testament, testamentOf } from '../../../core/originals/strongs-number'
import type { WordsOfBooks } from '../../../core/originals/word-run'
import { type ImportedEdition } from '../../../core/scripture/editions/import-edition'
import {
  addSeeds,
  type LearningText,
  type OriginalText,
} from '../../../server/library/learnt-words/align/learn-words'
import { type OriginalWord, originalReader } from '../../../server/library/learnt-words/align/original-words'
import { wordSplitter } from '../../../server/library/learnt-words/align/text-words'
import { readEdition } from '../../../server/library/read-edition'
import { readPath } from '../../../server/library/read-source'
import { projectRoot } from '../../support/servers/app-server'

const files = {
  KJV: 'eng-kjv/kjv.osis.xml.gz',
  BSB: 'eng-bsb/bsb.usfm.zip',
  LUT12: 'deu-luther1912ap/luther1912ap.zefania.xml.gz',
  ELB05: 'deu-elb1905/elb1905.osis-books.zip',
  LSG: 'fra-lsg1910/lsg1910.zefania.xml.gz',
  SVD: 'ara-svd/svd.zefania.xml.gz',
  WLC: 'hbo-wlc/wlc.osis-books.zip',
  TCGNT: 'grc-tcgnt/tcgnt.usfm.zip',
} as const
export type TextName = keyof typeof files

const originals = { H: 'WLC', G: 'TCGNT' } as const satisfies Record<Testament, TextName>

export async function readText(name: TextName): Promise<ImportedEdition> {
  const input = await readPath(join(projectRoot, '..', 'shared', 'texts', files[name]))
  return await readEdition(input, { abbreviation: name }, new Set())
}

/** Verses of one testament. */
export async function learningText(
  { edition }: ImportedEdition,
  testament: Testament,
): Promise<LearningText> {
  const verses = versesOf(edition.books).filter(({ canonical }) => isIn(canonical, testament))
  const split = await wordSplitter(
    edition.locale,
    verses.map(({ content }) => content),
  )
  return { numbering: edition.numbering, verses, split }
}

export async function originalText(testament: Testament): Promise<OriginalText> {
  const { edition, words } = await readText(originals[testament])
  const read = originalReader()
  const byVerse = new Map<Canonical, readonly OriginalWord[]>()
  for (const { canonical } of versesOf(edition.books)) {
    const runs = runsAt(words?.books, canonical)
    if (isCanonical(canonical) && runs.length > 0) byVerse.set(canonical, read(runs))
  }
  return { numbering: edition.numbering, words: byVerse }
}

/** What an edition with numbers says of the words of another of its language. */
export async function seedsOf(
  name: TextName,
  testament: Testament,
  { split }: LearningText,
): Promise<Map<string, Map<string, number>>> {
  const { edition, words } = await readText(name)
  const table = new Map<string, Map<string, number>>()
  for (const { canonical, content } of versesOf(edition.books))
    if (isIn(canonical, testament)) addSeeds(table, split, content, runsAt(words?.books, canonical))
  return table
}

export function versesOf(books: ImportedEdition['edition']['books']) {
  return books.flatMap(({ chapters }) =>
    chapters.flatMap(({ canonical, verses }) =>
      verses.map(({ verse, content }) => ({ canonical: canonical + verse, content })),
    ),
  )
}

function isIn(canonical: number, testament: Testament): boolean {
  const { book } = placeOf(canonical)
  return book <= 66 && testamentOf(book) === testament
}

function runsAt(words: WordsOfBooks | undefined, canonical: number) {
  const { book, chapter, verse } = placeOf(canonical)
  return words?.get(book)?.get(chapter)?.get(verse) ?? []
}
