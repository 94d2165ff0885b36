/** An answer as frames of an event stream: the text in pieces, each piece in a chunk, each chunk as lines of a frame. */

/** What is answered, and to whom. */
export interface Answer {
  model: string
  authorization: string | undefined
  text: string
  /** As in `FakeChatModel`. */
  cuts: number | readonly number[]
}

/** Writes the data of one frame as lines. */
export type FrameStyle = (data: string, at: number) => string

type Delta = Record<string, unknown>

/** What reasoning models say before the answer; no reader may see it. */
export const thinking = 'The user asks. „Größe“ matters: is it [1] or [2]?'
/** Ahead of the text of 'think-tags'. */
export const thinkTags = `<think>\n${thinking}\n</think>\n\n`
/** What is refused with. */
export const refusal = 'I’m sorry, I can’t help with that.'

/** `zero`: where in the text the positions of the cuts begin. */
export function piecesOf(text: string, cuts: number | readonly number[], zero = 0): string[] {
  if (typeof cuts === 'number') {
    const characters = Array.from(text)
    return Array.from({ length: Math.ceil(characters.length / cuts) }, (_, at) =>
      characters.slice(at * cuts, (at + 1) * cuts).join(''),
    )
  }
  const inside = cuts.map((cut) => cut + zero).filter((cut) => cut > 0 && cut < text.length)
  const edges = [0, ...new Set(inside.sort((a, b) => a - b)), text.length]
  return edges.slice(1).map((end, at) => text.slice(edges[at], end))
}

/** The half after which a behaviour turns bad; it never ends within a character. */
export function firstHalf(text: string): string {
  const characters = Array.from(text)
  return characters.slice(0, Math.ceil(characters.length / 2)).join('')
}

export const plain = (data: string) => `data: ${data}\n\n`

export const styles = {
  crlf: (data) => `data: ${data}\r\n\r\n`,
  noSpace: (data) => `data:${data}\n\n`,
  comments: (data, at) =>
    `: OPENROUTER PROCESSING\n\nevent: message\nid: ${at}\n: keep-alive\nretry: 3000\ndata: ${data}\n\n`,
  /** A parser of events joins the lines with a line feed, which JSON takes as space. */
  multiLine: (data) =>
    data.startsWith('{')
      ? `${JSON.stringify(JSON.parse(data), null, 1).replace(/^/gm, 'data: ')}\n\n`
      : plain(data),
} satisfies Record<string, FrameStyle>

/** Facts every object of the protocol begins with. */
function headOf(answer: Answer, object: string) {
  return { id: 'chatcmpl-1', object, created: 1_790_000_000, model: answer.model }
}

const usage = { prompt_tokens: 9, completion_tokens: 12, total_tokens: 21 }

function chunk(answer: Answer, choices: unknown, more: object = {}): string {
  return JSON.stringify({ ...headOf(answer, 'chat.completion.chunk'), choices, ...more })
}

/** The data of a frame with one delta. */
export function deltaChunk(answer: Answer, delta: Delta, finish: string | null = null): string {
  return chunk(answer, [{ index: 0, delta, finish_reason: finish }])
}

/** Some services send messages where deltas belong. */
export function messageChunk(answer: Answer, content: string): string {
  const message = { role: 'assistant', content }
  return chunk(answer, [{ index: 0, message, finish_reason: null }])
}

/** Deltas of the whole text, or of a part of it. */
export function textDeltas(answer: Answer, text = answer.text, zero = 0): Delta[] {
  return piecesOf(text, answer.cuts, zero).map((content) => ({ content }))
}

/** The data of the frames up to the end of the deltas. */
export function beginning(answer: Answer, deltas: readonly Delta[] = textDeltas(answer)): string[] {
  return [{ role: 'assistant', content: '' }, ...deltas].map((delta) => deltaChunk(answer, delta))
}

/** The data of what follows the deltas. `choices` are those of the chunk that says the usage. */
export function ending(answer: Answer, finish = 'stop', choices: null | [] = []): string[] {
  return [deltaChunk(answer, {}, finish), chunk(answer, choices, { usage }), done]
}

export const done = '[DONE]'

/** A whole stream. */
export function stream(
  answer: Answer,
  {
    deltas = textDeltas(answer),
    finish = 'stop',
    style = plain,
  }: { deltas?: readonly Delta[]; finish?: string; style?: FrameStyle } = {},
): string[] {
  return [...beginning(answer, deltas), ...ending(answer, finish)].map(style)
}

/** The first half, and what comes then. */
export function halfStream(answer: Answer, rest: readonly string[]): string[] {
  return [...beginning(answer, textDeltas(answer, firstHalf(answer.text))), ...rest].map(plain)
}

/** The answer for those who ask for no stream. */
export function completion(answer: Answer): string {
  const message = { role: 'assistant', content: answer.text }
  const choices = [{ index: 0, message, finish_reason: 'stop' }]
  return JSON.stringify({ ...headOf(answer, 'chat.completion'), choices, usage })
}

/** An error as services word it: with the key, alone and as it was sent, so that a test sees where it leaks. */
export function errorOf(answer: Answer, type: string): string {
  const key = answer.authorization?.replace(/^Bearer /, '') ?? 'sk-none'
  const message = `Upstream failed: key ${key} refused for ${answer.authorization ?? 'nobody'}`
  return JSON.stringify({ error: { message, type, code: type } })
}
