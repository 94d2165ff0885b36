/** Handlers of the assistant's calls (core/contract/assistant/chat-calls). */
import type { chatCalls } from '#core/contract/assistant/chat-calls'
import type { Handlers } from '../http/call-routes'
import { askInChat, startChat } from './calls/ask'
import {
  chat,
  chatDailyLimit,
  deleteChat,
  deleteChats,
  renameChat,
  restoreChat,
  stopAnswer,
} from './calls/chat-calls'
import { chats } from './calls/list-chats'
import type { ChatServices } from './chat-services'
import { chatStream } from './streams/chat-stream'

/** One handler for each of these calls. */
export function chatHandlers(services: ChatServices): Pick<Handlers, keyof typeof chatCalls> {
  return {
    chats: chats(services),
    chat: chat(services),
    startChat: startChat(services),
    askInChat: askInChat(services),
    renameChat: renameChat(services),
    stopAnswer: stopAnswer(services),
    deleteChat: deleteChat(services),
    restoreChat: restoreChat(services),
    deleteChats: deleteChats(services),
    chatDailyLimit: chatDailyLimit(services),
    chatStream: chatStream(services),
  }
}
