import { describe, expect, it } from 'vitest'
import { headerAtTop, headerVisibility } from './header-visibility'

const scroll = (ys: readonly number[], isHeld = false) =>
  ys.reduce((state, y) => headerVisibility(state, { y, end: 5000, isHeld }), headerAtTop)

describe('headerVisibility', () => {
  it('stays within the first 90 px', () => expect(scroll([20, 60, 89]).isHidden).toBe(false))
  it('hides on the way down', () => expect(scroll([60, 120, 180]).isHidden).toBe(true))
  it('ignores movements within the tolerance', () => expect(scroll([400, 600, 594, 598]).isHidden).toBe(true))
  it('shows on the way up', () => expect(scroll([400, 600, 580]).isHidden).toBe(false))
  it('shows at the end of the page', () => expect(scroll([400, 600, 5000]).isHidden).toBe(false))
  it('never hides while held', () => expect(scroll([400, 600], true).isHidden).toBe(false))
})
