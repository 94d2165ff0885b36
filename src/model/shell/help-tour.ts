/**
 * Whether the help tour was requested: the help requests it, even if it was seen before, and the shell shows
 * it over the text.
 */
import { createStore } from '../../ui/store/store'

export const isHelpTourWanted = createStore(false)
