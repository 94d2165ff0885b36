/** Screens of the routes of help and articles. They share a chunk because they share most of their components. */

export { ArticleOverlay } from './article-overlay'
export { HelpItemOverlay } from './help/help-item-overlay'
export { HelpOverlay } from './help/help-overlay'
