/** The list of chats: pages, order, words that are looked for. */
import { beforeAll, describe, expect, it } from 'vitest'
import { api } from '#core/contract/api'
import * as limits from '#core/limits'
import { chatMessages, chats } from '../../../server/store/schema/schema'
import { oneDatabase, type TestStore } from '../../support/databases/test-databases'
import { codeOf, type People, type Person, peopleForAll } from '../accounts/people'

describe.each(oneDatabase)('the list of chats with $name', ({ open }) => {
  let people: People
  let store: TestStore
  let person: Person
  peopleForAll(open, (opened) => ({ people, store } = opened))
  beforeAll(async () => {
    person = await people.register()
    await put('Erster', 100, [
      'Was ist Gnade?',
      '100% der Gnade',
      'Und dann?',
      `Zuletzt: ${'lang '.repeat(100)}`,
    ])
    await put('Zweiter_Chat', 300, [
      'Wo liegt Emmaus?',
      `${'Weit davor. '.repeat(30)}Bei Jerusalem liegt\nEmmaus.`,
    ])
    await put('50% und \\ mehr', 200, ['Nur eine Frage'])
    await put('Fremd: Gnade', 400, ['Gnade?', 'Gnade!'], await people.register())
    await put('Gelöscht: Gnade', 500, ['Gnade?', 'Gnade!'], person, 500)
  })

  /** A chat changed at this instant, with questions and answers in turn. */
  async function put(
    title: string,
    at: number,
    texts: string[],
    { user } = person,
    deletedAt: number | null = null,
  ) {
    const id = crypto.randomUUID()
    await store.db
      .insert(chats)
      .values({ id, userId: user.id, title, createdAt: at, updatedAt: at, deletedAt })
    const common = { chatId: id, userId: user.id, state: 'complete', at } as const
    await store.db.insert(chatMessages).values(
      texts.map((content, at) => ({
        ...common,
        n: at + 1,
        content,
        ...(at % 2 === 0
          ? ({ role: 'user', by: 'member' } as const)
          : ({ role: 'assistant', by: 'library' } as const)),
      })),
    )
  }

  const list = async (query: object = {}, { token } = person) => {
    const answer = await people.ask('chats', { token, query })
    return answer.statusCode === 200 ? api.chats.answer.parse(answer.json()) : codeOf(answer)
  }
  const titles = async (search: string) => {
    const found = await list({ filter: JSON.stringify({ search }) })
    return typeof found === 'string' ? found : found.chats.map(({ title }) => title)
  }

  it('begins with the one that changed last, and knows no deleted and no foreign ones', async () => {
    expect(await list()).toMatchObject({
      chats: [
        { title: 'Zweiter_Chat', created: 300, updated: 300, questions: 1 },
        { title: '50% und \\ mehr', questions: 1, excerpt: '' },
        { title: 'Erster', questions: 2, excerpt: expect.stringMatching(/^Zuletzt: (lang ){5}/) },
      ],
      max_page: 1,
      total: 3,
    })
  })

  it.each<[string, string[]]>([
    ['gnade', ['Erster']],
    ['ERSTER', ['Erster']],
    ['emmaus', ['Zweiter_Chat']],
    ['%', ['50% und \\ mehr', 'Erster']],
    ['100%', ['Erster']],
    ['_', ['Zweiter_Chat']],
    ['Zweiter_', ['Zweiter_Chat']],
    ['ZweiterXChat', []],
    ['\\', ['50% und \\ mehr']],
    ['%%', []],
    ["'; drop table chats; --", []],
    ['  ', ['Zweiter_Chat', '50% und \\ mehr', 'Erster']],
    ['Jerusalem liegt', ['Zweiter_Chat']],
  ])('finds %j in titles and messages', async (search, found) => {
    expect(await titles(search)).toEqual(found)
  })

  it('shows where the words stand', async () => {
    const found = await list({ filter: '{"search":"emmaus."}' })
    expect(typeof found === 'string' ? found : found.chats[0]?.excerpt).toMatch(
      /Bei Jerusalem liegt Emmaus\.$/,
    )
  })

  it.each([
    '{',
    '[]',
    '"x"',
    'null',
    '{"search":1}',
    '{"search":"\\u0000"}',
    `{"search":"${'x'.repeat(201)}"}`,
  ])('refuses the filter %s', async (filter) => {
    expect(await list({ filter })).toBe('invalid-input')
  })

  it('takes a filter that looks for nothing', async () => {
    expect(await list({ filter: '{}' })).toMatchObject({ total: 3 })
    expect(await list({ filter: '{"other":1}' })).toMatchObject({ total: 3 })
  })

  it('has pages, each chat on one of them', async () => {
    const many = await people.register()
    const count = 2 * limits.chatPageSize + 1
    for (let number = 0; number < count; number += 1)
      await put(`${number % 7}`, 100 + (number % 3), ['x'], many)
    const seen = new Set<string>()
    for (const [page, size] of [
      [1, limits.chatPageSize],
      [2, limits.chatPageSize],
      [3, 1],
      [4, 0],
    ]) {
      const answer = await list({ page }, many)
      if (typeof answer === 'string') throw new Error(answer)
      expect([answer.chats.length, answer.max_page, answer.total]).toEqual([size, 3, count])
      for (const { id } of answer.chats) seen.add(id)
    }
    expect(seen.size).toBe(count)
    expect(await list({ page: 0 }, many)).toBe('invalid-input')
  })
})
