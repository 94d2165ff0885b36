/** What draws the screens: each comes with its texts when it is opened first, none is part of the first load. */
import { lazyRouteComponent } from '@tanstack/react-router'

const account = (name: keyof Awaited<ReturnType<typeof loadAccount>>) => lazyRouteComponent(loadAccount, name)
const loadAccount = async () => (await import('../../features/account/load-account')).loadAccount()
const loadTags = async () => (await import('../../features/tags/load-tags')).loadTags()

const articles = (name: keyof Awaited<ReturnType<typeof loadArticles>>) =>
  lazyRouteComponent(loadArticles, name)
const loadArticles = async () => (await import('../../features/articles/load-articles')).loadArticles()

export const article = articles('ArticleOverlay')
export const help = articles('HelpOverlay')
export const helpItem = articles('HelpItemOverlay')
export const area = lazyRouteComponent(
  async () => (await import('../../features/areas/load-areas')).loadAreas(),
  'AreaOverlay',
)
export const crossReferences = lazyRouteComponent(
  () => import('../../features/reading/cross-reference-overlay'),
  'CrossReferenceOverlay',
)
export const synopsis = lazyRouteComponent(
  async () => (await import('../../features/reading/synopsis/load-synopsis')).loadSynopsis(),
  'SynopticOverlay',
)
export const verse = lazyRouteComponent(() => import('../../features/reading/verse-overlay'), 'VerseOverlay')
export const introduction = lazyRouteComponent(
  () => import('../../features/introduction/introduction-overlay'),
  'IntroductionOverlay',
)
export const languages = lazyRouteComponent(
  () => import('../../features/languages/languages-overlay'),
  'LanguagesOverlay',
)
export const downloads = lazyRouteComponent(
  () => import('../../features/library/downloads-overlay'),
  'DownloadsOverlay',
)

export const report = lazyRouteComponent(
  async () => (await import('../../features/report/load-report')).loadReport(),
  'ReportScreen',
)

export const login = account('LoginOverlay')
export const register = account('RegisterOverlay')
export const logout = account('LogoutOverlay')
export const profile = account('ProfileOverlay')
export const resetRequest = account('ResetRequestOverlay')
export const newPassword = account('NewPasswordOverlay')
export const emailConfirmation = account('EmailConfirmationOverlay')
export const newsletter = account('NewsletterOverlay')
export const newsletterConfirmation = account('NewsletterConfirmationOverlay')
export const contact = account('ContactOverlay')

export const notes = lazyRouteComponent(
  async () => (await import('../../features/notes/load-notes')).loadNotes(),
  'NotesOverlay',
)
export const history = lazyRouteComponent(
  async () => (await import('../../features/history/load-history')).loadHistory(),
  'HistoryOverlay',
)
export const tags = lazyRouteComponent(loadTags, 'TagsOverlay')
export const tag = lazyRouteComponent(loadTags, 'TagOverlay')
export const likes = lazyRouteComponent(
  async () => (await import('../../features/likes/load-likes')).loadLikes(),
  'LikesOverlay',
)
