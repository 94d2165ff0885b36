/**
 * Whether the verses that the address means are still marked: until the reader scrolls on or presses. The text marks them
 * (features/reading/position), the header names them meanwhile.
 */
import { createStore } from '../../ui/store/store'

/** Address of the text on the screen, once its marks have ended. */
export const endedMarks = createStore<string | undefined>(undefined)
