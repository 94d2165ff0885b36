import { expect, it } from 'vitest'
import { lateMethods } from './late-methods'

class Counter {
  #count = 0

  async add(by: number): Promise<number> {
    this.#count += by
    return this.#count
  }
}

it('loads the owner with the first call and hands over what each call was given', async () => {
  let loads = 0
  let counter: Promise<Counter> | undefined
  const load = () => {
    counter ??= Promise.resolve(new Counter()).finally(() => loads++)
    return counter
  }
  const { add } = lateMethods(load, ['add'])
  expect(loads).toBe(0)
  expect(await add(2)).toBe(2)
  expect(await add(3)).toBe(5)
  expect(loads).toBe(1)
})

it('fails with what loading failed with', async () => {
  const { add } = lateMethods(() => Promise.reject<Counter>(new Error('no network')), ['add'])
  await expect(add(1)).rejects.toThrow('no network')
})
