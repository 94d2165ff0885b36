/** Whether a new version of the app waits. Set by service-worker.ts, which is loaded later. */
import { createStore } from '../../ui/store/store'

/** Whether a new version waits, or takes over. */
export const updateState = createStore<'none' | 'waiting' | 'taking-over'>('none')
