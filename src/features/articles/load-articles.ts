/** Help and articles with their texts: none of them is part of the first load. */
import { addTexts } from '../../platform/language/late-messages'
import { ArticleOverlay } from './article-overlay'
import { HelpItemOverlay } from './help/help-item-overlay'
import { HelpOverlay } from './help/help-overlay'

/** The overlays, once their texts are ready. */
export async function loadArticles() {
  await addTexts('help')
  return { ArticleOverlay, HelpItemOverlay, HelpOverlay }
}
