// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import { activeChat, chatAddress, newChatAddress, readChatPlace, startChat } from './active-chat'

const id = '0f8fad5b-d9cb-469f-a165-70867728950e'

it.each([
  ['', { kind: 'list' }],
  ['?new', { kind: 'new' }],
  ['?new=', { kind: 'new' }],
  [`?chat=${id}`, { kind: 'chat', id }],
  [`?chat=${id.toUpperCase()}`, { kind: 'list' }],
  ['?chat=7', { kind: 'list' }],
  ['?chat=../x&new', { kind: 'new' }],
])('the chats at %j show %j', (query, place) => {
  expect(readChatPlace(query)).toEqual(place)
})

it('every place has its address', () => {
  expect(readChatPlace(new URL(chatAddress(id), 'http://x').search)).toEqual({ kind: 'chat', id })
  expect(chatAddress(undefined)).toBe(newChatAddress)
})

it.each([
  ['/LUT/Joh3', '/LUT/Joh3'],
  ['/', '/'],
  [`/chats?chat=${id}`, newChatAddress],
  ['/chats', newChatAddress],
])('beginning anew at %s stays at %s, without an active chat', (here, there) => {
  activeChat.set(id)
  expect(startChat(here)).toBe(there)
  expect(activeChat.get()).toBeUndefined()
})
