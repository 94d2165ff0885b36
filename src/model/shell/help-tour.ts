/**
 * Whether the help tour was requested: the help requests it, even if it was seen before, and the shell shows
 * it over the text.
 */
import { createStore } from '../../ui/store/store'

/** True from the press in the help until the tour ends. */
export const isHelpTourWanted = createStore(false)
