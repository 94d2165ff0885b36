import { expect, it } from 'vitest'
import { initialsOf } from './initials'

it.each([
  ['naomi', 'N'],
  ['Ruth Naomi Boas', 'RB'],
  ['jean-luc', 'JL'],
  ['émile', 'É'],
  ['مريم يوسف', 'م'],
  ['👩‍👧 Ruth', '👩‍👧'],
  ['  ', ''],
])('for %j stands %j', (name, letters) => {
  expect(initialsOf(name, 'de')).toBe(letters)
})
