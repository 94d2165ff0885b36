/**
 * A model that lies in all nine languages, asked by members over the real server: what the stream sends, what the chat holds and
 * what an export says. Its lies are equal in every run. The checker alone is tested beside it; here it is everything together.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { foldEvents } from '#core/assistant/fold-events'
import { api } from '#core/contract/api'
import type { Chat, ChatEvent } from '#core/contract/assistant/chat'
import { judgeAnswer, type Verdict } from '../../support/assistant/lying/judge-answer'
import { type LyingAnswer, lyingAnswers } from '../../support/assistant/lying/lying-answers'
import { starterText } from '../../support/assistant/lying/starter-text'
import { starterLibrary } from '../../support/assistant/rows'
import { openMemoryStore } from '../../support/databases/memory-store'
import { isLong } from '../../support/long-series'
import { type FakeChatModel, startFakeChatModel } from '../../support/servers/chat-model'
import type { Person } from '../accounts/people'
import { inLocale, type StarterPeople, startStarterPeople } from '../starter-people'
import { wholeChat } from './chat-people'
import { follow } from './follow'

const answers = isLong ? 500 : 6
/** A member may ask ten questions a minute; a chat goes on with the sources it has. */
const answersOfMember = 10
const answersOfChat = 2

let fake: FakeChatModel
let people: StarterPeople
const verdicts: Verdict[] = []

beforeAll(async () => {
  fake = await startFakeChatModel()
  people = await startStarterPeople({ open: openMemoryStore, model: fake.url })
})
afterAll(async () => {
  await people.close()
  await fake.close()
})

interface Told {
  answer: LyingAnswer
  events: ChatEvent[]
  chat: Chat
}

async function ask(person: Person, answer: LyingAnswer, earlier: Chat | undefined): Promise<Told> {
  fake.text = answer.text
  const body = { message: answer.question, abbr: answer.abbreviation, model: true }
  const input = { ...inLocale(person, answer.locale), body }
  const asked = earlier
    ? await people.ask('askInChat', { ...input, params: { id: earlier.id } })
    : await people.ask('startChat', input)
  expect(asked.statusCode, asked.body).toBe(200)
  const { chat, subscription_url } = api.startChat.answer.parse(asked.json())
  const followed = await follow(people.origin + subscription_url)
  await followed.ended
  const events = followed.events.map(({ event }) => event)
  return { answer, events, chat: await wholeChat(people, person, chat.id) }
}

/** The stream and the chat say the same; what they say is judged once. */
async function judge({ answer, events, chat }: Told): Promise<Verdict> {
  const message = chat.messages.at(-1)
  const { parts, sources } = foldEvents(events)
  expect(message?.parts).toEqual(parts)
  const all = chat.context.metadata.metadata_list
  for (const source of sources) expect(all).toContainEqual(source)
  expect(message).toMatchObject({ state: 'complete', error: false })
  const shown = { parts, sources: all, content: message?.content ?? '' }
  const known = { starter: await starterText(answer.locale), library: await starterLibrary(answer.locale) }
  return judgeAnswer(answer, shown, known)
}

/** Words of an export of all these answers, and the verses in it. */
async function judgeExport(person: Person, told: readonly Told[]): Promise<Verdict[]> {
  const { data } = (await people.ask('exportProfile', { token: person.token })).json()
  const messages: Chat['messages'] = data.chats.flatMap((chat: Chat) => chat.messages)
  const exported = messages.filter(({ role }) => role === 'assistant')
  expect(exported).toHaveLength(told.length)
  return await Promise.all(
    told.map(async ({ answer, chat }) => {
      const content = chat.messages.at(-1)?.content ?? ''
      const [same] = exported.filter((one) => one.content === content)
      expect(same).toBeDefined()
      const sources = api.chat.answer.shape.context.shape.metadata.shape.metadata_list.parse(
        same && 'sources' in same ? same.sources : [],
      )
      const known = {
        starter: await starterText(answer.locale),
        library: await starterLibrary(answer.locale),
      }
      return judgeAnswer(answer, { parts: [], sources, content }, known)
    }),
  )
}

const opened = new Map<string, boolean>()
/** Whether a page of the app opens there. */
async function opens(path: string): Promise<boolean> {
  const known = opened.get(path)
  if (known !== undefined) return known
  const { statusCode } = await people.server.app.inject(encodeURI(path))
  opened.set(path, statusCode === 200)
  return statusCode === 200
}

describe('a model that lies', () => {
  beforeAll(async () => {
    const all = await lyingAnswers(answers)
    // A chat has one language.
    const inOrder = all.toSorted((a, b) => a.locale.localeCompare(b.locale))
    for (let from = 0; from < inOrder.length; from += answersOfMember) {
      const person = await people.register()
      const told: Told[] = []
      for (const answer of inOrder.slice(from, from + answersOfMember)) {
        const last = told.length % answersOfChat === 0 ? undefined : told.at(-1)
        const isSame = last?.answer.locale === answer.locale
        told.push(await ask(person, answer, isSame ? last?.chat : undefined))
      }
      for (const one of told) verdicts.push(await judge(one))
      for (const one of await judgeExport(person, told))
        verdicts.push({ ...one, falsePieces: 0, harmless: { kept: 0, all: 0, lost: [] } })
    }
  }, 1_800_000)

  const all = (list: (verdict: Verdict) => readonly string[]) => verdicts.flatMap(list)

  it('shows every verse as the library has it', () => {
    expect(all(({ wrongVerses }) => wrongVerses)).toEqual([])
    expect(verdicts.reduce((sum, { verses }) => sum + verses, 0)).toBeGreaterThan(answers)
  })

  it('shows no place that does not exist', () => {
    expect(all(({ inventedReferences }) => inventedReferences)).toEqual([])
  })

  it('shows four words in a row of at most one false wording in a hundred', () => {
    const shown = all(({ falseWordings }) => falseWordings)
    // What an answer shows is judged in the chat and in the export.
    const told = 2 * verdicts.reduce((sum, { falsePieces }) => sum + falsePieces, 0)
    expect(told).toBeGreaterThan(answers)
    expect(shown.length / told, shown.join('\n')).toBeLessThan(0.01)
  })

  it('gives no words of a verse to another place', () => {
    expect(all(({ wrongPlaces }) => wrongPlaces)).toEqual([])
  })

  it('shows text, short emphasis, and links that open a page of the app', async () => {
    expect(all(({ foreignNodes }) => foreignNodes)).toEqual([])
    const broken: string[] = []
    for (const path of new Set(all(({ links }) => links))) if (!(await opens(path))) broken.push(path)
    expect(broken).toEqual([])
  })

  it('keeps most of what is harmless', () => {
    const [kept, asked] = [kinds('kept'), kinds('all')]
    // What stands in one block with a lie and a line end goes with it.
    expect(kept / asked, verdicts.flatMap(({ harmless }) => harmless.lost).join('\n')).toBeGreaterThan(0.8)
    process.stdout.write(`${figures()}\n`)
  })
})

function kinds(field: 'kept' | 'all'): number {
  return verdicts.reduce((sum, { harmless }) => sum + harmless[field], 0)
}

function figures(): string {
  const sum = (of: (verdict: Verdict) => number) => verdicts.reduce((total, one) => total + of(one), 0)
  const share = ((100 * kinds('kept')) / kinds('all')).toFixed(1)
  return [
    `A model that lies, ${answers} answers in nine languages:`,
    `  verses shown ${sum(({ verses }) => verses)}, not equal ${sum(({ wrongVerses }) => wrongVerses.length)}`,
    `  invented places shown ${sum(({ inventedReferences }) => inventedReferences.length)}`,
    `  false wordings shown ${sum(({ falseWordings }) => falseWordings.length)}`,
    `  true wordings at wrong places ${sum(({ wrongPlaces }) => wrongPlaces.length)}`,
    `  foreign nodes ${sum(({ foreignNodes }) => foreignNodes.length)}, links ${new Set(verdicts.flatMap(({ links }) => links)).size}, all open`,
    `  harmless sentences kept ${kinds('kept')} of ${kinds('all')} (${share} %)`,
  ].join('\n')
}
