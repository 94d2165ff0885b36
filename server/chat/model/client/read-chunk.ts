/**
 * The text in one chunk of an answer, in the forms that services give it: deltas, messages where deltas belong, content
 * in parts, errors under the status of success. Reasoning is in fields that are not read.
 */
import * as z from 'zod/mini'
import { ChatFailure, failureOfStatus } from './chat-failure'

export interface ReadChunk {
  text: string
  /** It says that the answer is at its end, and why. */
  end: 'complete' | 'cut' | undefined
  /** Of question and answer, where it says so. */
  tokens: number | undefined
}

const part = z.object({ type: z.optional(z.string()), text: z.optional(z.string()) })
const said = z.object({
  content: z.nullish(z.union([z.string(), z.array(part)])),
  refusal: z.nullish(z.string()),
  tool_calls: z.nullish(z.array(z.unknown())),
  function_call: z.nullish(z.unknown()),
})
const choice = z.object({
  delta: z.nullish(said),
  message: z.nullish(said),
  finish_reason: z.nullish(z.string()),
})
const chunkSchema = z.object({
  choices: z.nullish(z.array(choice)),
  error: z.nullish(z.unknown()),
  // Read apart: one of another form must not take the text of its chunk along.
  usage: z.optional(z.unknown()),
})
const count = z.nullish(z.number().check(z.nonnegative()))
const usageSchema = z.object({ total_tokens: count, prompt_tokens: count, completion_tokens: count })
type Chunk = z.infer<typeof chunkSchema>
type Said = z.infer<typeof said>

/** Undefined for data of another form. Throws ChatFailure where the chunk says that the answer failed. */
export function readChunk(data: string): ReadChunk | undefined {
  const chunk = parse(data)
  if (!chunk) return undefined
  if (chunk.error !== undefined && chunk.error !== null) throw failureOfError(chunk.error)
  const first = chunk.choices?.[0]
  const words = first?.delta ?? first?.message
  if (words?.refusal) throw new ChatFailure('refused', 'the model refused')
  if ((words?.tool_calls?.length ?? 0) > 0 || (words?.function_call ?? null) !== null)
    throw new ChatFailure('refused', 'the model asked for a tool')
  return { text: textOf(words), end: endOf(first?.finish_reason), tokens: tokensOf(chunk.usage) }
}

function parse(data: string): Chunk | undefined {
  try {
    return chunkSchema.parse(JSON.parse(data))
  } catch {
    return undefined
  }
}

function textOf(words: Said | null | undefined): string {
  const content = words?.content ?? ''
  if (typeof content === 'string') return content
  return content.map(({ type, text }) => (type === undefined || type === 'text' ? (text ?? '') : '')).join('')
}

function endOf(reason: string | null | undefined): ReadChunk['end'] {
  switch (reason) {
    case undefined:
    case null:
    case '':
      return undefined
    case 'length':
      return 'cut'
    case 'content_filter':
      throw new ChatFailure('refused', 'a filter of the service')
    case 'tool_calls':
    case 'function_call':
      throw new ChatFailure('refused', 'the model asked for a tool')
    case 'error':
      throw new ChatFailure('unavailable', 'an error within the answer')
    default:
      // `stop`, and what single services call it.
      return 'complete'
  }
}

function tokensOf(usage: unknown): number | undefined {
  const { success, data } = usageSchema.safeParse(usage)
  if (!success) return undefined
  const { total_tokens, prompt_tokens, completion_tokens } = data
  const sum = total_tokens ?? (prompt_tokens ?? 0) + (completion_tokens ?? 0)
  // Some send zeros while the answer runs.
  return sum > 0 ? Math.ceil(sum) : undefined
}

const errorSchema = z.object({ code: z.unknown(), type: z.unknown() })

/** An error under the status of success: the status it would have had is its code, or its code is a word. */
function failureOfError(error: unknown): ChatFailure {
  const { success, data } = errorSchema.safeParse(error)
  const codes = success ? [data.code, data.type] : []
  const status = codes.map(Number).find((code) => code >= 400 && code < 600)
  if (status !== undefined) return failureOfStatus(status)
  const isBusy = codes.some((code) => typeof code === 'string' && code.startsWith('rate_limit'))
  return new ChatFailure(isBusy ? 'busy' : 'unavailable', 'an error within the answer')
}
