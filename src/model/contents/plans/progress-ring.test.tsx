// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import { draw, find } from '../../../../tests/support/drawn/draw'
import { startPage } from '../../../../tests/support/drawn/page'
import styles from './plans.module.css'
import { ProgressRing } from './progress-ring'

const { t } = startPage()

it.each([
  [0, 365, 0, '0 %'],
  [1, 365, 1 / 365, '1 %'],
  [364, 365, 364 / 365, '99 %'],
  [365, 365, 1, '100 %'],
  [0, 0, 0, '0 %'],
])('a plan of which %i of %i is read has that share of its ring', async (read, total, share, percent) => {
  const { container } = await draw(<ProgressRing read={read} total={total} />)
  const parts = [...container.querySelectorAll('circle')]
  const done = parts.filter((part) => part.getAttribute('class') === styles['done'])
  expect(parts.filter((part) => part.getAttribute('class') === styles['whole'])).toHaveLength(1)
  expect(done).toHaveLength(share > 0 ? 1 : 0)
  const [length = 0, around = 1] = (done[0]?.getAttribute('stroke-dasharray') ?? '0 1').split(' ').map(Number)
  expect(length / around).toBeCloseTo(share, 6)
  expect(find(container, 'svg').getAttribute('aria-label')).toBe(
    t('plans:percent', { percent: percent.replace(' ', '\u00a0') }),
  )
})
