/** What draws the screens: each comes with its texts when it is opened first. This list itself is loaded with the first of them (route-rows.ts). */
import { addTexts } from '../../platform/language/late-messages'

const loadAccount = async () => (await import('../../features/account/load-account')).loadAccount()
const loadArticles = async () => (await import('../../features/articles/load-articles')).loadArticles()
const loadTags = async () => (await import('../../features/tags/load-tags')).loadTags()

export const article = async () => (await loadArticles()).ArticleOverlay
export const help = async () => (await loadArticles()).HelpOverlay
export const helpItem = async () => (await loadArticles()).HelpItemOverlay

export async function area() {
  const { loadAreas } = await import('../../features/areas/load-areas')
  return (await loadAreas()).AreaOverlay
}

export async function crossReferences() {
  return (await import('../../features/reading/references/cross-reference-overlay')).CrossReferenceOverlay
}

export async function synopsis() {
  const { loadSynopsis } = await import('../../features/reading/synopsis/load-synopsis')
  return (await loadSynopsis()).SynopticOverlay
}

export async function verse() {
  const [{ VerseOverlay }] = await Promise.all([
    import('../../features/reading/selection/verse-overlay'),
    addTexts('copying'),
  ])
  return VerseOverlay
}

export async function introduction() {
  const [{ IntroductionOverlay }] = await Promise.all([
    import('../../features/introduction/introduction-overlay'),
    addTexts('library'),
  ])
  return IntroductionOverlay
}

export async function languages() {
  return (await import('../../features/languages/languages-overlay')).LanguagesOverlay
}

export async function downloads() {
  const [{ DownloadsOverlay }] = await Promise.all([
    import('../../features/library/downloads-overlay'),
    addTexts('library'),
  ])
  return DownloadsOverlay
}

export async function report() {
  const { loadReport } = await import('../../features/report/load-report')
  return (await loadReport()).ReportScreen
}

export const login = async () => (await loadAccount()).LoginOverlay
export const register = async () => (await loadAccount()).RegisterOverlay
export const logout = async () => (await loadAccount()).LogoutOverlay
export const profile = async () => (await loadAccount()).ProfileOverlay
export const resetRequest = async () => (await loadAccount()).ResetRequestOverlay
export const newPassword = async () => (await loadAccount()).NewPasswordOverlay
export const emailConfirmation = async () => (await loadAccount()).EmailConfirmationOverlay
export const newsletter = async () => (await loadAccount()).NewsletterOverlay
export const newsletterConfirmation = async () => (await loadAccount()).NewsletterConfirmationOverlay
export const contact = async () => (await loadAccount()).ContactOverlay

export async function notes() {
  const { loadNotes } = await import('../../features/notes/load-notes')
  return (await loadNotes()).NotesOverlay
}

export async function history() {
  const { loadHistory } = await import('../../features/history/load-history')
  return (await loadHistory()).HistoryOverlay
}

export const tags = async () => (await loadTags()).TagsOverlay
export const tag = async () => (await loadTags()).TagOverlay

export async function likes() {
  const { loadLikes } = await import('../../features/likes/load-likes')
  return (await loadLikes()).LikesOverlay
}
