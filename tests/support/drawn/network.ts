/** The network of the device, which goes and comes back as the browser tells it. */
import { onTestFinished, vi } from 'vitest'
import { doing } from './draw'

let spy: { mockRestore: () => void } | undefined

/** No network until the end of the test, or until it is back. */
export function offline(): void {
  spy = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  onTestFinished(() => spy?.mockRestore())
}

export async function backOnline(): Promise<void> {
  spy?.mockRestore()
  await doing(() => dispatchEvent(new Event('online')))
}
