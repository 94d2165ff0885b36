/** Whether the browser believes to be online; a hint only: requests decide. */
import { fromEvents } from '../../ui/store/from-events'
import { useStore } from '../../ui/store/store'

const online = fromEvents(() => navigator.onLine, globalThis, ['online', 'offline'])

/** Live `navigator.onLine`. */
export const useOnline = (): boolean => useStore(online)
