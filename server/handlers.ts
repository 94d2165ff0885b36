/** The implementation of the table of calls. */

import { accountHandlers } from './accounts/calls/account-handlers'
import { contentHandlers } from './api/content/contents'
import { packManifest, packMedia, packSegment, packs, references } from './api/content/packs'
import { planHandlers } from './api/content/plans'
import { verseOfTheDay } from './api/content/verse-of-the-day'
import { numberEntries, wordPlacesHandler, words } from './api/content/words'
import { languageCatalogue, languageGroups, languages } from './api/languages'
import { library, manifest, segment } from './api/library'
import { meaning, meaningModel } from './api/meaning'
import { openapi } from './api/openapi'
import { pages } from './api/pages'
import { booknames, booknamesOfLocales } from './api/reading/booknames'
import { recording } from './api/reading/recording'
import { routeMeta } from './api/reading/route-meta'
import { articleSearch, search } from './api/reading/search'
import { suggestions } from './api/reading/suggestions'
import { text } from './api/reading/text'
import { settings } from './api/settings'
import { chatHandlers } from './chat/chat-handlers'
import { contactHandlers } from './contact/contact-handlers'
import { dueMessages } from './daily/due-messages'
import type { Handlers } from './http/call-routes'
import { deleteProfile } from './members/delete-profile'
import { exportProfile } from './members/export-profile'
import type { Services } from './services'
import { studyHandlers } from './study/study-handlers'
import { pull } from './sync/pull-call'
import { writeCalls } from './sync/write-calls'

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
    references: references(services.library),
    words: words(services.library),
    wordPlaces: wordPlacesHandler(services.library),
    numberEntries: numberEntries(services.library),
    ...contentHandlers(services),
    ...planHandlers(services),
    verseOfTheDay: verseOfTheDay(services),
    searchHybrid: search(services, 'hybrid'),
    searchClassic: search(services, 'classic'),
    searchArticles: articleSearch(services),
    ...accountHandlers(services.accounts),
    deleteProfile: deleteProfile(services.accounts, services.answers),
    exportProfile: exportProfile(services.accounts),
    ...contactHandlers(services.accounts),
    ...writeCalls(services.store),
    pull: pull(services.store),
    ...studyHandlers(services.store, services.shared, dueMessages(services)),
    ...chatHandlers(services),
    openapi: openapi(services.config.productName),
  }
}
