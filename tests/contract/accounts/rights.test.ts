/**
 * Who may do what (SECURITY 5.4, 5.13 row 1): every call that knows people, asked by everybody who is not its owner, about things that are
 * somebody's, nobody's, or no things at all. Nobody learns anything, and nothing changes.
 */
import type { LightMyRequestResponse } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { api, type Call, type CallName } from '#core/contract/api'
import { callNames } from '../../../server/http/call-routes'
import { oneDatabase } from '../../support/databases/test-databases'
import { type Asked, addressOf, goodPassword, type People, type Person, startWithPeople } from './people'
import { type Case, casesOf, type GuardedCall, marker, memberWithThings, type Things } from './rights-cases'

const guarded = callNames().filter((name): name is GuardedCall => {
  const call: Call = api[name]
  return call.access !== 'visitor' || call.usesCookie === true
})
const takesCookie = (name: GuardedCall) => (api[name] as Call).usesCookie === true

/** Nobody, in all the ways of being nobody. */
const strangers = [
  'visitor',
  'malformed',
  'forged',
  'expired',
  'signed out',
  'deleted',
  'cookie only',
] as const
type Stranger = (typeof strangers)[number]

/** Calls for everybody; whoever adds one says here that it knows no people. */
const forEverybody: readonly CallName[] = [
  ...(['text', 'booknames', 'booknamesOfLocales', 'suggestions', 'routeMeta', 'languageGroups'] as const),
  ...([
    'languages',
    'languageCatalogue',
    'settings',
    'library',
    'manifest',
    'segment',
    'recording',
    'packs',
    'packManifest',
    'packSegment',
    'packMedia',
    'packHeads',
    'packItems',
    'packArticle',
    'commentary',
    'references',
    'words',
    'wordPlaces',
    'chapterArticles',
    'lookUp',
    'numberEntries',
    'topics',
    'topic',
    'searchArticles',
    'searchHybrid',
    'searchClassic',
  ] as const),
  ...([
    'meaning',
    'meaningModel',
    'register',
    'login',
    'requestPasswordReset',
    'checkPasswordToken',
  ] as const),
  ...(['updatePassword', 'confirmEmail', 'subscribeNewsletter', 'confirmNewsletter', 'contact'] as const),
  ...(['plans', 'plan', 'planCalendar', 'verseOfTheDay'] as const),
  // Knows nobody but by its ticket (tests/contract/chats).
  ...(['chatStream'] as const),
  ...(['reportContent', 'sharedTags', 'sharedTag', 'sharedLikes', 'openapi', 'pages'] as const),
]

it('every call is for everybody or has its rights tested here', () => {
  expect([...forEverybody, ...guarded].sort()).toEqual(callNames().sort())
})

let cells = 0

describe.each(oneDatabase)('rights with $name', ({ open }) => {
  let people: People
  let victim: Things
  let cases: ReturnType<typeof casesOf>
  let other: Person
  let identities: Record<Stranger, Pick<Asked, 'token' | 'cookie'>>
  let before: unknown

  const held = async () => {
    const { data } = (await people.ask('exportProfile', { token: victim.person.token })).json()
    const { data: places } = (await people.ask('sessions', { token: victim.person.token })).json()
    return { data, places }
  }

  beforeAll(async () => {
    people = await startWithPeople(open)
    victim = await memberWithThings(people)
    cases = casesOf(victim, 'my own words')
    other = await people.register()
    const [gone, deleted] = [await people.register(), await people.register()]
    await people.ask('logout', { params: { id: gone.user.id }, token: gone.token })
    await people.ask('deleteProfile', {
      params: { id: deleted.user.id },
      token: deleted.token,
      body: { currentPassword: goodPassword },
    })
    identities = {
      visitor: {},
      malformed: { token: 'not.a.token' },
      forged: { token: `${victim.person.token.slice(0, -4)}AAAA` },
      expired: { token: await expiredToken(victim.person) },
      'signed out': { token: gone.token },
      deleted: { token: deleted.token },
      'cookie only': { cookie: victim.person.cookie },
    }
    before = await held()
  })
  afterAll(async () => {
    await people.close()
    expect(people.server.errors).toEqual([])
  })

  /** A token that was good until a moment ago. */
  async function expiredToken({ email }: Person): Promise<string> {
    const realNow = Date.now
    Date.now = () => realNow() - 16 * 60_000
    try {
      return (await people.login(email)).token
    } finally {
      Date.now = realNow
    }
  }

  const ask = async (name: GuardedCall, { query, body }: Case, params: unknown, who: Asked) => {
    cells += 1
    const answer = await people.ask(name, { params: params ?? {}, query: query ?? {}, body, ...who })
    expect(answer.body, `${name} ${JSON.stringify(params)}`).not.toContain(marker)
    expect(answer.body).not.toContain(victim.person.email)
    return answer
  }
  const variants = ({ params, missing, malformed = [] }: Case) => [params, missing, ...malformed]

  describe.each(guarded)('%s', (name) => {
    it.each(strangers)('is nothing for somebody who is %s', async (stranger) => {
      if (takesCookie(name) && stranger === 'cookie only') return
      const one = cases[name]
      const answers: LightMyRequestResponse[] = []
      for (const params of variants(one)) answers.push(await ask(name, one, params, identities[stranger]))
      if (name === 'logout') return expect(answers[0]?.statusCode).toBe(200)
      for (const answer of answers) {
        expect(answer.statusCode).toBe(401)
        expect(['signed-out', 'session-ended']).toContain(answer.json().error.code)
      }
    })

    it('says the same to another member about what is somebody’s and what is nobody’s', async () => {
      const one = cases[name]
      if (!one.missing) return void (await ask(name, one, one.params, { token: other.token }))
      const foreign = await ask(name, one, one.params, { token: other.token })
      const missing = await ask(name, one, one.missing, { token: other.token })
      expect(plain(foreign, one)).toEqual(plain(missing, one))
      if (api[name].access === 'owner' || name === 'endSession') expect(foreign.statusCode).toBe(404)
    })

    it('refuses what is no id', async () => {
      const one = cases[name]
      for (const params of one.malformed ?? []) {
        const answer = await ask(name, one, params, { token: other.token })
        expect([400, 404], `${addressOf(name, { params })}: ${answer.body}`).toContain(answer.statusCode)
      }
    })
  })

  it('nothing of the member changed', async () => {
    const after = await held()
    const { places, data } = before as Awaited<ReturnType<typeof held>>
    expect(after.data).toEqual(data)
    expect(after.places).toEqual(places)
  })

  /** Whose things are only read. */
  let readOnly: Promise<Things> | undefined
  it.each(guarded)('%s is there for its owner', async (name) => {
    const isRead = api[name].method === 'GET'
    if (isRead) readOnly ??= memberWithThings(people)
    const mine = (isRead && (await readOnly)) || (await memberWithThings(people))
    const { missing: _, malformed: __, ...asked } = casesOf(mine, 'my own words')[name]
    const who = name === 'refreshToken' ? { cookie: mine.person.cookie } : { token: mine.person.token }
    const answer = await people.ask(name, { ...asked, ...who })
    expect([answer.statusCode, answer.statusCode === 200 ? '' : answer.body]).toEqual([200, ''])
    expect(api[name].answer.safeParse(answer.json()).success).toBe(true)
  })

  it('was asked about in many cells', () => {
    expect(cells).toBeGreaterThan(800)
    process.stdout.write(`Rights: ${cells} cells\n`)
  })
})

/** An answer without what differs by its nature: ids, instants, revisions. */
function plain(answer: LightMyRequestResponse, { params, missing }: Case): unknown {
  let text = answer.body.replace(/"id":"[0-9a-f]{16}"/g, '"id":""')
  for (const id of [...Object.values(params ?? {}), ...Object.values(missing ?? {})])
    text = text.replaceAll(JSON.stringify(String(id)).slice(1, -1), 'ID')
  const same = text.replace(/\d{13}/g, 'T').replace(/"rev":\d+/g, '"rev":0')
  return { status: answer.statusCode, same }
}
