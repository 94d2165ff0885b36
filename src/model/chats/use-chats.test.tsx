// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { Chat } from '#core/contract/assistant/chat'
import { emptyDevice, signIn, signOut, withMember } from '../../../tests/support/drawn/device'
import { clearPage, drawHook, startDrawing, until } from '../../../tests/support/drawn/draw'
import { chatId, chatNumbered } from '../../../worker/testing/chats'
import { useKeptChat, useKeptChats } from './use-chats'

startDrawing()
beforeEach(emptyDevice)
afterEach(async () => {
  await clearPage()
  await signOut(1)
})

const keep = (chat: Chat) =>
  withMember(1, ({ chats }) => chats.put({ id: chat.id, updated: chat.updated, chat }))

it('a visitor has none', async () => {
  const list = await drawHook(useKeptChats)
  const one = await drawHook(() => useKeptChat(chatId(1)))
  await until(() => expect([list.now(), one.now()]).toEqual([[], null]))
})

it('a member has those of this device, newest first and as they are by now', async () => {
  await signIn(1)
  await keep(chatNumbered(1))
  await keep(chatNumbered(2))
  const list = await drawHook(useKeptChats)
  const one = await drawHook(() => useKeptChat(chatId(1)))
  const none = await drawHook(() => useKeptChat(chatId(3)))
  const nothing = await drawHook(() => useKeptChat(undefined))
  await until(() => expect(list.now()?.map(({ id }) => id)).toEqual([chatId(2), chatId(1)]))
  await until(() => expect([none.now(), nothing.now()]).toEqual([null, null]))
  await keep(chatNumbered(1, { title: 'Rut', updated: 3 }))
  await until(() => expect(one.now()?.chat.title).toBe('Rut'))
  await until(() => expect(list.now()?.map(({ id }) => id)).toEqual([chatId(1), chatId(2)]))
})

it('who signs out has none any more', async () => {
  await signIn(1)
  await keep(chatNumbered(1))
  const { now } = await drawHook(() => useKeptChat(chatId(1)))
  await until(() => expect(now()?.id).toBe(chatId(1)))
  await signOut(1)
  await until(() => expect(now()).toBeNull())
})
