import { expect, it } from 'vitest'
import { atTop, scrollToTop } from './scroll-to-top'

it.each([
  ['on the way down', [300, 600], false],
  ['after 20 px up', [600, 580], false],
  ['after more than 20 px up', [600, 579], true],
  ['after small steps up', [600, 590, 585, 575], true],
  ['going on up', [600, 500, 499], true],
  ['down again', [600, 500, 501], false],
  ['within 100 px of the top', [600, 500, 100], false],
  ['before anything was scrolled', [0], false],
])('%s (%j) it is shown: %s', (_, ys, isShown) => {
  expect(ys.reduce(scrollToTop, atTop).isShown).toBe(isShown)
})
