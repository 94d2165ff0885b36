/** What the routes of help and articles show, for one chunk: they share most of what draws them. */

export { ArticleOverlay } from './article-overlay'
export { HelpItemOverlay } from './help/help-item-overlay'
export { HelpOverlay } from './help/help-overlay'
