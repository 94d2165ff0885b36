/** The data side of the app: the only writer of the local database and the only caller of the API. Exposed to the page by Comlink. */
import { hearText } from '#core/care/bundled-care'
import type { RequestOutcome, WorkerApi } from '#core/contract/browser/worker'
import { defaultLocale, isLocale, type Locale } from '#core/contract/locales'
import { pageDataSchema } from '#core/contract/page-data'
import { AppError, toErrorWire } from '#core/errors'
import { bundledFinder, bundledTable } from '#core/finder/bundled-finder'
import { typedNames } from '#core/finder/finder'
import { loadNames } from '#core/scripture/names/load-names'
import type { NamePack } from '#core/scripture/names/name-pack'
import { nameLocale } from '#core/scripture/reading/name-locale'
import { offerFor, offersAhead, runFor } from '#core/scripture/suggestions/read-input'
import { languageOf } from '#core/words/language'
import { databaseContents } from '#db/content-source'
import { Database } from '#db/database'
import { meaningOption } from '#db/meaning-option'
import { databaseSource } from '#db/page-source'
import { carriedRows, deviceStore } from '#db/store/browser-store'
import { answerHeard } from './assistant/answer-heard'
import { contactOnDemand } from './contact'
import { Downloads } from './downloads/downloads'
import { EditionWork } from './downloads/edition-work'
import { PackWork } from './downloads/pack-work'
import { evenIfFull } from './even-if-full'
import { exposeWorker } from './expose-worker'
import { setCallLocale } from './http'
import { inputSource } from './input-source'
import { ensureManifest, refreshLibrary } from './library/editions'
import { fetchChapter } from './library/fetch-chapters'
import { storeFirstPage } from './library/first-page'
import { importOwnFiles } from './library/import-own-files'
import { findRecording, forgetRecording, keepRecording } from './library/recordings'
import { Removal } from './library/removal'
import { membersOnDemand } from './members'
import { contentMethods } from './packs/content-methods'
import { refreshPacks } from './packs/pack-list'
import { PackRemoval } from './packs/pack-removal'
import { refreshPageTexts } from './pages/page-texts'
import { alone, deviceMemoryGb, dropCachedTexts, freeSpace, keepAssets, savesData, sha256 } from './platform'
import { DeviceMeanings } from './search/device-meanings'
import { DeviceOriginals } from './search/device-originals'
import { keepLanguages } from './search/keep-languages'
import { OpenIndexes } from './search/open-indexes'
import { prepareForReader, prepareTyping } from './search/prepare-typing'
import { searchMemory } from './search/search-memory'
import { Searches } from './search/searches'
import { refreshPublicSettings } from './settings/public-settings'
import { renewOptions } from './settings/renewed-options'
import { rememberPassage, rememberSearch } from './settings/settings'
import { asAppError } from './storage-error'

const database = new Database()
carriedRows.layOver(database)
const members = membersOnDemand(database)
const contact = contactOnDemand(database)
const memory = searchMemory(deviceMemoryGb())
const indexes = new OpenIndexes(database, memory)
const editionWork = new EditionWork(database, {
  now: Date.now,
  sha256,
  dropCachedTexts,
  takeIn: (manifest) => indexes.takeIn(manifest),
})
const downloads = new Downloads(database, {
  now: Date.now,
  works: { edition: editionWork, pack: new PackWork(database, { now: Date.now, sha256 }) },
  freeSpace,
  alone,
  later: (run, delayMs) => void setTimeout(run, delayMs),
})
const packRemoval = new PackRemoval(database, (run, delayMs) => void setTimeout(run, delayMs))
const removal = new Removal(database, dropCachedTexts)
const meanings = new DeviceMeanings(database, memory)
/** Packs stay open, with their indexes. */
const contents = databaseContents(database)
const originals = new DeviceOriginals(database, contents)
const localeNow = () => interfaceLocale || defaultLocale
const searches = new Searches(database, indexes, meanings, originals, localeNow, Date.now)
/** Locale of the interface. */
let interfaceLocale: Locale | '' = ''
/** The arguments that the page began with; it begins again where the database is lost. */
let visit: Parameters<WorkerApi['start']> | undefined
const pages = databaseSource(database, () => interfaceLocale)
const inputs = inputSource(database, pages)
/** Imported editions and the library are requested by several views at once: one request serves them all. */
const asking = new Map<string, Promise<unknown>>()
const named = new Set<string>()

/** The assistant over what is on this device. */
async function answersHere() {
  return (await import('./assistant/answer-here')).answersHere({
    database,
    locale: localeNow(),
    source: { ...pages, names: inputs.names },
    contents,
    worker,
  })
}

const worker: WorkerApi = {
  ...members.api,
  ...contact.api,
  ...contentMethods(database, contents, once),
  async start(locale, first) {
    visit = [locale, first]
    await byTheWay(() => renewOptions(database))
    await byTheWay(() => worker.changeLocale(locale))
    const parsed = pageDataSchema.safeParse(first)
    if (parsed.success) await byTheWay(() => storeFirstPage(database, parsed.data, Date.now()))
    await byTheWay(() => members.start())
    void byTheWay(() => contact.drain())
    void byTheWay(() => prepareForReader(database, interfaceLocale || defaultLocale))
    await byTheWay(() => packRemoval.purge(Date.now()))
    await downloads.resumeAll()
    await Promise.all([
      byTheWay(worker.refreshLibrary),
      byTheWay(worker.refreshPacks),
      byTheWay(() => refreshPublicSettings(database)),
    ])
    await worker.wantPageTexts(interfaceLocale)
    void byTheWay(() => keepLanguages(database, interfaceLocale))
  },
  forget: async () => deviceStore.lose(),
  refreshLibrary: () =>
    once('library', async () => {
      await refreshLibrary(database, Date.now())
      void byTheWay(refreshMeanings)
    }),
  async changeLocale(locale) {
    const isAnother = interfaceLocale !== ''
    setCallLocale(locale)
    interfaceLocale = locale
    if (isAnother) void worker.wantPageTexts(locale)
    await worker.wantNames(locale)
  },
  finderTable: bundledTable,
  typedNames: async (words, locale, languages) =>
    typedNames(await bundledFinder.finder(locale, languages), words),
  prepareTyping: (locale, languages) => byTheWay(() => prepareTyping(locale, languages)),
  async wantNames(locale) {
    if (!isLocale(locale)) return
    // Once per start, so that a new version of the app brings its names along.
    await once(`names ${locale}`, async () => {
      const isThere = named.has(locale) && (await database.names.get(locale)) !== undefined
      const pack = isThere ? undefined : await packOf(locale)
      if (pack) await evenIfFull(async () => void (await database.names.put({ locale, pack })))
      named.add(locale)
    })
  },
  async wantPageTexts(locale) {
    if (!isLocale(locale)) return { kind: 'absent' }
    return await outcomeOf(() => once(`pages ${locale}`, () => refreshPageTexts(database, locale)))
  },
  wantEdition: (abbreviation) =>
    outcomeOf(() =>
      once(`edition ${abbreviation}`, () => ensureManifest(database, abbreviation, Date.now())),
    ),
  wantChapters: (wanted) =>
    Promise.all(
      wanted.map((one) =>
        once(`${one.abbreviation} ${one.canonical}`, () => fetchChapter(database, one, Date.now())),
      ),
    ),
  offer: (raw, context) => offerFor(inputs, raw, context),
  offersAhead: (raw, context) => offersAhead(inputs, raw, context),
  runInput: (raw, context, chosen) => runFor(inputs, raw, context, chosen),
  search: (request) => searches.search(request),
  async searchArticles(words, languages) {
    const { articleSearch } = await import('./search/article-searches')
    return await articleSearch(database, contents, indexes.ofPacks, words, languages)
  },
  hear: (text) => hearText(text, interfaceLocale || defaultLocale),
  answerHere: (question, earlier = []) =>
    answerHeard({ ...question, earlier }, interfaceLocale || defaultLocale, answersHere),
  prepareAnswers: (abbr) => byTheWay(async () => await (await answersHere()).prepare(abbr)),
  rememberSearch: (words, path, abbreviations) =>
    byTheWay(() =>
      rememberSearch(database, { words, path, abbreviations: [...abbreviations], at: Date.now() }),
    ),
  async download(abbreviation) {
    // Offline, a downloaded edition can only be opened with the names of its language.
    const names = byTheWay(() => wantNamesOf(abbreviation))
    await downloads.start(abbreviation)
    await names
    void byTheWay(refreshMeanings)
  },
  async notice(event) {
    if (event !== 'hidden') {
      void byTheWay(() => contact.drain(event === 'online'))
      void byTheWay(comeBack)
    }
    if (event !== 'focused') await members.api.notice(event)
  },
  refreshPacks: () => once('packs', async () => await refreshPacks(database, Date.now())),
  downloadPack: async (abbreviation, books) =>
    await downloads.start(abbreviation, { kind: 'pack', ...(books && { books }) }),
  removePack: async (abbreviation) => await packRemoval.remove(abbreviation, Date.now()),
  undoPackRemoval: async (abbreviation) => await packRemoval.undo(abbreviation),
  pauseDownload: (abbreviation) => downloads.pause(abbreviation),
  cancelDownload: (abbreviation) => downloads.cancel(abbreviation),
  async removeEdition(abbreviation) {
    await removal.remove(abbreviation)
    await indexes.remove(abbreviation)
  },
  undoRemoval: (abbreviation) => removal.undo(abbreviation),
  async importFiles(files, choice, locale) {
    const report = await importOwnFiles(database, files, choice, locale)
    void byTheWay(() => indexes.prepare(report.abbreviation))
    return report
  },
  recording: findRecording,
  keepRecording,
  forgetRecording,
  keepAssets,
  async setOption(path, value) {
    await members.api.setOption(path, value)
    if (path === meaningOption) void byTheWay(refreshMeanings)
  },
  async setFact(key, value) {
    await evenIfFull(async () => void (await database.facts.put({ key, value })))
  },
  rememberPassage: (path, title, abbreviations) =>
    byTheWay(() => rememberPassage(database, path, title, abbreviations, Date.now())),
}

/**
 * Resumes what waited for the network or for a visible page: downloads, and an edition list that never
 * arrived.
 */
async function comeBack(): Promise<void> {
  await downloads.resumeAll()
  if ((await database.editions.count()) === 0) await worker.refreshLibrary()
}

/**
 * Fetches models for the languages searched on this device, unless the person does not want them or saves
 * data.
 */
async function refreshMeanings(): Promise<void> {
  const isUnwanted = (await members.option(meaningOption)) === false
  if (isUnwanted) return await meanings.remove()
  const rows = await database.editions.filter(({ isInstalled }) => isInstalled).toArray()
  if (rows.length === 0 || savesData()) return
  const languages = [...rows.map(({ summary }) => summary.locale), interfaceLocale]
  await meanings.refresh(new Set(languages.map(languageOf)))
}

/** Fetches the names used in the addresses of an edition. */
async function wantNamesOf(abbreviation: string): Promise<void> {
  const row = await database.editions.get(abbreviation)
  if (row) await worker.wantNames(nameLocale(row.summary.locale, interfaceLocale))
}

/** The names of a language, fetched if they are not here yet. */
async function packOf(locale: Locale): Promise<NamePack> {
  try {
    return await loadNames(locale)
  } catch (cause) {
    throw new AppError('network', {}, { cause })
  }
}

/** The outcome of a request, in the form the page expects. */
async function outcomeOf(run: () => Promise<unknown>): Promise<RequestOutcome> {
  try {
    await evenIfFull(run)
    return { kind: 'stored' }
  } catch (error) {
    return { kind: 'failed', error: toErrorWire(asAppError(error)) }
  }
}

/** Shares one run among callers with the same key. */
function once<Result>(key: string, run: () => Promise<Result>): Promise<Result> {
  const running = asking.get(key) as Promise<Result> | undefined
  if (running) return running
  const promise = run().finally(() => asking.delete(key))
  asking.set(key, promise)
  return promise
}

/** Runs optional work: without network or space it waits for the next time, and everything else continues. */
async function byTheWay(run: () => Promise<void>): Promise<void> {
  try {
    await evenIfFull(run)
  } catch (error) {
    if (!['network', 'slow', 'captive-portal', 'quota-exceeded'].includes(asAppError(error).code)) throw error
  }
}

deviceStore.onLoss(() => {
  // Requests that wait for the lost database would keep others waiting.
  asking.clear()
  const [locale, first] = visit ?? []
  if (locale) void byTheWay(() => worker.start(locale, first))
})
exposeWorker(worker)
