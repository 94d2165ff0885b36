/** The help tour as the shell shows it over a text or a search: who offers it asks for it here, even if it was seen before. */
import { createStore } from '../../ui/store/store'

/** True from the press that asked for it until the tour ends. */
export const isHelpTourWanted = createStore(false)

/** Who has one of them was offered the tour, or has seen it (spec 1 §3). */
export const tourCookies = { text: 'bs-help-text', search: 'bs-help-search' } as const
