/** The panel of the user with its texts. */
import { addTexts } from '../../platform/language/late-messages'
import { UserPanel } from './menu/user-panel'

export async function loadUserPanel(): Promise<typeof UserPanel> {
  await addTexts('account', 'sync', 'notifications')
  return UserPanel
}
