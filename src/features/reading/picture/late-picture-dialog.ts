/** The dialog for pictures of verses; it loads with its messages when it opens. */
import { withTexts } from '../../../platform/language/with-texts'
import { lazyPart } from '../../../ui/timing/lazy-part'

export const PictureDialog = lazyPart(() =>
  withTexts(['pictures'], async () => (await import('./picture-dialog')).PictureDialog),
)
