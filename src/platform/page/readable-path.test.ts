import { expect, it } from 'vitest'
import { isSamePath, readablePath } from './readable-path'

it.each([
  ['/SDE/Joh%203', '/SDE/Joh 3', true],
  ['/SAR/%D9%8A%D9%88', '/SAR/يو', true],
  ['/SDE/Joh3', '/SDE/Joh4', false],
  ['/notes/%E0%A4%A', '/notes/%E0%A4%A', true],
  ['/notes/%E0%A4%A', '/', false],
])('%s and %s are the same path: %s', (one, other, isSame) => expect(isSamePath(one, other)).toBe(isSame))

it('leaves broken escapes as they came', () => expect(readablePath('/%E0%A4%A')).toBe('/%E0%A4%A'))
