import { describe, expect, it } from 'vitest'
import { headerAt, headerVisibility } from './header-visibility'

interface Step {
  y: number
  isHeld?: boolean
  isByPerson?: boolean
}

const after = (steps: readonly Step[], arrivedAt = 0) =>
  steps.reduce(
    (state, { y, isHeld = false, isByPerson = true }) =>
      headerVisibility(state, { y, end: 5000, isHeld, isByPerson }),
    headerAt(arrivedAt),
  )
const scroll = (ys: readonly number[], isHeld = false) => after(ys.map((y) => ({ y, isHeld })))

describe('headerVisibility', () => {
  it('stays within the first 90 px', () => expect(scroll([20, 60, 89]).isHidden).toBe(false))
  it('hides on the way down', () => expect(scroll([60, 120, 180]).isHidden).toBe(true))
  it('ignores movements within the tolerance', () => expect(scroll([400, 600, 594, 598]).isHidden).toBe(true))
  it('shows on the way up', () => expect(scroll([400, 600, 580]).isHidden).toBe(false))
  it('shows at the end of the page', () => expect(scroll([400, 600, 5000]).isHidden).toBe(false))
  it('never hides while held', () => expect(scroll([400, 600], true).isHidden).toBe(false))

  it.each([
    ['a jump down', [{ y: 1600, isByPerson: false }], false],
    ['several jumps down', [200, 900, 1600].map((y) => ({ y, isByPerson: false })), false],
    ['a jump down while the bars are hidden', [{ y: 400 }, { y: 1600, isByPerson: false }], true],
    ['a jump up while the bars are hidden', [{ y: 1600 }, { y: 400, isByPerson: false }], false],
    ['what a person scrolls after a jump', [{ y: 1600, isByPerson: false }, { y: 1640 }], true],
    ['a movement within the tolerance after a jump', [{ y: 1600, isByPerson: false }, { y: 1606 }], false],
  ] as const)('after %s', (_, steps, isHidden) => expect(after(steps).isHidden).toBe(isHidden))

  it('begins anew where the page was arrived at', () => {
    expect(after([{ y: 1606 }], 1600).isHidden).toBe(false)
    expect(after([{ y: 1620 }], 1600).isHidden).toBe(true)
  })
})
