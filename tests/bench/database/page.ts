/** The bench page: what a reader's page does with the local database, timed where it happens. */
import { wrap } from 'comlink'
import { addressPath, namingOf } from '#core/scripture/reading/addresses/addresses'
import { readPage } from '#core/scripture/reading/read-page'
import { wholeCode } from '#core/scripture/reading/whole-code'
import { Database } from '#db/database'
import { databaseSource } from '#db/page-source'
import { preparedReadings } from '../../../src/features/reading/loading/reading-cache'
import { readAhead } from '../../../src/features/reading/turning/read-ahead'
import { startLanguage } from '../../../src/platform/language/language'
import { type Compared, compare } from '../measure'
import type { DatabaseBench } from './database-bench'
import { getRaw, openRaw } from './raw-database'

const worker = wrap<Pick<DatabaseBench, 'fill' | 'compareImport' | 'searchMany'>>(
  new Worker(new URL('./import-worker.ts', import.meta.url), { type: 'module' }),
)
const database = new Database()
/** Chapters per round. */
const chaptersPerRound = 60

globalThis.bench = {
  fill: (abbreviation) => worker.fill(abbreviation),
  compareImport: (abbreviation) => worker.compareImport(abbreviation),
  searchMany: (abbreviations, texts) => worker.searchMany(abbreviations, texts),
  async compareGet(abbreviation) {
    const places = await placesOf(abbreviation)
    return perChapter(places, ({ key }) => database.chapters.get([...key]))
  },
  async compareReading(abbreviation) {
    const places = await placesOf(abbreviation)
    const source = databaseSource(database, () => 'de')
    return perChapter(places, async ({ passage }) => {
      const reading = await readPage(
        source,
        { abbreviations: [abbreviation], passage, locale: 'de' },
        wholeCode,
      )
      if (reading.kind !== 'found' || reading.missing.length > 0) throw new Error(`${passage} is not here`)
    })
  },
  async comparePrefetched(abbreviation) {
    await startLanguage('de')
    const places = await placesOf(abbreviation)
    return perChapter(
      places,
      ({ passage }) => {
        if (!preparedReadings.has(`${abbreviation}/${passage}`))
          throw new Error(`${passage} was not prefetched`)
      },
      ({ passage }) => readAhead([`/${abbreviation}/${passage}`], 'de'),
    )
  },
}

interface ChapterPlace {
  key: readonly [string, string, number]
  /** As in the address. */
  passage: string
}

/** Every chapter of an edition, in an order that is no reading order, the same each time. */
async function placesOf(abbreviation: string): Promise<ChapterPlace[]> {
  const source = databaseSource(database, () => 'de')
  const request = { abbreviations: [abbreviation], passage: undefined, locale: 'de' }
  const reading = await readPage(source, request, wholeCode)
  const naming = reading.kind === 'found' ? namingOf(reading.data, 'de') : undefined
  if (!naming) throw new Error(`${abbreviation} cannot be read: ${reading.kind}`)
  const keys = await database.chapters.toCollection().primaryKeys()
  const places = keys.map((key) => {
    const path = decodeURIComponent(addressPath([abbreviation], key[2], undefined, naming))
    return { key, passage: path.split('/')[2] ?? '' }
  })
  return places
    .map((_, index) => places[(index * 811) % places.length])
    .filter((place) => place !== undefined)
}

/** Times per chapter; `prepare` is not counted. */
async function perChapter(
  places: readonly ChapterPlace[],
  subject: (place: ChapterPlace) => unknown,
  prepare?: (place: ChapterPlace) => Promise<void>,
): Promise<Compared> {
  const raw = await openRaw(database.name)
  const each = (run: (place: ChapterPlace) => unknown, before?: typeof prepare) => async (round: number) => {
    let sum = 0
    for (let count = 0; count < chaptersPerRound; count += 1) {
      const place = places[((round + 1) * chaptersPerRound + count) % places.length]
      if (!place) continue
      await before?.(place)
      const from = performance.now()
      await run(place)
      sum += performance.now() - from
    }
    return sum / chaptersPerRound
  }
  const compared = await compare(
    each(subject, prepare),
    each(({ key }) => getRaw(raw, key)),
  )
  raw.close()
  return compared
}
