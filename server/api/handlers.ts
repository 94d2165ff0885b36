/** The implementation of the table of calls. */
import { accountHandlers } from '../accounts/calls/account-handlers'
import { chatHandlers } from '../chat/chat-handlers'
import type { Handlers } from '../http/call-routes'
import type { Services } from '../services'
import { studyHandlers } from '../study/study-handlers'
import { pull } from '../sync/pull-call'
import { writeCalls } from '../sync/write-calls'
import { contentHandlers } from './content/contents'
import { dueMessages } from './content/due-messages'
import { packManifest, packMedia, packSegment, packs } from './content/packs'
import { planHandlers } from './content/plans'
import { verseOfTheDay } from './content/verse-of-the-day'
import { languageCatalogue, languageGroups, languages } from './languages'
import { library, manifest, segment } from './library'
import { meaning, meaningModel } from './meaning'
import { openapi } from './openapi'
import { pages } from './pages'
import { booknames, booknamesOfLocales } from './reading/booknames'
import { recording } from './reading/recording'
import { routeMeta } from './reading/route-meta'
import { articleSearch, search } from './reading/search'
import { suggestions } from './reading/suggestions'
import { text } from './reading/text'
import { settings } from './settings'

/** One handler for each call. */
export function makeHandlers(services: Services): Handlers {
  return {
    text: text(services),
    booknames: booknames(services),
    booknamesOfLocales: booknamesOfLocales(services),
    suggestions: suggestions(services),
    routeMeta: routeMeta(services),
    languageGroups: languageGroups(services.languages),
    languages: languages(services),
    languageCatalogue: languageCatalogue(services.languages),
    settings: settings(services.config.publicSettings, services.library),
    library: library(services.library),
    manifest: manifest(services.library),
    segment: segment(services.library),
    pages: pages(services.articles),
    meaning: meaning(services.library),
    meaningModel: meaningModel(services.library),
    recording: recording(services.library),
    packs: packs(services.library),
    packManifest: packManifest(services.library),
    packSegment: packSegment(services.library),
    packMedia: packMedia(services.library),
    ...contentHandlers(services.library),
    ...planHandlers(services),
    verseOfTheDay: verseOfTheDay(services),
    searchHybrid: search(services, 'hybrid'),
    searchClassic: search(services, 'classic'),
    searchArticles: articleSearch(services),
    ...accountHandlers(services.accounts, services.answers),
    ...writeCalls(services.store),
    pull: pull(services.store),
    ...studyHandlers(services.store, services.shared, dueMessages(services)),
    ...chatHandlers(services),
    openapi: openapi(services.config.productName),
  }
}
