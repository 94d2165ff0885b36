/** The browser's service workers. */

/** Undefined where there are none, or the browser forbids them. */
export function serviceWorkers(): ServiceWorkerContainer | undefined {
  try {
    return (navigator as Partial<Pick<Navigator, 'serviceWorker'>>).serviceWorker
  } catch {
    return undefined
  }
}

/** The registration of this app; undefined where there is none. */
export async function registeredWorker(): Promise<ServiceWorkerRegistration | undefined> {
  return await serviceWorkers()
    ?.getRegistration()
    .catch(() => undefined)
}
