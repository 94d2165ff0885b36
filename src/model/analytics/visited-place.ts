/** Which place of the app is open: set by the shell, read by the statistics where there are any. */
import { createStore } from '../../ui/store/store'

export interface VisitedPlace {
  path: string
  isSearch: boolean
}

/** Undefined until the first place is known. */
export const visitedPlace = createStore<VisitedPlace | undefined>(undefined)
