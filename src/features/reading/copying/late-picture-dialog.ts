/** The dialog for pictures of verses; it loads with its messages when it opens. */
import { withMessages } from '../../../platform/language/with-messages'
import { lazyPart } from '../../../ui/timing/lazy-part'

export const PictureDialog = lazyPart(() =>
  withMessages(['pictures'], async () => (await import('./picture-dialog')).PictureDialog),
)
