import { expect, it } from 'vitest'
import { hasControls, withoutControls } from './control-characters'

it.each([
  ['a\u0000b', 'ab'],
  ['bell \u0007', 'bell '],
  ['\u001b[31mred', '[31mred'],
  ['\u0085next', 'next'],
])('%j has some', (text, clean) => {
  expect(hasControls({ deep: [{ text }] })).toBe(true)
  expect(withoutControls({ deep: [{ text }], count: 1 })).toEqual({ deep: [{ text: clean }], count: 1 })
})

it.each(['two\nlines', 'a\tb', 'Zeile\r\n', 'אַבְרָהָם', '\u200d', ''])('%j has none', (text) => {
  expect(hasControls(text)).toBe(false)
  expect(withoutControls(text)).toBe(text)
})

it('keys are looked at too, and a value without any is left as it is', () => {
  expect(hasControls({ 'a\u0000': 1 })).toBe(true)
  const value = { text: 'clean' }
  expect(withoutControls(value)).toBe(value)
})
