/** Chats of a member (spec 2 §3): messages, and the events of an answer while it is being written. */
import * as z from 'zod/mini'
import { errorCodes } from '../../error-codes'
import { answerPartSchema, answerSourceSchema } from './answer'

/**
 * `streaming`: being written. `stopped`: by the member. `incomplete`: it broke off, what was checked until then is there.
 * `failed`: nothing came.
 */
export const messageStates = ['streaming', 'complete', 'stopped', 'incomplete', 'failed'] as const
export type MessageState = (typeof messageStates)[number]

/** Possible writers of an answer's sentences. */
const answerWriters = ['library', 'model'] as const
export type WrittenBy = (typeof answerWriters)[number]

const chatMessageSchema = z.object({
  /** Number in the chat, from 1. */
  n: z.int(),
  role: z.enum(['user', 'assistant']),
  /** Its words as plain text. */
  content: z.string(),
  /** An error text instead of an answer (spec 2 §8). */
  error: z.boolean(),
  state: z.enum(messageStates),
  /** Of an answer: who wrote its sentences. */
  by: z.enum(['member', ...answerWriters]),
  parts: z.array(answerPartSchema),
  /** ms since 1970. */
  at: z.int(),
})
export type ChatMessage = z.infer<typeof chatMessageSchema>

export const chatSchema = z.object({
  /** Its uuid. */
  id: z.string(),
  title: z.string(),
  messages: z.array(chatMessageSchema),
  /** The sources of all answers by number. */
  context: z.object({ metadata: z.object({ metadata_list: z.array(answerSourceSchema) }) }),
  /** Where the answer that is being written can be followed; empty when none is. */
  subscription_url: z.string().check(z.regex(/^(\/api\/chat\/[\w/?=.&-]+)?$/)),
  created: z.int(),
  updated: z.int(),
})
export type Chat = z.infer<typeof chatSchema>

/** A chat in the list. */
export const chatRowSchema = z.object({
  id: z.string(),
  title: z.string(),
  created: z.int(),
  updated: z.int(),
  /** Questions asked. */
  questions: z.int(),
  /** Words of the last answer, or where the filter found its words. */
  excerpt: z.string(),
})
export type ChatRow = z.infer<typeof chatRowSchema>

/** The questions a member has left today; `limit_usage` is the share that is used, in percent (spec 2 §7 to §9). */
export const chatLimitSchema = z.object({
  limit_usage: z.int().check(z.minimum(0), z.maximum(100)),
  /** Questions a day. */
  limit: z.int(),
  remaining: z.int(),
})
export type ChatLimit = z.infer<typeof chatLimitSchema>

/**
 * The events of an answer, in order. In the stream each has the name of its `type`, and as id the number of the message and
 * its own place from 0: `2.0`.
 */
export const chatEventSchema = z.discriminatedUnion('type', [
  /** Sources that further parts may show. */
  z.object({ type: z.literal('sources'), sources: z.array(answerSourceSchema) }),
  z.object({ type: z.literal('sentence'), part: answerPartSchema }),
  z.object({ type: z.literal('removed'), part: answerPartSchema }),
  /** The last one. */
  z.object({
    type: z.literal('done'),
    state: z.enum(messageStates),
    by: z.enum(answerWriters),
    limit_usage: z.int(),
  }),
  /** The last one, where the answer failed on the server. */
  z.object({ type: z.literal('error'), code: z.enum(errorCodes) }),
])
export type ChatEvent = z.infer<typeof chatEventSchema>

/** Blocked for further questions (spec 2 §4). */
export function isBlocked({ messages }: Pick<Chat, 'messages'>, most: number): boolean {
  const asked = messages.filter(({ role }) => role === 'user').length
  return asked >= most && messages.at(-1)?.role === 'assistant'
}
