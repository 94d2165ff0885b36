import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { askHandler } from '../../tests/support/databases/call-handler'
import { addMember, putThings, readyStore } from '../../tests/support/databases/stored-things'
import { oneDatabase, type TestStore } from '../../tests/support/databases/test-databases'
import { notifications as table, things, users } from '../store/schema/schema'
import { chapterNotes } from './chapter-notes'
import { notifications } from './notifications'
import { sharedLikes, sharedTag, sharedTags } from './shared-lists'
import { sharedModel } from './shared-model'

const uuid = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`
const at = { at: 1 }
const tag = (name: string, more: object = {}) => ({ name, shared: true, ...more })
const note = (title: string, chapter: number, verses: number[], numbering = 'eng') => ({
  title,
  body: { type: 'doc', content: [] },
  numbering,
  chapter,
  verses,
  tags: [],
  createdAt: 1,
  changedAt: 1,
})

describe.each(oneDatabase)('lists in $name', ({ open }) => {
  let store: TestStore
  let anna = 0
  let ben = 0
  beforeAll(async () => {
    store = await open()
    anna = await addMember(store, 'a@example.org')
    ben = await addMember(store, 'b@example.org')
    await putThings(store, anna, {
      [`tag:${uuid(1)}`]: tag('Gnade', { colour: 'blue' }),
      [`tag:${uuid(2)}`]: tag('Geheim', { shared: false }),
      [`tag:${uuid(3)}`]: tag('Zorn'),
      [`tgg:${uuid(1)}:v:eng:43003016`]: at,
      [`tgg:${uuid(1)}:v:eng:1001001`]: at,
      [`tgg:${uuid(2)}:v:eng:1001002`]: at,
      [`tgg:${uuid(1)}:v:eng:1001003`]: null,
      'like:verse:v:eng:43003016': at,
      'like:verse:v:eng:1001001': at,
      'like:verse:v:eng:1001002': null,
      [`note:${uuid(7)}`]: note('vers', 19_003_000, [19_003_001]),
      [`note:${uuid(8)}`]: note('psalm', 19_003_000, []),
      [`note:${uuid(9)}`]: note('anderswo', 19_004_000, []),
      [`note:${uuid(10)}`]: note('joel', 29_002_000, [29_002_028]),
      [`note:${uuid(11)}`]: null,
      'dis:1': { until: Date.now() + 60_000 },
    })
    await putThings(store, ben, {
      [`tag:${uuid(4)}`]: tag('gnade', { colour: 'blue' }),
      [`tgg:${uuid(4)}:v:eng:43003016`]: at,
      'like:verse:v:eng:43003016': at,
      [`note:${uuid(12)}`]: note('fremd', 19_003_000, []),
    })
  })
  afterAll(async () => await store.close())

  const model = () => sharedModel(readyStore(store))
  const tags = async (query: object = {}) =>
    (await askHandler('sharedTags', sharedTags(model()), { query })).data
  const likes = async (query: object = {}) =>
    (await askHandler('sharedLikes', sharedLikes(model()), { query })).data

  it('counts shared tags by members and verses, in small and capital letters alike, and no others', async () => {
    expect(await tags()).toEqual({
      tags: [
        { name: 'Gnade', colour: 'blue', usercount: 2, verses: 2 },
        { name: 'Zorn', usercount: 1, verses: 0 },
      ],
      meta: { max_page: 1 },
    })
    expect((await tags({ sort: '-name' })).tags.map(({ name }) => name)).toEqual(['Zorn', 'Gnade'])
    expect((await tags({ sort: 'name' })).tags.map(({ name }) => name)).toEqual(['Gnade', 'Zorn'])
    expect((await tags({ page: 2 })).tags).toEqual([])
  })

  it('shows the verses of a shared tag in the order of the Bible', async () => {
    const answer = await askHandler('sharedTag', sharedTag(model()), { params: { name: 'GNADE' } })
    expect(answer.data).toEqual({
      name: 'Gnade',
      verses: [
        { target: 'v:eng:1001001', usercount: 1 },
        { target: 'v:eng:43003016', usercount: 2 },
      ],
      meta: { max_page: 1 },
    })
  })

  it.each(['Geheim', 'Nichts', '%'])('has no page for the tag %s', async (name) => {
    const answer = askHandler('sharedTag', sharedTag(model()), { params: { name } })
    await expect(answer).rejects.toMatchObject({ code: 'not-found' })
  })

  it('shows a tag that was shared a moment after the list was read', async () => {
    const shared = model()
    await askHandler('sharedTags', sharedTags(shared), {})
    await putThings(store, ben, { [`tag:${uuid(20)}`]: tag('Soeben') })
    const answer = await askHandler('sharedTag', sharedTag(shared), { params: { name: 'soeben' } })
    expect(answer.data).toEqual({ name: 'Soeben', verses: [], meta: { max_page: 1 } })
    await store.db.delete(things).where(eq(things.key, `tag:${uuid(20)}`))
  })

  it('shows the newest fifty tags of a member, whoever shares thousands', async () => {
    const clara = await addMember(store, 'c@example.org')
    const rows = Array.from({ length: 2_000 }, (_, n) => [`tag:${uuid(100 + n)}`, tag(`Werbung ${n}`)])
    await putThings(store, clara, Object.fromEntries(rows))
    const { tags: listed, meta } = await tags()
    expect([listed.filter(({ name }) => name.startsWith('Werbung')).length, meta.max_page]).toEqual([50, 1])
    expect(listed.map(({ name }) => name)).toContain('Werbung 1999')
    const old = askHandler('sharedTag', sharedTag(model()), { params: { name: 'Werbung 0' } })
    await expect(old).rejects.toMatchObject({ code: 'not-found' })
    await store.db.delete(users).where(eq(users.id, clara))
  })

  it('counts likes by verse', async () => {
    expect(await likes({ sort: 'usercount' })).toEqual({
      likes: [
        { target: 'v:eng:43003016', usercount: 2 },
        { target: 'v:eng:1001001', usercount: 1 },
      ],
      meta: { max_page: 1 },
    })
    const targets = (await likes({ sort: 'nonsense' })).likes.map(({ target }) => target)
    expect(targets).toEqual(['v:eng:1001001', 'v:eng:43003016'])
  })

  it.each([
    ['eng', 19_003_000, ['vers', 'psalm']],
    ['eng', 19_003_001, ['vers', 'psalm']],
    // Where the title is verse 1, verse 1 is verse 2; where Psalms 9 and 10 are one, others move; Joel 3 is cut out of 2.
    ['org', 19_003_000, ['vers', 'psalm']],
    ['org', 29_003_000, ['joel']],
    ['org', 29_002_000, []],
    ['eng', 29_002_000, ['joel']],
  ])('finds notes at a chapter of the numbering %s: %i', async (numbering, id, expected) => {
    const handler = chapterNotes(readyStore(store))
    const { data } = await askHandler('chapterNotes', handler, {
      params: { id },
      query: { numbering },
      user: anna,
    })
    expect(data.map(({ title }) => title)).toEqual(expected)
  })

  it('gives the notes of a chapter in pages, each note on one of them, and all at once to whoever names no page', async () => {
    const dora = await addMember(store, 'dora@example.org')
    const note = (n: number) => ({
      title: `${n}`,
      body: { type: 'doc', content: [] },
      numbering: 'eng',
      // Every fifth one stands elsewhere.
      chapter: n % 5 === 0 ? 1_001_000 : 43_003_000,
      verses: [],
      tags: [],
      createdAt: 1,
      changedAt: 1,
    })
    const notes = Array.from({ length: 50 }, (_, n) => [`note:${uuid(500 + n)}`, note(n)])
    await putThings(store, dora, Object.fromEntries(notes))
    const handler = chapterNotes(readyStore(store))
    const ask = async (query: object) =>
      await askHandler('chapterNotes', handler, { params: { id: 43_003_000 }, query, user: dora })
    const whole = await ask({})
    expect([whole.data.length, whole.next]).toEqual([40, undefined])
    const seen: typeof whole.data = []
    for (let after: number | null = 0; after !== null; ) {
      const page = await ask({ after })
      expect(page.data.length).toBeLessThanOrEqual(16)
      seen.push(...page.data)
      after = page.next ?? null
    }
    expect(seen).toEqual(whole.data)
  })

  it('reads the notes of a chapter by an index, however many there are elsewhere', async () => {
    const place = sql`(data->>'numbering') || ':' || (data->>'chapter')`
    await store.db.execute(sql`set enable_seqscan = off`)
    const plan = await store.db.execute(
      sql`explain select key from things where user_id = 1 and ${place} in ('eng:43003000') and rev > 0 and kind = 'note' and not deleted order by rev limit 16`,
    )
    await store.db.execute(sql`set enable_seqscan = on`)
    expect(JSON.stringify(plan)).toContain('things_notes')
  })

  it('tells what is on, in the language of the request, unless it was dismissed', async () => {
    const now = Date.now()
    const message = { de: 'Hallo <b>Welt</b>', en: 'Hello' }
    const on = { type: 'info', messages: message, startsAt: now - 1_000 } as const
    await store.db.insert(table).values([
      { ...on, dismissDays: 3 },
      { ...on, dismissDays: 3 },
      { ...on, endsAt: now - 1 },
      { ...on, startsAt: now + 60_000 },
      { ...on, type: 'warning', messages: { en: 'Only <script>alert(1)</script>' } },
    ])
    const ask = async (user: number, locale: 'de' | 'fr') =>
      (
        await askHandler(
          'notifications',
          notifications(readyStore(store), async () => undefined),
          {
            user,
            locale,
          },
        )
      ).data
    expect(await ask(anna, 'de')).toEqual([
      { id: 2, type: 'info', notification_message: { message: 'Hallo <b>Welt</b>' }, dismiss_days: 3 },
      {
        id: 5,
        type: 'warning',
        notification_message: { message: 'Only &lt;script&gt;alert(1)&lt;/script&gt;' },
      },
    ])
    expect(
      (await ask(ben, 'fr')).map(({ id, notification_message: { message } }) => [id, message])[0],
    ).toEqual([1, 'Hello'])
  })
})
