/** Calls that read content packs: heads, articles, commentaries on a chapter, words looked up, topics. */

import { articlePage, headsPage, itemsPage } from '#core/content/reading/article-page'
import { chapterArticles as articlesOf, commentaryChapter } from '#core/content/reading/chapter-articles'
import { chaptersInPack } from '#core/content/reading/chapters-in-pack'
import { lookUp as lookUpIn } from '#core/content/reading/look-up'
import { withOwnTopics } from '#core/content/reading/own-topics'
import { topicOf, topicsPage } from '#core/content/reading/topics'
import type { CallAnswer, CallName } from '#core/contract/api'
import type { ContentKind } from '#core/contract/content/kinds'
import type { Numbering } from '#core/contract/editions/edition'
import { AppError } from '#core/errors'
import { bundledFinder } from '#core/finder/bundled-finder'
import { languageOf } from '#core/words/language'
import { loadStem } from '#core/words/stem'
import { prepareJson } from '../../http/answers/prepared'
import type { CallInput, Handler } from '../../http/call-routes'
import type { Services } from '../../services'
import { packNamed } from './packs'

/** Chapters are asked for as most English Bibles count them. */
const english = { base: 'eng', corrections: [] } as const satisfies Numbering

/** Candidates beside the word itself at most. */
const otherCandidates = 12

/** A handler that answers with `data`; undefined means not found. */
function answering<N extends CallName, Data>(
  read: (input: CallInput<N>) => Promise<Data | undefined>,
): (input: CallInput<N>) => Promise<ReturnType<typeof prepareJson<{ data: Data }>>> {
  return async (input) => {
    const data = await read(input)
    if (data === undefined) throw new AppError('not-found')
    return prepareJson({ data })
  }
}

type Data<N extends CallName> = CallAnswer<N> extends { data: infer Answer } ? Answer : never

/** The texts of other kinds are long: they are read one by one. */
const listedWhole: ReadonlySet<ContentKind> = new Set(['graphics', 'videos', 'plans'])

export function contentHandlers({ library, config }: Pick<Services, 'library' | 'config'>): {
  [N in
    | 'packHeads'
    | 'packItems'
    | 'packArticle'
    | 'commentary'
    | 'chapterArticles'
    | 'lookUp'
    | 'topics'
    | 'topic']: Handler<N>
} {
  const source = { packs: async () => library.view().packs.all }
  return {
    packHeads: answering<'packHeads', Data<'packHeads'>>(
      async ({ params: { abbreviation }, query: { prefix = '', page = '0' } }) =>
        await headsPage(packNamed(library, abbreviation), prefix, Number(page)),
    ),
    packItems: answering<'packItems', Data<'packItems'>>(
      async ({ params: { abbreviation }, query: { page = '0' } }) => {
        const pack = packNamed(library, abbreviation)
        return listedWhole.has(pack.summary.kind) ? await itemsPage(pack, Number(page)) : undefined
      },
    ),
    packArticle: answering<'packArticle', Data<'packArticle'>>(
      async ({ params: { abbreviation, id } }) =>
        await articlePage(packNamed(library, abbreviation), Number(id)),
    ),
    commentary: answering<'commentary', Data<'commentary'>>(
      async ({ params: { abbreviation, chapter } }) =>
        await commentaryChapter(packNamed(library, abbreviation), Number(chapter)),
    ),
    chapterArticles: answering<'chapterArticles', Data<'chapterArticles'>>(
      async ({ params: { chapter } }) =>
        await articlesOf(source, ({ summary }) =>
          chaptersInPack(Number(chapter), english, summary.numbering),
        ),
    ),
    lookUp: answering<'lookUp', Data<'lookUp'>>(
      async ({ params: { locale, word }, query: { or = '' } }) =>
        await lookUpIn(
          source,
          locale,
          [word, ...or.split('|').slice(0, otherCandidates)],
          await loadStem(languageOf(locale)),
        ),
    ),
    topics: answering<'topics', Data<'topics'>>(
      async ({ query: { prefix = '', page = '0' }, locale }) =>
        await topicsPage(
          withOwnTopics(source, locale, bundledFinder, config.productName),
          prefix,
          Number(page),
        ),
    ),
    topic: answering<'topic', Data<'topic'>>(
      async ({ params: { id }, locale }) =>
        await topicOf(withOwnTopics(source, locale, bundledFinder, config.productName), Number(id)),
    ),
  }
}
