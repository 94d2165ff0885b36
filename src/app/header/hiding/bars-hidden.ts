/** Whether the bars are hidden. watch-bars.ts decides, which is loaded after the first load. */
import { createStore } from '../../../ui/store/store'

/** Subscribers are drawn again when the bars come and go, not while the page is scrolled. */
export const areBarsHidden = createStore(false)
