import { describe, expect, it } from 'vitest'
import {
  atLeast,
  atMost,
  email,
  exactly,
  plainText,
  problemOf,
  type Rule,
  required,
  sameAs,
} from './field-rules'

const text = (rule: Rule, value: string) => rule(value, {})?.text

describe('rules of fields', () => {
  it('ask for something', () => {
    expect(text(required, '  ')).toBe('forms:required')
    expect(text(required, 'a')).toBeUndefined()
  })

  it.each([
    ['miriam@example.org', true],
    ['a+b@sub.example.co.uk', true],
    ['miriam@example', false],
    ['miriam example@x.org', false],
    ['@example.org', false],
    ['a@b..org', false],
    [`${'a'.repeat(250)}@x.org`, false],
  ])('%s is an e-mail address: %s', (value, isRight) => {
    expect(text(email, value)).toBe(isRight ? undefined : 'forms:email')
  })

  it('count signs as people do, and leave the empty field to `required`', () => {
    expect(atMost(2)('😀😀', {})).toBeUndefined()
    expect(atMost(2)('abc', {})).toEqual({ text: 'forms:maxLength', values: { count: 2 } })
    expect(text(atLeast(8), '1234567')).toBe('forms:minLength')
    expect(text(atLeast(8), '')).toBeUndefined()
  })

  it('compare with another field and with a word', () => {
    expect(sameAs('password')('b', { password: 'a' })?.text).toBe('errors:passwords-differ')
    expect(text(exactly('Miriam'), ' Miriam ')).toBeUndefined()
    expect(exactly('Miriam')('miriam', {})?.values).toEqual({ word: 'Miriam' })
  })

  it('refuse signs that are none', () => {
    expect(plainText('a\u0007b', {})).toEqual({ text: 'forms:character', values: { character: '\\u0007' } })
    expect(text(plainText, 'Ελένη ‏مريم')).toBeUndefined()
  })

  it('tell the first thing that is wrong', () => {
    expect(problemOf([required, email, atLeast(30)], 'x', {})?.text).toBe('forms:email')
    expect(problemOf([required, email], 'a@b.de', {})).toBeUndefined()
  })
})
