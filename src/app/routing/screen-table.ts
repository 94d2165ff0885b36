/** The component of each screen, loaded when it is opened for the first time; this table with the first screen. */
import type { ComponentType } from 'react'
import type { ScreenPath } from '#core/contract/address/screens'

/** All screens except the search, which is a view. */
export type OpenedScreen = Exclude<ScreenPath, '/search'>
/** Addresses below a screen that have a component of their own. */
export type DrawnScreen = OpenedScreen | '/help/$id' | '/password-reset/$token'

const articles = () => import('../../features/articles/places')
const accounts = () => import('../../features/account/places')
const article = async () => (await articles()).ArticleOverlay

const table = {
  '/cross-reference': async () =>
    (await import('../../features/reading/references/cross-reference-overlay')).CrossReferenceOverlay,
  '/synoptic': async () => (await import('../../features/reading/synopsis/synoptic-overlay')).SynopticOverlay,
  '/bible': async () =>
    (await import('../../features/introduction/introduction-overlay')).IntroductionOverlay,
  '/verse': async () => (await import('../../features/reading/selection/verse-overlay')).VerseOverlay,
  '/word': async () => (await import('../../features/words/word-overlay')).WordOverlay,
  '/accessibility': article,
  '/history': async () => (await import('../../features/history/history-overlay')).HistoryOverlay,
  '/chats': async () => (await import('../../features/chat/places')).ChatsOverlay,
  '/nicodemus-ai': async () => (await import('../../features/chat/places')).AssistantOverlay,
  '/contact': async () => (await accounts()).ContactOverlay,
  '/help': async () => (await articles()).HelpOverlay,
  '/help/$id': async () => (await articles()).HelpItemOverlay,
  '/imprint': article,
  '/privacy': article,
  '/languages': async () => (await import('../../features/languages/languages-overlay')).LanguagesOverlay,
  '/likes': async () => (await import('../../features/likes/likes-overlay')).LikesOverlay,
  '/newsletter': async () => (await accounts()).NewsletterOverlay,
  '/newsletter-confirmation': async () => (await accounts()).NewsletterConfirmationOverlay,
  '/notes': async () => (await import('../../features/notes/notes-overlay')).NotesOverlay,
  '/partner': article,
  '/reading-plans': async () => (await import('../../features/plans/plans-overlay')).PlansOverlay,
  '/reading-plan': async () => (await import('../../features/plans/plan-overlay')).PlanOverlay,
  '/own-plan': async () => (await import('../../features/plans/made/builder-overlay')).BuilderOverlay,
  '/report': async () => (await import('../../features/report/report-dialog')).ReportScreen,
  '/dictionaries': async () =>
    (await import('../../features/dictionaries/dictionaries-overlay')).DictionariesOverlay,
  '/graphics': async () => (await import('../../features/media/graphics-overlay')).GraphicsOverlay,
  '/videos': async () => (await import('../../features/media/videos-overlay')).VideosOverlay,
  '/dictionary': async () =>
    (await import('../../features/dictionaries/article/article-overlay')).ArticleOverlay,
  '/graphic': async () => (await import('../../features/media/graphic-overlay')).GraphicOverlay,
  '/video': async () => (await import('../../features/media/video-overlay')).VideoOverlay,
  '/commentary': async () => (await import('../../features/commentary/commentary-overlay')).CommentaryOverlay,
  '/tags': async () => (await import('../../features/tags/tags-overlay')).TagsOverlay,
  '/tag': async () => (await import('../../features/tags/tag-overlay')).TagOverlay,
  '/topics': async () => (await import('../../features/topics/topics-overlay')).TopicsOverlay,
  '/topic': async () => (await import('../../features/topics/topic-overlay')).TopicOverlay,
  '/login': async () => (await accounts()).LoginOverlay,
  '/register': async () => (await accounts()).RegisterOverlay,
  '/logout': async () => (await accounts()).LogoutOverlay,
  '/profile': async () => (await accounts()).ProfileOverlay,
  '/password-reset': async () => (await accounts()).ResetRequestOverlay,
  '/password-reset/$token': async () => (await accounts()).NewPasswordOverlay,
  '/email-confirmation': async () => (await accounts()).EmailConfirmationOverlay,
  '/verse-of-the-day': async () =>
    (await import('../../features/verse-day/verse-day-overlay')).VerseDayOverlay,
  '/webmasters': article,
  '/downloads': async () => (await import('../../features/library/downloads-overlay')).DownloadsOverlay,
} satisfies Record<DrawnScreen, () => Promise<ComponentType>>

export function loadScreen(screen: DrawnScreen): Promise<ComponentType> {
  return table[screen]()
}
