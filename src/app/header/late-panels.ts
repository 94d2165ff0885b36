/** The panels of the header and of the bottom bar. All are loaded when the first of them opens. */
import { lazyPart } from '../../ui/timing/lazy-part'

export const Panels = lazyPart(async () => (await import('./panels')).Panels)
