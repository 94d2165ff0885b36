/**
 * The component of each screen and its groups of messages. Both are loaded when the screen is opened for the
 * first time, this table with the first screen.
 */
import type { ComponentType } from 'react'
import type { ScreenPath } from '#core/contract/address/screens'
import { withMessages } from '../../platform/language/with-messages'

/** All screens except the search, which is a view. */
export type OpenedScreen = Exclude<ScreenPath, '/search'>
/** Addresses below a screen that have a component of their own. */
export type DrawnScreen = OpenedScreen | '/help/$id' | '/password-reset/$token'

interface ScreenSource {
  groups: readonly string[]
  load: () => Promise<ComponentType>
}

const articles = () => import('../../features/articles/places')
const accounts = () => import('../../features/account/places')
const accountGroups = ['account', 'forms', 'letters', 'sync']

const article: ScreenSource = { groups: ['help'], load: async () => (await articles()).ArticleOverlay }

const table = {
  '/cross-reference': {
    groups: [],
    load: async () =>
      (await import('../../features/reading/references/cross-reference-overlay')).CrossReferenceOverlay,
  },
  '/synoptic': {
    groups: ['synopsis', 'pericopes', 'library'],
    load: async () => (await import('../../features/reading/synopsis/synoptic-overlay')).SynopticOverlay,
  },
  '/bible': {
    groups: ['library'],
    load: async () => (await import('../../features/introduction/introduction-overlay')).IntroductionOverlay,
  },
  '/verse': {
    groups: ['copying'],
    load: async () => (await import('../../features/reading/selection/verse-overlay')).VerseOverlay,
  },
  '/accessibility': article,
  '/history': {
    groups: ['history', 'notes'],
    load: async () => (await import('../../features/history/history-overlay')).HistoryOverlay,
  },
  '/chats': {
    groups: ['assistant', 'care', 'contents', 'letters', 'forms'],
    load: async () => (await import('../../features/chat/places')).ChatsOverlay,
  },
  '/nicodemus-ai': {
    groups: ['assistant', 'care', 'contents', 'letters', 'forms'],
    load: async () => (await import('../../features/chat/places')).AssistantOverlay,
  },
  '/contact': { groups: accountGroups, load: async () => (await accounts()).ContactOverlay },
  '/help': { groups: ['help'], load: async () => (await articles()).HelpOverlay },
  '/help/$id': { groups: ['help'], load: async () => (await articles()).HelpItemOverlay },
  '/imprint': article,
  '/privacy': article,
  '/languages': {
    groups: [],
    load: async () => (await import('../../features/languages/languages-overlay')).LanguagesOverlay,
  },
  '/likes': {
    groups: ['likes', 'tags', 'notes'],
    load: async () => (await import('../../features/likes/likes-overlay')).LikesOverlay,
  },
  '/newsletter': { groups: accountGroups, load: async () => (await accounts()).NewsletterOverlay },
  '/newsletter-confirmation': {
    groups: accountGroups,
    load: async () => (await accounts()).NewsletterConfirmationOverlay,
  },
  '/notes': {
    groups: ['notes', 'tags'],
    load: async () => (await import('../../features/notes/notes-overlay')).NotesOverlay,
  },
  '/partner': article,
  '/reading-plans': {
    groups: ['plans', 'contents'],
    load: async () => (await import('../../features/plans/plans-overlay')).PlansOverlay,
  },
  '/reading-plan': {
    groups: ['plans', 'contents'],
    load: async () => (await import('../../features/plans/plan-overlay')).PlanOverlay,
  },
  '/report': {
    groups: ['letters', 'forms'],
    load: async () => (await import('../../features/report/report-dialog')).ReportScreen,
  },
  '/dictionaries': {
    groups: ['dictionaries', 'contents', 'areas'],
    load: async () => (await import('../../features/dictionaries/dictionaries-overlay')).DictionariesOverlay,
  },
  '/graphics': {
    groups: ['media', 'contents', 'areas'],
    load: async () => (await import('../../features/media/graphics-overlay')).GraphicsOverlay,
  },
  '/videos': {
    groups: ['media', 'contents', 'areas'],
    load: async () => (await import('../../features/media/videos-overlay')).VideosOverlay,
  },
  '/dictionary': {
    groups: ['dictionaries', 'contents'],
    load: async () => (await import('../../features/dictionaries/article/article-overlay')).ArticleOverlay,
  },
  '/graphic': {
    groups: ['media', 'contents'],
    load: async () => (await import('../../features/media/graphic-overlay')).GraphicOverlay,
  },
  '/video': {
    groups: ['media', 'contents'],
    load: async () => (await import('../../features/media/video-overlay')).VideoOverlay,
  },
  '/commentary': {
    groups: ['commentary', 'contents'],
    load: async () => (await import('../../features/commentary/commentary-overlay')).CommentaryOverlay,
  },
  '/tags': {
    groups: ['tags', 'notes'],
    load: async () => (await import('../../features/tags/tags-overlay')).TagsOverlay,
  },
  '/tag': {
    groups: ['tags', 'notes'],
    load: async () => (await import('../../features/tags/tag-overlay')).TagOverlay,
  },
  '/topics': {
    groups: ['topics', 'contents', 'areas'],
    load: async () => (await import('../../features/topics/topics-overlay')).TopicsOverlay,
  },
  '/topic': {
    groups: ['topics', 'contents'],
    load: async () => (await import('../../features/topics/topic-overlay')).TopicOverlay,
  },
  '/login': { groups: accountGroups, load: async () => (await accounts()).LoginOverlay },
  '/register': { groups: accountGroups, load: async () => (await accounts()).RegisterOverlay },
  '/logout': { groups: accountGroups, load: async () => (await accounts()).LogoutOverlay },
  '/profile': { groups: accountGroups, load: async () => (await accounts()).ProfileOverlay },
  '/password-reset': { groups: accountGroups, load: async () => (await accounts()).ResetRequestOverlay },
  '/password-reset/$token': {
    groups: accountGroups,
    load: async () => (await accounts()).NewPasswordOverlay,
  },
  '/email-confirmation': {
    groups: accountGroups,
    load: async () => (await accounts()).EmailConfirmationOverlay,
  },
  '/verse-of-the-day': {
    groups: ['verseDay', 'contents', 'tags'],
    load: async () => (await import('../../features/verse-day/verse-day-overlay')).VerseDayOverlay,
  },
  '/webmasters': article,
  '/downloads': {
    groups: ['library', 'contents'],
    load: async () => (await import('../../features/library/downloads-overlay')).DownloadsOverlay,
  },
} satisfies Record<DrawnScreen, ScreenSource>

/** The component of a screen, after its messages are loaded. */
export function loadScreen(screen: DrawnScreen): Promise<ComponentType> {
  const { groups, load }: ScreenSource = table[screen]
  return withMessages(groups, load)
}
