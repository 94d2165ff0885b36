import Dexie from 'dexie'
import { expect, it } from 'vitest'
import { AppError } from '#core/errors'
import { asAppError } from './storage-error'

it.each<[string, unknown, string]>([
  ['a full disk', new DOMException('full', 'QuotaExceededError'), 'quota-exceeded'],
  [
    'a full disk inside an aborted transaction',
    new Dexie.AbortError('aborted', new DOMException('full', 'QuotaExceededError')),
    'quota-exceeded',
  ],
  ['forbidden storage', new DOMException('no', 'SecurityError'), 'storage-blocked'],
  ['a browser without storage', new Dexie.MissingAPIError('none'), 'storage-blocked'],
  ['a bug', new TypeError('undefined is not a function'), 'internal'],
  ['what is no error', 'text', 'internal'],
  [
    'a file of the app that is out of reach',
    new TypeError('Failed to fetch dynamically imported module: /a.js'),
    'network',
  ],
  ['an expected failure', new AppError('network'), 'network'],
])('%s is the expected failure it stands for', (_, error, code) => {
  expect(asAppError(error).code).toBe(code)
})
