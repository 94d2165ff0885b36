import { beforeEach, describe, expect, it } from 'vitest'
import { contentKey } from '#core/contract/content/wanted'
import { AppError } from '#core/errors'
import type { Database } from '#db/database'
import { freshDatabase } from '../testing/fake-server'
import { wantContent } from './contents'

let database: Database
let asked: unknown[][]
beforeEach(() => {
  database = freshDatabase()
  asked = []
})

const article = (id: string) => ({ params: { abbreviation: 'TLX', id }, query: {} })
/** A server that says `data`, or what it says for a page. */
const says = (data: (query: { page?: string }) => unknown) =>
  (async (...input: unknown[]) => {
    asked.push(input)
    return { data: data(input[2] ?? {}) }
  }) as never
const fails = (code: AppError['code']) => (async () => await Promise.reject(new AppError(code))) as never
const storedIds = async () => (await database.answers.toArray()).map(({ data }) => data)

describe('wanted contents', () => {
  it('are stored as the server says them, and anew when they are wanted again', async () => {
    expect(
      await wantContent(
        database,
        'packArticle',
        article('1'),
        5,
        says(() => 'first'),
      ),
    ).toEqual({
      kind: 'stored',
    })
    await wantContent(
      database,
      'packArticle',
      article('1'),
      6,
      says(() => 'second'),
    )
    expect(await database.answers.toArray()).toEqual([
      { key: contentKey('packArticle', article('1')), data: 'second', length: 8, wantedAt: 6 },
    ])
  })

  it('stay as they were where nobody answers, and go where nobody has them', async () => {
    await wantContent(
      database,
      'packArticle',
      article('1'),
      5,
      says(() => 'first'),
    )
    const failed = await wantContent(database, 'packArticle', article('1'), 7, fails('network'))
    expect(failed).toMatchObject({ kind: 'failed', error: { code: 'network' } })
    expect(await database.answers.toArray()).toMatchObject([{ data: 'first', wantedAt: 7 }])
    expect(await wantContent(database, 'packArticle', article('1'), 8, fails('not-found'))).toEqual({
      kind: 'absent',
    })
    expect(await database.answers.count()).toBe(0)
  })

  it('are whole lists, however many pages they have', async () => {
    const pages = says(({ page }) => ({ items: [`item ${page}`], total: 250 }))
    await wantContent(database, 'packItems', { params: { abbreviation: 'TPC' }, query: {} }, 5, pages)
    expect(await storedIds()).toEqual([{ total: 250, items: ['item 0', 'item 1', 'item 2'] }])
    expect(asked).toHaveLength(3)
  })

  it('are bounded: what was wanted longest ago goes, never what is wanted now', async () => {
    const large = 'x'.repeat(7_000_000)
    for (const [index, id] of ['1', '2', '3'].entries())
      await wantContent(
        database,
        'packArticle',
        article(id),
        index,
        says(() => `${id}${large}`),
      )
    expect((await storedIds()).map((data) => String(data)[0])).toEqual(['2', '3'])
    await wantContent(
      database,
      'packArticle',
      article('4'),
      9,
      says(() => '4'.repeat(17_000_000)),
    )
    expect((await storedIds()).map((data) => String(data)[0])).toEqual(['4'])
  })

  it('have one key, in whatever order they are asked for', () => {
    const one = contentKey('lookUp', { params: { locale: 'de', word: 'a' }, query: { or: 'b' } })
    expect(contentKey('lookUp', { params: { word: 'a', locale: 'de' }, query: { or: 'b' } })).toBe(one)
    expect(contentKey('lookUp', { params: { word: 'a', locale: 'de' }, query: {} })).not.toBe(one)
  })
})
