import { expect, it } from 'vitest'
import { cardPlace } from './tour-place'

const card = { width: 300, height: 180 }
const screen = { width: 390, height: 760 }
const box = (left: number, top: number, width = 44, height = 44) => ({
  left,
  top,
  width,
  bottom: top + height,
})

it.each([
  ['below a button at the top', box(200, 5), { left: 72, top: 61 }],
  ['on the screen beside its edge', box(2, 5), { left: 12, top: 61 }],
  ['on the screen beside its other edge', box(344, 5), { left: 78, top: 61 }],
  ['above what stands low', box(180, 700), { left: 52, top: 508 }],
  ['on the screen where it fits neither above nor below', box(0, 100, 390, 640), { left: 45, top: 12 }],
  ['in the middle without a target', undefined, { left: 45, top: 290 }],
])('the card stands %s', (_, target, place) => {
  expect(cardPlace(target, card, screen)).toEqual(place)
})
