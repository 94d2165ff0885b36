/** One good request per call of the table; a call without one does not compile. */
import { randomUUID } from 'node:crypto'
import { api, type Call, type CallName } from '#core/contract/api'
import { madePlanOf, wordMarkOf } from '#core/sync/testing/samples'
import { type Asked, goodPassword, type People, type Person, secretIn } from '../accounts/people'
import { chatOf, question, type StartedChat } from '../chats/chat-people'

export interface SampleStage {
  people: People
  /** Who asks where the call leaves everything as it is. */
  member: Person
  segmentHash: string
  modelHash: string
  packHash: string
  mediaHash: string
  topic: string
}

type Sample = (stage: SampleStage) => Asked | Promise<Asked>
type QuickSample = (stage: SampleStage) => Asked

const verse = 'verse:v:eng:43003016'
const activity = { name: 'Johannes 3', route: '/TST/Joh3', type: 'text', abbreviations: 'TST', parent: 0 }
const note = {
  title: 'Notiz',
  body: { type: 'doc', content: [] },
  numbering: 'eng',
  chapter: 43_003_000,
  verses: [43_003_016],
  tags: [],
}
const unknownToken = 'x'.repeat(43)

const byMember: Sample = ({ member: { token } }) => ({ token })
const withId: QuickSample = ({ member: { token } }) => ({ token, params: { id: randomUUID() } })
const withKey =
  (key: string): Sample =>
  ({ member: { token } }) => ({ token, params: { key } })
const ofMember: QuickSample = ({ member: { token, user } }) => ({ token, params: { id: user.id } })

/** For calls after which a member is no longer the same. */
const byNewMember =
  (asked: (person: Person, people: People) => Asked | Promise<Asked>): Sample =>
  async ({ people }) =>
    await asked(await people.register(), people)

/** A chat of the member whose answer is whole; the same for all calls that leave it as it is. */
const keptChats = new WeakMap<People, Promise<StartedChat>>()
const keptChat = async ({ people, member }: SampleStage): Promise<StartedChat> => {
  const kept = keptChats.get(people) ?? chatOf(people, member)
  keptChats.set(people, kept)
  return await kept
}
const ofChat =
  (body?: unknown): Sample =>
  async (stage) => ({ token: stage.member.token, params: { id: (await keptChat(stage)).id }, body })

export const samples: { readonly [N in CallName]: Sample } = {
  text: () => ({ params: { translations: 'TST', passage: '1Mo1' } }),
  booknames: () => ({ params: { locale: 'de' } }),
  booknamesOfLocales: () => ({ params: { locales: 'de.en' } }),
  suggestions: () => ({ params: { locale: 'de', input: '1mo 2' }, query: { bibles: 'TST' } }),
  routeMeta: () => ({
    params: { type: 'text', locale: 'de', first: 'TST', rest: '1Mo2,1' },
    query: { 'no-ssr': 'true' },
  }),
  languageGroups: () => ({ query: { 'keys[]': ['scripture'], locale: 'de' } }),
  languages: () => ({}),
  languageCatalogue: () => ({ params: { locale: 'en' } }),
  settings: () => ({}),
  library: () => ({}),
  manifest: () => ({ params: { abbreviation: 'TST' } }),
  segment: ({ segmentHash }) => ({ params: { abbreviation: 'TST', hash: segmentHash } }),
  meaning: () => ({}),
  meaningModel: ({ modelHash }) => ({ params: { language: 'de', hash: modelHash } }),
  recording: () => ({ params: { abbreviation: 'TST', chapter: '1001000' } }),
  packs: () => ({}),
  packManifest: () => ({ params: { abbreviation: 'TLX' } }),
  packSegment: ({ packHash }) => ({ params: { abbreviation: 'TLX', hash: packHash } }),
  packMedia: ({ mediaHash }) => ({ params: { abbreviation: 'TPC', hash: mediaHash } }),
  packHeads: () => ({ params: { abbreviation: 'TLX' }, query: { prefix: 'ad', page: '0' } }),
  packItems: () => ({ params: { abbreviation: 'TPC' } }),
  packArticle: () => ({ params: { abbreviation: 'TLX', id: '3' } }),
  commentary: () => ({ params: { abbreviation: 'TCM', chapter: '43003000' } }),
  words: () => ({ params: { abbreviation: 'TST-W', chapter: '43003000' } }),
  wordPlaces: () => ({ params: { abbreviation: 'TST-W', number: 'G25' } }),
  references: () => ({ params: { abbreviation: 'TXR', chapter: '43003000' } }),
  chapterArticles: () => ({ params: { chapter: '43003000' } }),
  lookUp: () => ({ params: { locale: 'de', word: 'Adam' } }),
  numberEntries: () => ({ params: { number: 'G25' } }),
  topics: () => ({ query: { prefix: 'li' } }),
  topic: ({ topic }) => ({ params: { id: topic } }),
  searchHybrid: () => ({ body: { search: 'Anfang', abbr: 'TST' } }),
  searchArticles: () => ({ query: { words: 'Nikodemus', languages: 'de,en' } }),
  searchClassic: () => ({
    body: { search: '"zwei Versen"', abbr: 'TST.ENG', coherence: 0, area: ['at', 40] },
  }),
  pages: () => ({ params: { locale: 'fr' } }),
  openapi: () => ({}),

  register: () => ({
    body: { email: `${randomUUID()}@bible.example`, plain_password: goodPassword, nickname: 'Rut' },
  }),
  login: ({ member: { email } }) => ({ body: { email, plain_password: goodPassword } }),
  refreshToken: byNewMember(({ cookie }) => ({ cookie })),
  logout: byNewMember(({ user, token }) => ({ params: { id: user.id }, token })),
  sessions: byMember,
  endSession: byNewMember(async ({ email, token }, people) => {
    await people.login(email)
    const { data } = api.sessions.answer.parse((await people.ask('sessions', { token })).json())
    return { params: { id: data.find(({ isCurrent }) => !isCurrent)?.id }, token }
  }),
  endOtherSessions: byMember,
  requestPasswordReset: ({ member: { email } }) => ({ body: { email } }),
  checkPasswordToken: () => ({ body: { token: unknownToken } }),
  updatePassword: byNewMember(async ({ email }, people) => {
    const before = await people.mailCount(email)
    await people.ask('requestPasswordReset', { body: { email } })
    const token = secretIn(await people.mailTo(email, before + 1))
    return { body: { password: goodPassword, passwordRepeat: goodPassword, token } }
  }),
  confirmEmail: () => ({ body: { token: unknownToken } }),
  updateProfile: ({ member: { token, user } }) => ({
    params: { id: user.id },
    body: { firstname: 'Rut' },
    token,
  }),
  deleteProfile: byNewMember(({ user, token }) => ({
    params: { id: user.id },
    body: { currentPassword: goodPassword },
    token,
  })),
  exportProfile: byMember,
  newsletterState: ofMember,
  joinBeta: ({ member: { token } }) => ({ body: { feature: 'audio' }, token }),
  subscribeNewsletter: () => ({ body: { email: 'news@bible.example', locale: 'de' } }),
  confirmNewsletter: () => ({ body: { token: unknownToken, subscribed: true } }),
  contact: () => ({
    body: { name: 'Rut', email: 'rut@bible.example', subject: 'Frage', message: 'Wo ist Boas?' },
  }),
  reportContent: () => ({ body: { type: 'text', text: 'Ein Buchstabe fehlt.', content: '/TST/1Mo1,1' } }),

  addActivity: ({ member: { token } }) => ({ body: activity, token }),
  clearActivities: byMember,
  setOption: (stage) => ({ ...ofMember(stage), body: { path: 'theme', value: 'dark' } }),
  putNote: (stage) => ({ ...withId(stage), body: { ...note, base: 0 } }),
  deleteNote: (stage) => ({ ...withId(stage), query: { base: 0 } }),
  putTag: (stage) => ({ ...withId(stage), body: { name: 'Gnade', shared: true } }),
  deleteTag: withId,
  putTagging: withKey(`${randomUUID()}:v:eng:43003016`),
  deleteTagging: withKey(`${randomUUID()}:v:eng:43003016`),
  putWordMark: (stage) => ({ ...withId(stage), body: wordMarkOf(randomUUID()) }),
  deleteWordMark: withId,
  putLike: withKey(verse),
  deleteLike: withKey('verse:v:eng:43003017'),
  putPlanProgress: withKey('year:1'),
  deletePlanProgress: withKey('year:2'),
  plans: () => ({}),
  verseOfTheDay: () => ({ params: { day: '2026-11-27' } }),
  plan: () => ({ params: { plan: 'mcheyne' } }),
  planCalendar: () => ({ params: { plan: 'gospels' }, query: { start: '2026-12-01', weekdays: '1,3,5' } }),
  putMadePlan: (stage) => ({ ...withId(stage), body: madePlanOf('Trost') }),
  deleteMadePlan: withId,
  putPlan: ({ member: { token } }) => ({
    params: { plan: 'year' },
    body: { change: { part: 'pause', pauses: [{ from: '2026-12-24', to: '2026-12-26' }] } },
    token,
  }),
  dismissNotification: ({ member: { token } }) => ({
    params: { id: 0 },
    body: { id: 0, dismiss: 1, readingPlan: true, ids: [] },
    token,
  }),
  pull: byMember,

  lastActivity: byMember,
  activityAbbreviations: byMember,
  activities: ({ member: { token } }) => ({ query: { filter: '{"types":["text"]}', sort: 'name' }, token }),
  chapterNotes: ({ member: { token } }) => ({ params: { id: 43_003_000 }, token }),
  sharedTags: () => ({ query: { sort: 'name' } }),
  sharedTag: async ({ people, member: { token } }) => {
    const params = { id: '00000000-0000-4000-8000-000000000001' }
    await people.ask('putTag', { params, body: { name: 'Trost', shared: true }, token })
    return { params: { name: 'Trost' } }
  },
  sharedLikes: () => ({ query: { sort: 'usercount' } }),
  notifications: byMember,

  chats: byMember,
  chat: ofChat(),
  renameChat: ofChat({ title: 'Nikodemus' }),
  stopAnswer: ofChat(),
  restoreChat: ofChat(),
  deleteChat: byNewMember(async (person, people) => ({
    token: person.token,
    params: { id: (await chatOf(people, person)).id },
  })),
  deleteChats: byNewMember(({ token }) => ({ token })),
  startChat: byNewMember(({ token }) => ({ token, body: question })),
  askInChat: byNewMember(async (person, people) => ({
    token: person.token,
    params: { id: (await chatOf(people, person)).id },
    body: question,
  })),
  chatStream: async (stage) => {
    const { id, ticket } = await keptChat(stage)
    return { params: { id }, query: { ticket } }
  },
  chatDailyLimit: byMember,
}

/** Whether the same request is answered the same once more. */
export function isRepeatable(name: CallName): boolean {
  const call: Call = api[name]
  return call.method === 'GET' || name === 'searchHybrid' || name === 'searchClassic'
}
