import { expect, it } from 'vitest'
import { memberSlots } from './member-slots'

it('one member has so many, another their own, and what is given back twice counts once', () => {
  const slots = memberSlots(1)
  const leave = slots.take(7)
  expect(() => slots.take(7)).toThrow('too-many-requests')
  slots.take(8)
  leave()
  const again = slots.take(7)
  leave()
  expect(() => slots.take(7)).toThrow('too-many-requests')
  again()
  slots.take(7)()
})
