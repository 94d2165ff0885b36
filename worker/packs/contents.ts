/** Contents of the library that somebody wants: brought from the server and stored, so that what was read once is readable offline. */
import { itemsAtOnce } from '#core/content/reading/article-page'
import { topicsAtOnce } from '#core/content/reading/topics'
import type { RequestOutcome } from '#core/contract/browser/worker'
import type { ReadCall } from '#core/contract/content/read-calls'
import { type AskedContent, type ContentAnswer, contentKey } from '#core/contract/content/wanted'
import { type AppError, toErrorWire } from '#core/errors'
import type { Database } from '#db/database'
import { evenIfFull } from '../even-if-full'
import { callApi } from '../http'
import { asAppError } from '../storage-error'

/** All answers together, in UTF-16 units of their JSON: 2,000 articles, or the lists of a large library. */
const mostLength = 16_000_000

/** Nobody has it: what was stored of it goes. */
const absentCodes: ReadonlySet<AppError['code']> = new Set(['not-found', 'edition-unknown'])

/** `ask` sends a call; the server's answers are checked there. */
export async function wantContent<N extends ReadCall>(
  database: Database,
  call: N,
  asked: AskedContent<N>,
  now: number,
  ask: Ask = callApi,
): Promise<RequestOutcome> {
  const key = contentKey(call, asked)
  try {
    const data = await answerOf(call, asked, ask)
    const { length } = JSON.stringify(data)
    await evenIfFull(async () => void (await database.answers.put({ key, data, length, wantedAt: now })))
    await forgetOldest(database)
    return { kind: 'stored' }
  } catch (cause) {
    const error = asAppError(cause)
    if (absentCodes.has(error.code)) {
      await database.answers.delete(key)
      return { kind: 'absent' }
    }
    await database.answers.update(key, { wantedAt: now })
    return { kind: 'failed', error: toErrorWire(error) }
  }
}

type Ask = typeof callApi

/** Lists that come page by page; they are wanted as a whole. */
const wholeLists: {
  [N in ReadCall]?: (asked: AskedContent<N>, ask: Ask) => Promise<ContentAnswer<N>>
} = {
  async packItems({ params }, ask) {
    const pages = await allPages(itemsAtOnce, async (page) => (await ask('packItems', params, { page })).data)
    return { total: totalOf(pages), items: pages.flatMap(({ items }) => items) }
  },
  async topics({ params }, ask) {
    const pages = await allPages(topicsAtOnce, async (page) => (await ask('topics', params, { page })).data)
    return { total: totalOf(pages), topics: pages.flatMap(({ topics }) => topics) }
  },
}

async function answerOf<N extends ReadCall>(
  call: N,
  asked: AskedContent<N>,
  ask: Ask,
): Promise<ContentAnswer<N>> {
  const whole = wholeLists[call]
  if (whole) return await whole(asked, ask)
  const { data } = await ask(call, asked.params, asked.query)
  return data
}

function totalOf([first]: readonly { total: number }[]): number {
  return first?.total ?? 0
}

async function allPages<Page extends { total: number }>(
  atOnce: number,
  pageOf: (page: string) => Promise<Page>,
): Promise<Page[]> {
  const first = await pageOf('0')
  const rest = Array.from(
    { length: Math.max(0, Math.ceil(first.total / atOnce) - 1) },
    (_, index) => index + 1,
  )
  return [first, ...(await Promise.all(rest.map(async (page) => await pageOf(String(page)))))]
}

/** Reads the index alone: the answers themselves may be large. */
async function forgetOldest({ answers }: Database): Promise<void> {
  const found: { key: string; length: number }[] = []
  await answers.orderBy('[wantedAt+length]').eachKey((index, { primaryKey }) => {
    found.push({ key: primaryKey, length: Array.isArray(index) ? Number(index[1]) : 0 })
  })
  let length = found.reduce((sum, one) => sum + one.length, 0)
  const tooMuch = found.slice(0, -1).filter((one) => {
    if (length <= mostLength) return false
    length -= one.length
    return true
  })
  if (tooMuch.length > 0) await answers.bulkDelete(tooMuch.map(({ key }) => key))
}
