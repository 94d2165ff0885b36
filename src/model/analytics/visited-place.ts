/** Which place of the app is open: told by the shell, heard by the statistics where there are any. */
import { createStore } from '../../ui/store/store'

export interface VisitedPlace {
  path: string
  isSearch: boolean
}

/** Undefined until the first one is known. */
export const visitedPlace = createStore<VisitedPlace | undefined>(undefined)
