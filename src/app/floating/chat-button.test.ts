import { expect, it } from 'vitest'
import { type ChatButtonFacts, hasChatButton } from './chat-button'

const reading: ChatButtonFacts = {
  isThere: true,
  isWanted: true,
  place: 'text',
  isSmallScreen: true,
  isScrolledDown: false,
}

it.each<[string, Partial<ChatButtonFacts>, boolean]>([
  ['in a text', {}, true],
  ['at home', { place: 'home' }, true],
  ['in a text scrolled down on a phone', { isScrolledDown: true }, false],
  ['in a text scrolled down on a wide screen', { isScrolledDown: true, isSmallScreen: false }, true],
  ['in a search scrolled down on a phone', { place: 'search', isScrolledDown: true }, true],
  ['over an overlay', { place: 'overlay' }, false],
  ['where there is no page', { place: 'unknown' }, false],
  ['on a server without one', { isThere: false }, false],
  ['where it is not wanted', { isWanted: false }, false],
])('%s: %j', (_, change, expected) => {
  expect(hasChatButton({ ...reading, ...change })).toBe(expected)
})
