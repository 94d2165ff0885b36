import { expect, it } from 'vitest'
import { type ChatButtonFacts, type ChatButtonPlace, chatButtonPlace } from './chat-button'

const reading: ChatButtonFacts = { isThere: true, isWanted: true, place: 'text', isSmallScreen: true }

it.each<[string, Partial<ChatButtonFacts>, ChatButtonPlace | undefined]>([
  ['in a text on a phone', {}, 'bar'],
  ['in a text on a wide screen', { isSmallScreen: false }, 'rail'],
  ['in a search on a phone', { place: 'search' }, 'header'],
  ['in a search on a wide screen', { place: 'search', isSmallScreen: false }, 'rail'],
  ['at home', { place: 'home' }, 'header'],
  ['at home on a wide screen', { place: 'home', isSmallScreen: false }, 'header'],
  ['over an overlay', { place: 'overlay' }, undefined],
  ['where there is no page', { place: 'unknown' }, undefined],
  ['on a server without one', { isThere: false }, undefined],
  ['where it is not wanted', { isWanted: false }, undefined],
])('%s: %j', (_, change, expected) => {
  expect(chatButtonPlace({ ...reading, ...change })).toBe(expected)
})
