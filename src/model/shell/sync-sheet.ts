/** Whether the list of waiting changes is open: several places open it, one component draws it. */
import { createStore, useStore } from '../../ui/store/store'

/** Whether the sheet is on the screen. */
const isOpen = createStore(false)

export const openSyncSheet = () => isOpen.set(true)
export const closeSyncSheet = () => isOpen.set(false)

/** Whether the list is open, live. */
export function useSyncSheet(): boolean {
  return useStore(isOpen)
}
