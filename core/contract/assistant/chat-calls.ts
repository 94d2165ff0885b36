/** The calls of the assistant (spec 2 §7): rows of the table of calls (api.ts). */
import * as z from 'zod/mini'
import * as limits from '../../limits'
import { memberCall, visitorCall } from '../members/calls/base-calls'
import { typedText } from '../members/typed-text'
import { chatLimitSchema, chatRowSchema, chatSchema } from './chat'

/** Any text: what is no uuid is answered like a chat that is not there. */
const ofChat = z.object({ id: z.string() })
const question = {
  /** Empty is ignored by the page; the server refuses it. */
  message: typedText(limits.maxChatMessage).check(z.minLength(1)),
  /** The edition that is read; absent: the standard one of the language. */
  abbr: z.optional(z.string().check(z.minLength(1), z.maxLength(13))),
  /** The member agreed that a language model may answer. */
  model: z._default(z.boolean(), false),
}
const asked = z.extend(chatLimitSchema, { chat: chatSchema, subscription_url: z.string() })
const done = z.object({ data: z.object({ done: z.literal(true) }) })

export const chatCalls = {
  chats: {
    ...memberCall,
    method: 'GET',
    path: '/api/chats',
    summary: 'The chats of the member, the last one first.',
    query: z.object({
      /** JSON `{search?}`: words in title or messages. */
      filter: z.optional(z.string().check(z.maxLength(2_048))),
      page: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(10_000)), 1),
    }),
    answer: z.object({ chats: z.array(chatRowSchema), max_page: z.int(), total: z.int() }),
  },
  deleteChats: {
    ...memberCall,
    method: 'DELETE',
    path: '/api/chats',
    summary: 'Deletes all chats of the member.',
    answer: done,
  },
  chat: {
    ...memberCall,
    method: 'GET',
    path: '/api/chat/{id}',
    summary: 'A chat with its messages.',
    params: ofChat,
    answer: chatSchema,
  },
  deleteChat: {
    ...memberCall,
    method: 'DELETE',
    path: '/api/chat/{id}',
    summary: 'Deletes a chat; for a few minutes it can be restored.',
    params: ofChat,
    answer: done,
  },
  restoreChat: {
    ...memberCall,
    method: 'POST',
    path: '/api/chat/{id}/restore',
    summary: 'Takes the deletion of a chat back.',
    params: ofChat,
    answer: done,
  },
  renameChat: {
    ...memberCall,
    method: 'PATCH',
    path: '/api/chat/{id}',
    summary: 'Gives a chat another title.',
    params: ofChat,
    body: z.object({ title: typedText(limits.maxChatTitle).check(z.minLength(1)) }),
    answer: done,
  },
  startChat: {
    ...memberCall,
    method: 'POST',
    path: '/api/chat',
    summary: 'Begins a chat with a question; its answer comes over subscription_url.',
    body: z.object({
      ...question,
      /** Selected verses that the question is about, in the numbering of `abbr`. */
      canonicals: z._default(
        z.array(z.int().check(z.minimum(1_001_000), z.maximum(96_999_999))).check(z.maxLength(200)),
        [],
      ),
    }),
    answer: asked,
    perMinute: 60,
    perMinuteOfMember: 10,
  },
  askInChat: {
    ...memberCall,
    method: 'POST',
    path: '/api/chat/{id}/message',
    summary: 'Asks a further question.',
    params: ofChat,
    body: z.object(question),
    answer: asked,
    perMinute: 60,
    perMinuteOfMember: 10,
  },
  stopAnswer: {
    ...memberCall,
    method: 'POST',
    path: '/api/chat/{id}/stop',
    summary: 'Stops the answer that is being written; what was checked stays.',
    params: ofChat,
    answer: done,
  },
  chatStream: {
    ...visitorCall,
    method: 'GET',
    path: '/api/chat/{id}/stream',
    summary:
      'The answer as server-sent events; the ticket is that of subscription_url. Last-Event-ID goes on behind an event.',
    params: ofChat,
    query: z.object({ ticket: z.string().check(z.maxLength(200)) }),
    answer: z.string(),
    contentType: 'text/event-stream',
  },
  chatDailyLimit: {
    ...memberCall,
    method: 'GET',
    path: '/api/chat_daily_limit',
    summary: 'How much of the day the member has used.',
    answer: chatLimitSchema,
  },
} as const
