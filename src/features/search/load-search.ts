/** The search view with its texts: none of them is part of the first load. */
import { addTexts } from '../../platform/language/late-messages'
import { SearchView } from './search-view'

/** The view, once its texts are ready. */
export async function loadSearch(): Promise<typeof SearchView> {
  await addTexts('search', 'sidebar')
  return SearchView
}
