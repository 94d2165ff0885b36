import { expect, it } from 'vitest'
import { AppError } from '#core/errors'
import { streamSlots } from './stream-slots'

const codeOf = (work: () => unknown) => {
  try {
    work()
    return ''
  } catch (error) {
    return error instanceof AppError ? error.code : String(error)
  }
}

it('so many streams of a chat are open at once, and others have their own', () => {
  const slots = streamSlots(2, 10)
  const leave = slots.take('a')
  slots.take('a')
  expect(codeOf(() => slots.take('a'))).toBe('too-many-requests')
  expect(codeOf(() => slots.take('b'))).toBe('')
  leave()
  leave()
  expect(codeOf(() => slots.take('a'))).toBe('')
  expect(codeOf(() => slots.take('a'))).toBe('too-many-requests')
})

it('and so many of all chats', () => {
  const slots = streamSlots(2, 3)
  const leave = slots.take('a')
  slots.take('b')
  slots.take('c')
  expect(codeOf(() => slots.take('d'))).toBe('unavailable')
  leave()
  expect(codeOf(() => slots.take('d'))).toBe('')
})
