/**
 * Words searched in the articles of packs, by the engine that searches verses: a pack is to it an edition whose verses are articles and whose
 * headings are their heads. The answer never mixes with that of verses.
 */
import type { ArticleHit, ArticleHits } from '../../contract/content/answers'
import { type ContentKind, contentKinds } from '../../contract/content/kinds'
import { findHits } from '../../search/answer/find-hits'
import type { SearchedEdition } from '../../search/answer/searched-edition'
import { type EditionQuery, understand } from '../../search/answer/understand'
import type { EditionIndex } from '../../search/index/edition-index'
import { spentBy } from '../../search/query/effort'
import { marksOf } from '../../search/query/marks'
import { readQuery } from '../../search/query/read-query'
import { languageOf } from '../../words/language'
import { loadStem } from '../../words/stem'
import { textOfArticle } from './article-index'
import { linkTo } from './chapter-articles'
import type { OpenPack } from './content-source'

export interface ArticleQuestion {
  words: string
  /** First parts of BCP 47 tags. */
  languages: readonly string[]
  kinds: readonly ContentKind[]
}

/** Hits of a kind in an answer. */
const shownHits = 5
/** Steps of reading one of them (core/search/query/effort.ts): the part of a large pack that it is in is unpacked. */
const stepsOfHit = 100_000
/** Characters of an excerpt, and of them before the first match. */
const excerptLength = 180
const excerptBefore = 60

/** The packs of a search, and how it reads them. */
export interface ArticleSource<Pack extends OpenPack> {
  packs: readonly Pack[]
  /** The index of a pack (article-index.ts). */
  indexOf(pack: Pack): Promise<EditionIndex>
  /** Lets other tasks run between the packs. */
  breathe(): Promise<void>
}

/** The articles with all the words, of packs in the languages that are asked for, by kind. `steps`: the cost. */
export async function searchArticles<Pack extends OpenPack>(
  { packs: all, indexOf, breathe }: ArticleSource<Pack>,
  { words, languages, kinds }: ArticleQuestion,
): Promise<{ found: ArticleHits[]; steps: number }> {
  const packs = all.filter(
    ({ summary }) => kinds.includes(summary.kind) && languages.includes(languageOf(summary.locale)),
  )
  const searched = []
  for (const pack of packs) {
    searched.push(await searchedPack(pack, await indexOf(pack)))
    await breathe()
  }
  const flags = { fullwords: true, umlaute: true, searchHeadings: true, isHybrid: true }
  const { queries } = understand(readQuery(words, false), searched, flags)
  const found: Found[] = []
  for (const [at, query] of queries.entries()) {
    const pack = packs[at]
    if (pack && query.known === 1) found.push(...foundIn(pack, query))
    await breathe()
  }
  const answer: ArticleHits[] = []
  for (const kind of contentKinds) {
    const ofKind = found.filter(({ pack }) => pack.summary.kind === kind)
    if (ofKind.length === 0) continue
    ofKind.sort((one, other) => Number(other.isHead) - Number(one.isHead) || other.score - one.score)
    const hits = ofKind.slice(0, shownHits).map(async (one) => await hitOf(one))
    answer.push({ kind, total: ofKind.length, hits: (await Promise.all(hits)).flat() })
  }
  const shown = answer.reduce((sum, { hits }) => sum + hits.length, 0)
  const { steps } = spentBy(queries.map(({ efforts }) => efforts))
  return { found: answer, steps: steps + shown * stepsOfHit }
}

async function searchedPack({ summary }: OpenPack, index: EditionIndex): Promise<SearchedEdition> {
  const { abbr, locale, numbering } = summary
  const language = languageOf(locale)
  return {
    abbreviation: abbr,
    language,
    numbering: { base: numbering, corrections: [] },
    names: {},
    index,
    stem: await loadStem(language),
  }
}

interface Found {
  pack: OpenPack
  query: EditionQuery
  id: number
  score: number
  isHead: boolean
}

function foundIn(pack: OpenPack, query: EditionQuery): Found[] {
  const { documents, scores, headings } = findHits(query, 100)
  const { verses, headings: heads } = query.edition.index
  const inHead = new Set([...headings].map((document) => heads.canonicals[document]))
  return [...documents].map((document, at) => {
    const id = verses.canonicals[document] ?? 0
    return { pack, query, id, score: scores[at] ?? 0, isHead: inHead.has(id) }
  })
}

/** Empty where the article is not here any more. */
async function hitOf({ pack, query, id, isHead }: Found): Promise<ArticleHit[]> {
  const [article] = await pack.articles([id])
  if (!article) return []
  const text = textOfArticle(article)
  const { language } = query.edition
  const marked = query.marked()
  const [[first] = [0]] = marksOf(text, marked, language)
  const from = first <= excerptBefore ? 0 : text.indexOf(' ', first - excerptBefore) + 1
  const end = from + excerptLength >= text.length ? text.length : text.lastIndexOf(' ', from + excerptLength)
  const excerpt = text.slice(from, end)
  return [{ ...linkTo(pack, article), isHead, excerpt, marks: marksOf(excerpt, marked, language) }]
}
