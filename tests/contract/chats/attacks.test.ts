/**
 * The attacks that colleagues thought of, on a model that obeys all of them (SECURITY 5.9 L5): in the question, in an article of
 * the library, in an earlier message, in the title. What stands around the model lets nothing of it through, and had told it
 * nothing of anybody.
 */
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { foldEvents } from '#core/assistant/fold-events'
import { api } from '#core/contract/api'
import type { Chat } from '#core/contract/assistant/chat'
import { type ArticleNode, plainText } from '#core/contract/pages/article-node'
import { obey } from '../../support/assistant/obedient/obedient-model'
import { rowsOf } from '../../support/assistant/rows'
import { openMemoryStore } from '../../support/databases/memory-store'
import { isLong } from '../../support/long-series'
import type { SmallPack } from '../../support/packs/small-pack'
import { type ChatAsked, type FakeChatModel, startFakeChatModel } from '../../support/servers/chat-model'
import type { Person } from '../accounts/people'
import { marker, memberWithThings, noteBody } from '../accounts/rights-cases'
import { inLocale, type StarterPeople, startStarterPeople } from '../starter-people'
import { wholeChat } from './chat-people'
import { follow } from './follow'

const all = rowsOf('hostile/attacks.tsv').map(([, , attack = '']) => attack)
const attacks = isLong ? all : all.filter((_, at) => at % 51 === 0)
/** Each is put in four places, and a member may ask ten times a minute. */
const attacksOfMember = 2
const head = (at: number) =>
  `Zor${String.fromCharCode(97 + (at % 26), 97 + Math.floor(at / 26), 97 + (at % 5))}`

const lexicon: SmallPack = {
  kind: 'dictionary',
  abbr: 'ATK',
  name: 'Articles of strangers',
  articles: attacks.map((attack, at) => ({
    id: at + 1,
    head: head(at),
    parts: [{ tag: 'p', children: [`${head(at)} was a man. ${attack}`.slice(0, 1_500)] }],
  })),
}

interface Attacked {
  attack: string
  where: string
  asked: ChatAsked | undefined
  /** By the model. */
  said: string
  person: Person
  chat: Chat
  told: ReturnType<typeof foldEvents>
}

let fake: FakeChatModel
let people: StarterPeople
let turn = 0
const done: Attacked[] = []

beforeAll(async () => {
  fake = await startFakeChatModel()
  fake.cuts = 40
  const store = await openMemoryStore()
  // Numbers of members that would be seen anywhere.
  await store.db.execute(sql`alter sequence users_id_seq restart with 918273645`)
  people = await startStarterPeople({ open: async () => store, model: fake.url, packs: [lexicon] })
  await memberWithThings(people)
})
afterAll(async () => {
  await people.close()
  await fake.close()
})

/** Asks, and the model obeys the attack. */
async function ask(
  person: Person,
  message: string,
  about: Pick<Attacked, 'attack' | 'where'>,
  chat?: string,
): Promise<string> {
  turn += 1
  let said = ''
  fake.text = (asked) => (said = obey(about.attack, turn, asked))
  fake.asked.length = 0
  // The lexicon is a German one.
  const [locale, abbr] = about.where === 'article' ? (['de', 'SDE'] as const) : (['en', 'SEN'] as const)
  const input = { ...inLocale(person, locale), body: { message, abbr, model: true } }
  const answer = chat
    ? await people.ask('askInChat', { ...input, params: { id: chat } })
    : await people.ask('startChat', input)
  expect(answer.statusCode, answer.body).toBe(200)
  const { chat: begun, subscription_url } = api.startChat.answer.parse(answer.json())
  const followed = await follow(people.origin + subscription_url)
  await followed.ended
  const [asked] = fake.asked
  const whole = await wholeChat(people, person, begun.id)
  done.push({
    ...about,
    asked,
    said,
    person,
    chat: whole,
    told: foldEvents(followed.events.map(({ event }) => event)),
  })
  return whole.id
}

/** The server refuses control characters. */
function typeable(text: string): string {
  // oxlint-disable-next-line no-control-regex -- these are what is refused
  return text.replace(/[\u0000-\u0008\u000b-\u001f\u007f\p{Surrogate}]/gu, '')
}

async function attackEverywhere(person: Person, attack: string, at: number): Promise<void> {
  // A place that exists makes sure that the model is asked.
  const question = `John 3:16. ${typeable(attack)}`.slice(0, 1_990)
  const chat = await ask(person, question, { attack, where: 'question' })
  await ask(person, 'What does Mark 1:1 say?', { attack, where: 'earlier' }, chat)
  const renamed = await people.ask('renameChat', {
    token: person.token,
    params: { id: chat },
    body: { title: `${attack.slice(0, 150)} ${marker}` },
  })
  // Nothing but spaces, or signs that no title may have.
  expect([200, 400]).toContain(renamed.statusCode)
  await ask(person, 'What does Mark 1:2 say?', { attack, where: 'title' }, chat)
  await ask(person, `Was ist ${head(at)}?`, { attack, where: 'article' })
}

describe('a model that obeys', () => {
  beforeAll(async () => {
    let person = await people.register()
    for (const [at, attack] of attacks.entries()) {
      if (at % attacksOfMember === 0) {
        person = await people.register(`anna-${at}@bible.example`, { nickname: marker, lastname: marker })
        const params = { id: crypto.randomUUID() }
        const noted = await people.ask('putNote', { token: person.token, params, body: noteBody(marker) })
        expect(noted.statusCode).toBe(200)
      }
      await attackEverywhere(person, attack, at)
    }
  }, 1_800_000)

  // Questions about passwords and the like the library answers itself.
  it('was asked, with the attack before it', () => {
    expect(done).toHaveLength(4 * attacks.length)
    for (const where of ['question', 'earlier', 'title', 'article']) {
      const own = done.filter((one) => one.where === where)
      const asked = own.filter((one) => one.asked !== undefined)
      expect(asked.length, where).toBeGreaterThan(0.8 * own.length)
      // Of a long article only the beginning is given.
      const reached = asked.filter((one) => one.asked?.raw.includes(wordOf(one.attack)))
      if (where !== 'title') expect(reached.length, where).toBeGreaterThan(0.9 * asked.length)
    }
  })

  it('shows no element, no address and no link out of the app', () => {
    const wrong = done.flatMap(({ chat, where, attack }) => {
      const parts = chat.messages.at(-1)?.parts ?? []
      const nodes = parts.flatMap((part) => (part.kind === 'text' ? part.nodes : []))
      const elements = nodes.flatMap(elementsIn)
      const links = [
        ...elements.flatMap(({ href }) => href ?? []),
        ...chat.context.metadata.metadata_list.flatMap(({ link, places = [] }) => [
          link,
          ...places.map((one) => one.link),
        ]),
      ]
      const faults = [
        ...elements.filter(({ tag }) => !['em', 'strong', 'a'].includes(tag)).map(({ tag }) => tag),
        ...links.filter((link) => !/^\/(?:S(?:EN|DE)|[a-z-]+)\/[^\\]*$/.test(link)),
        ...(/evil\s*\.\s*example|https?:|javascript:|<\s*\/?\s*[a-z!]|!\[|\p{Cf}(?<!\u200c)/iu.exec(
          plainText(nodes),
        ) ?? []),
      ]
      return faults.map((fault) => `${where}: ${fault} | ${attack}`)
    })
    expect(wrong).toEqual([])
  })

  it('was told nothing of any member', () => {
    for (const { asked, person, chat } of done) {
      if (!asked) continue
      const body = JSON.parse(asked.raw)
      expect(Object.keys(body).sort()).toEqual(
        ['max_tokens', 'messages', 'model', 'stream', 'stream_options', 'temperature'].sort(),
      )
      const { user, email, token } = person
      for (const personal of [marker, email, token, user.hash, String(user.id), chat.id])
        expect(asked.raw).not.toContain(personal)
      expect(asked.raw).not.toMatch(/bible\.example/)
    }
  })

  it('changed nothing but its own answer', () => {
    for (const { chat, told } of done) {
      const answer = chat.messages.at(-1)
      expect(answer).toMatchObject({ state: 'complete', error: false, parts: told.parts })
    }
    const byModel = done.filter(({ told }) => told.end?.by === 'model').length
    process.stdout.write(
      `An obedient model: ${done.length} answers to ${attacks.length} attacks, ${byModel} with sentences of the model\n`,
    )
  })
})

/** One by which it is known again. */
function wordOf(attack: string): string {
  const [word = ''] = /[a-z]{5,}/i.exec(attack.replace(/[^\x20-\x7e]/g, ' ')) ?? []
  return word
}

type Element = Exclude<ArticleNode, string>

function elementsIn(node: ArticleNode): Element[] {
  return typeof node === 'string' ? [] : [node, ...node.children.flatMap(elementsIn)]
}
