/** The dialog for pictures of verses with its texts: none of them is part of the first load. */
import { addTexts } from '../../../platform/language/late-messages'

export async function loadPictureDialog() {
  const [{ PictureDialog }] = await Promise.all([import('./picture-dialog'), addTexts('pictures')])
  return PictureDialog
}
