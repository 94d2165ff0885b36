/** The main menu with its texts; no part of the first load. */
import { addTexts } from '../../platform/language/late-messages'
import { MainMenu } from './main-menu'

export async function loadMenu(): Promise<typeof MainMenu> {
  await addTexts('shell', 'sync')
  return MainMenu
}
