/** A translation of ../shared/texts as the evaluations of search need it: its index, its verses, and where each stands in the common numbering. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { canonicalOf } from '#core/canonical'
import type { Chapter } from '#core/contract/editions/chapter'
import type { Numbering } from '#core/contract/editions/edition'
import { convert } from '#core/scripture/numbering/convert'
import type { SearchedEdition } from '#core/search/answer/searched-edition'
import { EditionIndexBuilder } from '#core/search/index/edition-index'
import type { TrainingEdition } from '#core/search/meaning/training/collect-bags'
import { languageOf } from '#core/words/language'
import { loadStem } from '#core/words/stem'
import { readEdition } from '../../../../server/library/read-edition'
import { readPath } from '../../../../server/library/read-source'
import { projectRoot } from '../../../support/servers/app-server'

export interface EvaluatedEdition extends SearchedEdition {
  locale: string
  /** By document. */
  verses: readonly { canonical: number; content: string; place: number }[]
  /** Document by place in the common numbering (Hebrew). */
  byPlace: ReadonlyMap<number, number>
}

const files: Readonly<Record<string, string>> = {
  LUT12: 'deu-luther1912ap/luther1912ap.zefania.xml.gz',
  ELB05: 'deu-elb1905/elb1905.osis-books.zip',
  MENG: 'deu-menge1939/menge1939.osis.xml.gz',
  KJV: 'eng-kjv/kjv.osis.xml.gz',
  ASV: 'eng-asv/asv.osis.xml.gz',
  WEBP: 'eng-webp/webp.usfm.zip',
  BSB: 'eng-bsb/bsb.usfm.zip',
  LSG: 'fra-lsg1910/lsg1910.zefania.xml.gz',
  RV1909: 'spa-rv1909/rv1909.usfm.zip',
  DIO: 'ita-diodati1649/diodati1649.zefania.xml.gz',
  BLIVRE: 'por-blivre/blivre.osis.xml.gz',
  SVD: 'ara-svd/svd.zefania.xml.gz',
  OPV: 'pes-opv/opv.bolls.json.gz',
  HEBM: 'heb-modern/hebm.zefania.xml.gz',
}

const common: Numbering = { base: 'org', corrections: [] }
const read = new Map<string, Promise<EvaluatedEdition>>()

/** The translation of an abbreviation; read once. */
export function evaluatedEdition(abbreviation: string): Promise<EvaluatedEdition> {
  const known = read.get(abbreviation) ?? readEvaluated(abbreviation)
  read.set(abbreviation, known)
  return known
}

async function readEvaluated(abbreviation: string): Promise<EvaluatedEdition> {
  const path = join(projectRoot, '..', 'shared', 'texts', files[abbreviation] ?? '')
  const edition = path.includes('.bolls.') ? readRecords(path) : await readFile(path, abbreviation)
  const builder = new EditionIndexBuilder(edition.locale)
  const contents = new Map<number, string>()
  for (const chapter of edition.chapters) {
    builder.add(chapter)
    for (const { verse, content } of chapter.verses) contents.set(chapter.canonical + verse, content)
  }
  const { index } = builder.finish()
  const verses = [...index.verses.canonicals].map((canonical) => ({
    canonical,
    content: contents.get(canonical) ?? '',
    place: convert(canonical, edition.numbering, common)[0]?.canonical ?? 0,
  }))
  const language = languageOf(edition.locale)
  return {
    abbreviation,
    locale: edition.locale,
    language,
    numbering: edition.numbering,
    names: {},
    index,
    stem: await loadStem(language),
    verses,
    byPlace: new Map(verses.map(({ place }, document) => [place, document])),
  }
}

type Read = Pick<EvaluatedEdition, 'locale' | 'numbering'> & { chapters: readonly Chapter[] }

async function readFile(path: string, abbreviation: string): Promise<Read> {
  const { edition } = await readEdition(await readPath(path), { abbreviation }, new Set())
  return { ...edition, chapters: edition.books.flatMap(({ chapters }) => chapters) }
}

/** Verse records in JSON, which the importer does not read: only the Persian translation comes so. */
function readRecords(path: string): Read {
  const records: readonly { book: number; chapter: number; verse: number; text: string }[] = JSON.parse(
    gunzipSync(readFileSync(path)).toString('utf8'),
  )
  const chapters = new Map<number, Chapter>()
  for (const { book, chapter, verse, text } of records) {
    const canonical = canonicalOf(book, chapter)
    const known = chapters.get(canonical) ?? { canonical, verses: [], blocks: [] }
    chapters.set(canonical, known)
    known.verses.push({ verse, content: text.replaceAll(/<[^>]*>/g, ' ') })
  }
  return { locale: 'fa', numbering: { base: 'eng', corrections: [] }, chapters: [...chapters.values()] }
}

/** What a model learns of a translation; `isKept` says which places of the common numbering. */
export function trainingEdition(
  { locale, numbering, verses }: EvaluatedEdition,
  isKept: (place: number) => boolean = () => true,
): TrainingEdition {
  return { locale, numbering, verses: verses.filter(({ place }) => isKept(place)) }
}
