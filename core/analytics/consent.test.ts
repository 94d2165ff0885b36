import { describe, expect, it } from 'vitest'
import {
  type ConsentEvent,
  type ConsentState,
  consentAfter,
  consentOf,
  noConsent,
  readConsent,
  writeConsent,
} from './consent'

const all = { statistics: true, marketing: true }
const none = { statistics: false, marketing: false }
const asking: ConsentState = { kind: 'asking', before: undefined }
const again: ConsentState = { kind: 'asking', before: all }
const chosen: ConsentState = { kind: 'chosen', choice: all }
const unanswered: ConsentState = { kind: 'unanswered' }
const start: ConsentEvent = { kind: 'start', kept: undefined, isOptedOut: false }

describe('consent', () => {
  it.each<[string, ConsentState, ConsentEvent, ConsentState]>([
    ['the first visit asks', noConsent, start, asking],
    ['a kept choice holds', noConsent, { ...start, kept: all }, chosen],
    [
      'the opt-out cookie stands above it',
      noConsent,
      { ...start, kept: all, isOptedOut: true },
      { kind: 'chosen', choice: { statistics: false, marketing: true } },
    ],
    ['it starts once', chosen, start, chosen],
    ['a choice is taken', asking, { kind: 'choose', choice: all }, chosen],
    ['closing is no choice', asking, { kind: 'dismiss' }, unanswered],
    ['closing keeps the choice before', again, { kind: 'dismiss' }, chosen],
    ['another choice replaces it', again, { kind: 'choose', choice: none }, { kind: 'chosen', choice: none }],
    ['a choice can be changed', chosen, { kind: 'reopen' }, again],
    ['who did not answer can', unanswered, { kind: 'reopen' }, asking],
    ['nobody chooses unasked', unanswered, { kind: 'choose', choice: all }, unanswered],
    ['without an address nothing opens', noConsent, { kind: 'reopen' }, noConsent],
    ['nor is anything chosen', noConsent, { kind: 'choose', choice: all }, noConsent],
    ['nor closed', noConsent, { kind: 'dismiss' }, noConsent],
  ])('%s', (_, before, event, after) => {
    expect(consentAfter(before, event)).toEqual(after)
  })

  it.each<[ConsentState, ReturnType<typeof consentOf>]>([
    [noConsent, undefined],
    [asking, undefined],
    [unanswered, undefined],
    [chosen, all],
    [again, all],
  ])('%j allows %j', (state, allowed) => {
    expect(consentOf(state)).toEqual(allowed)
  })

  it('comes out of its cookie as it went in', () => {
    expect(readConsent(writeConsent({ statistics: true, marketing: false }))).toEqual({
      statistics: true,
      marketing: false,
    })
  })

  it.each([
    undefined,
    '',
    'true',
    'null',
    '{',
    '{"statistics":1,"marketing":true}',
    '{"statistics":true}',
    '-1',
  ])('the cookie %j holds no choice', (cookie) => {
    expect(readConsent(cookie)).toBeUndefined()
  })
})
