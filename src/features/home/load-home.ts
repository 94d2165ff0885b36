/** The home view with its texts: none of them is part of the first load. */
import { addTexts } from '../../platform/language/late-messages'
import { HomeView } from './home-view'

/** The view, once its texts are ready. */
export async function loadHome(): Promise<typeof HomeView> {
  await addTexts('home')
  return HomeView
}
