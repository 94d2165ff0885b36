/** A translation of ../shared/texts as the evaluations of search need it: its index, its verses, and where each stands in the common numbering. */
import { join } from 'node:path'
import type { Numbering } from '#core/contract/editions/edition'
import { convert } from '#core/scripture/numbering/convert'
import type { SearchedEdition } from '#core/search/answer/searched-edition'
import { EditionIndexBuilder } from '#core/search/index/edition-index'
import type { TrainingEdition } from '#core/search/meaning/training/collect-bags'
import { languageOf } from '#core/search/text/language'
import { loadStem } from '#core/search/text/stem'
import { readPath } from '../../../../server/library/command/read-source'
import { readEdition } from '../../../../server/library/read-edition'
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
  const input = await readPath(join(projectRoot, '..', 'shared', 'texts', files[abbreviation] ?? ''))
  const { edition } = await readEdition(input, { abbreviation }, new Set())
  const builder = new EditionIndexBuilder(edition.locale)
  const contents = new Map<number, string>()
  for (const chapter of edition.books.flatMap((book) => book.chapters)) {
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

/** What a model learns of a translation; `isKept` says which places of the common numbering. */
export function trainingEdition(
  { locale, numbering, verses }: EvaluatedEdition,
  isKept: (place: number) => boolean = () => true,
): TrainingEdition {
  return { locale, numbering, verses: verses.filter(({ place }) => isKept(place)) }
}
