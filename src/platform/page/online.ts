/** Whether the browser believes to be online; a hint only: requests decide. */
import { fromEvents } from '../../ui/store/from-events'
import { useStore } from '../../ui/store/store'

const online = fromEvents(() => navigator.onLine, globalThis, ['online', 'offline'])

export const isOnline = (): boolean => online.get()

/** The same, live. */
export const useOnline = (): boolean => useStore(online)
