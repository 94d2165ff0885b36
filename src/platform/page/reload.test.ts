// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { keepBeforeReload, reloadPage } from './reload'

let reload: ReturnType<typeof vi.spyOn>
beforeEach(() => {
  reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined)
})
afterEach(() => reload.mockRestore())

it('waits until what was typed is kept, or cannot be', async () => {
  let settle = () => {}
  const typed = keepBeforeReload(() => new Promise<void>((resolve) => (settle = resolve)))
  const failing = keepBeforeReload(async () => Promise.reject(new Error('disk')))
  reloadPage()
  await Promise.resolve()
  expect(reload).not.toHaveBeenCalled()
  settle()
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce())
  typed()
  failing()
})

it('is at once where nobody types', () => {
  reloadPage()
  expect(reload).toHaveBeenCalledOnce()
})
