import { expect, it } from 'vitest'
import { formatList } from './format-list'
import { isolate } from './isolate'

it.each([
  ['de', ['SDE', 'KJV', 'SFR'], `${isolate('SDE')}, ${isolate('KJV')} und ${isolate('SFR')}`],
  ['fr', ['SDE', 'KJV'], `${isolate('SDE')} et ${isolate('KJV')}`],
  ['ar', ['SDE', 'KJV'], `${isolate('SDE')} و${isolate('KJV')}`],
  ['fa', ['SDE', 'KJV'], `${isolate('SDE')} و ${isolate('KJV')}`],
  ['he', ['SDE'], isolate('SDE')],
])('names in %s are listed as the language does', (locale, names, listed) => {
  expect(formatList(names, locale)).toBe(listed)
})
