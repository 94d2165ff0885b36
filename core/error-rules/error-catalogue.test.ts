import { describe, expect, it } from 'vitest'
import { type ErrorWire, toErrorWire } from '../errors'
import { displayOfError, type ErrorDisplay, type ErrorName, nameOfError } from './error-catalogue'
import { afterFailedLoad, type LoadOutcome } from './failed-load'

const wire = (
  code: ErrorWire['code'],
  details: ErrorWire['details'] = {},
  message: string = code,
): ErrorWire => ({ code, message, details })

describe('the error catalogue (spec 1 §8, 2 §8)', () => {
  it.each<[ErrorWire, ErrorName]>([
    [wire('api-response', { status: 500 }, 'Fehler in Api-Response'), 'ApiResponseError'],
    [wire('not-found', { status: 404 }), 'BsNotFoundError'],
    [wire('edition-unknown', { status: 404 }), 'BsRequestError'],
    [wire('not-allowed', { status: 403 }), 'BsRequestError'],
    [wire('invalid-input', { status: 400 }), 'BsRequestError'],
    [wire('redirect', { target: '/x' }), 'BsRequestError'],
    [wire('api-response', { status: 400 }), 'BsRequestError'],
    [wire('unavailable', { status: 503 }), 'Error'],
    [toErrorWire(new Error('ServiceWorkerRegError')), 'ServiceWorkerRegError'],
    [toErrorWire(new Error('x is not a function')), 'Error'],
  ])('%j is a %s', (error, name) => {
    expect(nameOfError(error)).toBe(name)
  })

  const sentence = (code: ErrorWire['code'], ...lines: string[]): ErrorDisplay => ({
    kind: 'sentence',
    code,
    lines,
  })
  it.each<[string, ErrorWire, ErrorDisplay]>([
    ['a known failure says its sentence', wire('network'), sentence('network')],
    [
      'a message of the payload is shown',
      wire('invalid-input', { message: 'Gibt es schon.', status: 400 }),
      { kind: 'text', text: 'Gibt es schon.' },
    ],
    [
      'a payload is shown by key and value',
      wire('invalid-input', { status: 400, id: 'r1', email: ['wrong', 'long'], page: 3 }),
      sentence('invalid-input', 'email: wrong, long', 'page: 3'),
    ],
    ['not with 404', wire('api-response', { status: 404, book: 'x' }), sentence('api-response')],
    ['not with 403', wire('api-response', { status: 403, book: 'x' }), sentence('api-response')],
    [
      'values of a sentence are no payload',
      wire('quota-exceeded', { missing: 120 }),
      sentence('quota-exceeded'),
    ],
    [
      'what the browser says is replaced by the standard sentence',
      wire('double-execution', {}, 'Failed to fetch'),
      sentence('internal'),
    ],
    ['so is an empty message', wire('double-execution', {}, ' '), sentence('internal')],
    [
      'without payload the message is shown where there is no sentence',
      wire('double-execution', {}, 'double execution prevented'),
      { kind: 'text', text: 'double execution prevented' },
    ],
  ])('%s', (_, error, display) => {
    expect(displayOfError(error, (code) => code !== 'double-execution')).toEqual(display)
  })

  it.each<[ErrorWire, LoadOutcome]>([
    [wire('not-found'), { kind: 'not-found', code: 'not-found' }],
    [wire('passage-unknown', { status: 404 }), { kind: 'not-found', code: 'passage-unknown' }],
    [wire('not-allowed', { status: 403 }), { kind: 'not-found', code: 'not-allowed' }],
    [wire('redirect', { target: '/LUT/Joh3' }), { kind: 'redirect', path: '/LUT/Joh3' }],
    [wire('redirect', { target: 'https://evil.example/' }), { kind: 'message' }],
    [wire('redirect', { target: '//evil.example' }), { kind: 'message' }],
    [wire('redirect'), { kind: 'message' }],
    [wire('invalid-input', { status: 400 }), { kind: 'message' }],
    [wire('network'), { kind: 'message' }],
  ])('a load that fails with %j leads to %j', (error, outcome) => {
    expect(afterFailedLoad(error)).toEqual(outcome)
  })
})
