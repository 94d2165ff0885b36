import { expect, it } from 'vitest'
import { withSpace } from './with-space'

const full = () => Object.assign(new Error('full'), { name: 'QuotaExceededError' })

it('a write that finds no room is tried once more after room was made', async () => {
  const steps: string[] = []
  const write = async () => {
    steps.push('write')
    if (!steps.includes('free')) throw full()
    return 7
  }
  expect(await withSpace(async () => void steps.push('free'), write)).toBe(7)
  expect(steps).toEqual(['write', 'free', 'write'])
})

it('a disk that stays full is an expected failure; any other failure is not tried again', async () => {
  let tries = 0
  const always = (error: () => Error) => async () => {
    tries += 1
    throw error()
  }
  const nothing = async () => undefined
  await expect(withSpace(nothing, always(full))).rejects.toMatchObject({ code: 'quota-exceeded' })
  expect(tries).toBe(2)
  await expect(
    withSpace(
      nothing,
      always(() => new Error('other')),
    ),
  ).rejects.toMatchObject({ code: 'internal' })
  expect(tries).toBe(3)
})
