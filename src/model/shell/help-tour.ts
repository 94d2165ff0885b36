/** Whether the help tour was asked for: the help asks for it, seen before or not, and the shell shows it over the text. */
import { createStore } from '../../ui/store/store'

export const isHelpTourWanted = createStore(false)
