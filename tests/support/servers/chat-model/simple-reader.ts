/** Asks the chat model with plain fetch and reads what comes; for its own tests only, and not how the product should read. */
import type { FakeChatModel } from '../chat-model'
import { thinkTags } from './frames'

export const key = 'Bearer sk-secret'
export const question = { model: 'small', stream: true, messages: [{ role: 'user', content: 'Größe?' }] }

export function askChat(
  fake: FakeChatModel,
  body: object = question,
  signal: AbortSignal | null = null,
): Promise<Response> {
  return fetch(`${fake.url}/chat/completions`, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'content-type': 'application/json', authorization: key },
    body: JSON.stringify(body),
    signal,
  })
}

interface Choice {
  delta?: { content?: unknown; refusal?: string }
  message?: { content: string }
  finish_reason: string | null
}

/** The contents of the data fields, `[DONE]` among them. */
export function dataOf(stream: string): string[] {
  return stream
    .split(/\r?\n\r?\n/)
    .map((frame) => frame.split(/\r?\n/).filter((line) => line.startsWith('data:')))
    .filter((lines) => lines.length > 0)
    .map((lines) => lines.map((line) => line.replace(/^data: ?/, '')).join('\n'))
}

function choicesOf(data: string): Choice[] {
  try {
    return (JSON.parse(data) as { choices?: Choice[] | null }).choices ?? []
  } catch {
    return []
  }
}

function partText(content: unknown): string {
  if (typeof content === 'string') return content
  return Array.isArray(content) ? content.map((part: { text: string }) => part.text).join('') : ''
}

/** Understands every good behaviour. */
export function read(body: string) {
  const data = body.startsWith('{') ? [body] : dataOf(body)
  const choices = data.flatMap(choicesOf)
  const pieces = choices.map(({ delta, message }) => partText((delta ?? message)?.content)).filter(Boolean)
  return {
    data,
    pieces,
    text: pieces.join('').replace(thinkTags, ''),
    refused: choices.map(({ delta }) => delta?.refusal ?? '').join(''),
    finish: choices.findLast((choice) => choice.finish_reason)?.finish_reason,
    isDone: data.at(-1) === '[DONE]',
  }
}

/** What came before the connection broke off, or before `isEnough`; and whether it broke off. */
export async function readSome(response: Response, isEnough: (text: string) => boolean = () => false) {
  let body = ''
  const decoder = new TextDecoder()
  try {
    for await (const part of response.body ?? []) {
      body += decoder.decode(part, { stream: true })
      if (isEnough(body)) break
    }
    return { body, hasBroken: false }
  } catch {
    return { body, hasBroken: true }
  }
}
