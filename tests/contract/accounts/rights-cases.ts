/** One request per call that knows people, about the things of one member: what the matrix of rights is made of. */
import type { Api, CallName } from '#core/contract/api'
import { madePlanOf, wordMarkOf } from '#core/sync/testing/samples'
import { chatOf } from '../chats/chat-people'
import type { Asked, People, Person } from './people'

/** Calls for members, and visitors' calls that take the cookie. */
export type GuardedCall = {
  [N in CallName]: Api[N] extends { usesCookie: true } ? N : Api[N]['access'] extends 'visitor' ? never : N
}[CallName]

export interface Case extends Pick<Asked, 'params' | 'query' | 'body'> {
  /** The same, about something nobody has. Absent where the address names nothing. */
  missing?: Record<string, string | number>
  malformed?: readonly Record<string, string>[]
}

/** What a member has, by its ids; every text in it holds `marker`. */
export interface Things {
  person: Person
  /** Of another device. */
  session: string
  note: string
  tag: string
  madePlan: string
  wordMark: string
  activity: string
  /** With a whole answer. */
  chat: string
}

export const marker = 'geheimnis-7419'
const verse = 'v:eng:43003016'
const noUuid = '9999999a-9999-4999-8999-99999999999b'
const badUuids = ['1', 'x', '../..', "' or 1=1 --", noUuid.toUpperCase(), `${noUuid}0`].map((id) => ({ id }))
const badNumbers = ['0', '-1', '1.5', 'x', '9999999999999999999', '1e400', '__proto__', "1' or '1'='1"].map(
  (id) => ({ id }),
)
const badKeys = ['x', 'verse:x', `${noUuid}:x`, '__proto__', 'a:b:c:d', 'verse:v:eng:1'].map((key) => ({
  key,
}))
const noNumber = { id: 2_000_000_000 }

export const noteBody = (text: string) => ({
  title: text,
  body: { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text }] }] },
  numbering: 'eng',
  chapter: 43_003_000,
  verses: [43_003_016],
  tags: [],
  base: 0,
})
const activityBody = (name: string) => ({
  name,
  route: `/SDE/${encodeURIComponent(name)}`,
  type: 'text',
  abbreviations: 'SDE',
})

/** `text` is what the asker writes. A call without a case does not compile. */
export function casesOf(
  { person, session, note, tag, madePlan, wordMark, activity, chat }: Things,
  text: string,
): { readonly [N in GuardedCall]: Case } {
  const own = { params: { id: person.user.id }, missing: noNumber, malformed: badNumbers }
  const ofNote = { params: { id: note }, missing: { id: noUuid }, malformed: badUuids }
  const ofTag = { params: { id: tag }, missing: { id: noUuid }, malformed: badUuids }
  const ofChat = { params: { id: chat }, missing: { id: noUuid }, malformed: badUuids }
  const ofPlan = { params: { id: madePlan }, missing: { id: noUuid }, malformed: badUuids }
  const ofWords = { params: { id: wordMark }, missing: { id: noUuid }, malformed: badUuids }
  const tagging = {
    params: { key: `${tag}:${verse}` },
    missing: { key: `${noUuid}:${verse}` },
    malformed: badKeys,
  }
  const like = {
    params: { key: `verse:${verse}` },
    missing: { key: 'verse:v:eng:1001001' },
    malformed: badKeys,
  }
  const progress = {
    params: { key: 'plan:1' },
    missing: { key: 'plan:2' },
    malformed: [{ key: 'x' }, { key: ':::' }],
  }
  return {
    refreshToken: {},
    logout: own,
    sessions: {},
    endSession: { params: { id: session }, missing: { id: noUuid }, malformed: badUuids },
    endOtherSessions: {},
    updateProfile: { ...own, body: { firstname: 'Changed' } },
    deleteProfile: { ...own, body: { currentPassword: 'drei Körbe Brot' } },
    exportProfile: {},
    newsletterState: own,
    joinBeta: { body: { feature: 'audio' } },
    addActivity: { body: { ...activityBody(text), id: activity, parent: activity } },
    clearActivities: { query: {} },
    setOption: { ...own, body: { path: 'theme', value: 'black' } },
    putNote: { ...ofNote, body: noteBody(text) },
    deleteNote: { ...ofNote, query: { base: 999 } },
    putTag: { ...ofTag, body: { name: text, shared: false } },
    deleteTag: ofTag,
    putTagging: tagging,
    deleteTagging: tagging,
    putWordMark: { ...ofWords, body: wordMarkOf(tag, 0, text) },
    deleteWordMark: ofWords,
    putLike: like,
    deleteLike: like,
    putPlanProgress: progress,
    deletePlanProgress: progress,
    putMadePlan: { ...ofPlan, body: madePlanOf(text) },
    deleteMadePlan: ofPlan,
    putPlan: {
      params: { plan: 'plan' },
      malformed: [{ plan: 'x:y' }],
      body: { change: { part: 'read', round: 1, upTo: 3 } },
    },
    dismissNotification: {
      params: { id: 1 },
      malformed: badNumbers.slice(1),
      body: { id: 1, dismiss: 3, readingPlan: false, ids: [] },
    },
    pull: { query: {} },
    lastActivity: {},
    activityAbbreviations: {},
    activities: { query: {} },
    chapterNotes: { params: { id: 43_003_000 }, malformed: badNumbers },
    notifications: {},
    chats: { query: { filter: JSON.stringify({ search: marker }) } },
    deleteChats: {},
    chat: ofChat,
    deleteChat: ofChat,
    restoreChat: ofChat,
    renameChat: { ...ofChat, body: { title: text } },
    startChat: { body: { message: text } },
    askInChat: { ...ofChat, body: { message: text } },
    stopAnswer: ofChat,
    chatDailyLimit: {},
  }
}

/** A member with one of everything. */
export async function memberWithThings(people: People): Promise<Things> {
  const person = await people.register(undefined, { nickname: marker, lastname: marker })
  const other = await people.login(person.email)
  const { token } = person
  const { data } = (await people.ask('sessions', { token: other.token })).json()
  const session = data.find((one: { isCurrent: boolean }) => one.isCurrent).id
  const [note = '', tag = '', madePlan = '', wordMark = '', activity = ''] = Array.from({ length: 5 }, () =>
    crypto.randomUUID(),
  )
  const write = async (name: CallName, asked: Asked) => {
    const answer = await people.ask(name, { token, ...asked })
    if (answer.statusCode !== 200) throw new Error(`${name}: ${answer.body}`)
  }
  await write('putNote', { params: { id: note }, body: noteBody(marker) })
  await write('putTag', { params: { id: tag }, body: { name: marker, shared: false } })
  await write('putTagging', { params: { key: `${tag}:${verse}` } })
  await write('putWordMark', { params: { id: wordMark }, body: wordMarkOf(tag, 0, marker) })
  await write('putLike', { params: { key: `verse:${verse}` } })
  await write('putMadePlan', { params: { id: madePlan }, body: madePlanOf(marker) })
  await write('putPlanProgress', { params: { key: 'plan:1' } })
  await write('setOption', { params: { id: person.user.id }, body: { path: 'promo', value: marker } })
  await write('addActivity', { body: { ...activityBody(marker), id: activity, parent: 0 } })
  const { id: chat } = await chatOf(people, person, { message: marker })
  return { person, session, note, tag, madePlan, wordMark, activity, chat }
}
