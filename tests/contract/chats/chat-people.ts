/** Members who chat over the API. */
import { expect, vi } from 'vitest'
import { api } from '#core/contract/api'
import type { Chat } from '#core/contract/assistant/chat'
import { patient } from '../../support/patient'
import type { People, Person } from '../accounts/people'

export const question = { message: 'Wer kam bei Nacht zu Jesus?', abbr: 'TST' }

export interface StartedChat {
  id: string
  /** Of its first answer. */
  ticket: string
}

/** Begins a chat and leaves the answer to itself. */
export async function startedChat(
  people: People,
  { token }: Pick<Person, 'token'>,
  body: object = question,
): Promise<StartedChat> {
  const answer = await people.ask('startChat', { token, body })
  if (answer.statusCode !== 200) throw new Error(`startChat: ${answer.statusCode} ${answer.body}`)
  const { chat, subscription_url } = api.startChat.answer.parse(answer.json())
  return { id: chat.id, ticket: ticketIn(subscription_url) }
}

/** Begins a chat and waits until its answer is whole. */
export async function chatOf(people: People, person: Person, body: object = question): Promise<StartedChat> {
  const started = await startedChat(people, person, body)
  await wholeChat(people, person, started.id)
  return started
}

/** The chat when nobody writes in it any more. */
export async function wholeChat(people: People, { token }: Pick<Person, 'token'>, id: string): Promise<Chat> {
  return await vi.waitFor(async () => {
    const chat = api.chat.answer.parse((await people.ask('chat', { token, params: { id } })).json())
    expect(chat.messages.every(({ state }) => state !== 'streaming')).toBe(true)
    return chat
  }, patient)
}

export function ticketIn(address: string): string {
  return new URL(address, 'https://bible.example').searchParams.get('ticket') ?? ''
}
