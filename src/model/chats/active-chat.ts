/**
 * The active chat (spec 2 §4): the one that was open last in this tab, to which the chat button leads. A new one
 * becomes active when its first question is sent; `/start-chat` begins anew.
 */
import { isUuid } from '#core/contract/uuid'
import { createStore } from '../../ui/store/store'
import { onForgetting } from '../account/forget-member'

/** Its uuid; undefined: none. */
export const activeChat = createStore<string | undefined>(undefined)

onForgetting(() => activeChat.set(undefined))

/** Begins anew; gives the address to stay at. A person in a chat stays among the chats, where a new one can begin. */
export function startChat(here: string): string {
  activeChat.set(undefined)
  return /^\/chats\b/.test(here) ? newChatAddress : here
}

/** The address of a chat; of none, that of a new one. */
export function chatAddress(id: string | undefined): string {
  return id === undefined ? newChatAddress : `/chats?chat=${id}`
}

export const newChatAddress = '/chats?new'

/** The screen that an address of the chats shows. */
export type ChatPlace = { kind: 'list' } | { kind: 'new' } | { kind: 'chat'; id: string }

/** Reads the query of `/chats`; what is no uuid is no chat. */
export function readChatPlace(query: string): ChatPlace {
  const read = new URLSearchParams(query)
  const id = read.get('chat') ?? ''
  if (isUuid(id)) return { kind: 'chat', id }
  return { kind: read.has('new') ? 'new' : 'list' }
}
