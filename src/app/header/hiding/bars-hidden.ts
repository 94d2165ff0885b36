/** Whether the bars are hidden; watch-bars.ts, which comes after the first load, decides. */
import { createStore } from '../../../ui/store/store'

/** Who asks is drawn again when they go and come, not as the page is scrolled. */
export const areBarsHidden = createStore(false)
