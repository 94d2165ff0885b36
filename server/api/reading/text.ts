/**
 * GET /api/text. For one translation: the answer made when the edition was added, from
 * disk. For several: computed here.
 */

import { standardWord } from '#core/contract/address/standard-word'
import type { TextAnswer } from '#core/contract/editions/text-answer'
import { Memory, type Recent, roughBytes } from '#core/memory'
import { decompressBrotli } from '../../bytes/encodings'
import { jsonType, type Prepared } from '../../http/answers/prepared'
import type { Handler } from '../../http/call-routes'
import type { StoredEdition } from '../../library/stored-edition'
import { countComparison } from '../../limits/comparison-limit'
import type { Services } from '../../services'
import { comparedText } from './compared-text'
import { chapterAbsent, namedChapter, namedEditions } from './named-editions'

/** Chapters as they are sent, comparisons, and which chapter a passage names, of every kind together. */
const keptBytes = 48_000_000

/** A chapter in one or more translations. */
export function text(services: Services): Handler<'text'> {
  const memory = new Memory(keptBytes)
  const bytes = memory.recent<Buffer>(roughBytes)
  const compared = memory.recent<Prepared<TextAnswer> | undefined>((answer) => answer?.keptBytes ?? 0)
  const chapters = memory.recent<number>(roughBytes)
  return async ({ params: { translations, passage }, locale, from }) => {
    const editions = namedEditions(services, services.library.view(), translations, locale)
    const [first, ...others] = editions
    const keys = editions.map(({ key }) => key).join(' ')
    const chapter = await chapters.get(`${keys} ${passage}`, () => namedChapter(services, editions, passage))
    const answer =
      others.length === 0
        ? await storedText(first, chapter, bytes)
        : await compared.get(`${keys} ${chapter}`, async () => {
            await countComparison(editions.length, from.address, services.counters)
            return await comparedText(editions, chapter)
          })
    if (!answer) throw await chapterAbsent(services, first, chapter)
    return translations.toUpperCase().includes(standardWord) ? { ...answer, varies: ['x-locale'] } : answer
  }
}

async function storedText(
  edition: StoredEdition,
  canonical: number,
  kept: Recent<Buffer>,
): Promise<Prepared<TextAnswer> | undefined> {
  const pack = await edition.pack()
  const hash = pack.hashOf(canonical)
  if (hash === undefined) return undefined
  return {
    contentType: jsonType,
    hash,
    bytes: async (encoding) =>
      await kept.get(`${edition.key} ${canonical} ${encoding}`, async () =>
        encoding === 'identity'
          ? await decompressBrotli(await pack.read(canonical, 'br'))
          : await pack.read(canonical, encoding),
      ),
  }
}
