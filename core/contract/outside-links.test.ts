import { expect, it } from 'vitest'
import { linkFor } from './outside-links'

const links = {
  donate: { de: 'https://spenden.example', en: 'https://give.example' },
  facebook: { de: 'https://facebook.example/de', '*': 'https://facebook.example/en' },
  blog: { de: 'https://blog.example' },
} as const

it.each([
  ['donate', 'de', 'https://spenden.example'],
  ['donate', 'fr', 'https://give.example'],
  ['facebook', 'ar', 'https://facebook.example/en'],
  ['facebook', 'de', 'https://facebook.example/de'],
  ['blog', 'en', undefined],
  ['operator', 'de', undefined],
] as const)('%s in %s leads to %s', (name, locale, address) => {
  expect(linkFor(links, name, locale)).toBe(address)
})
