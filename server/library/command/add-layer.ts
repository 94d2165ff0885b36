/** `npm run library -- layer`: words of the original from a table, beside an edition of the library. */
import { canonicalOf, placeOf } from '#core/canonical'
import { type FittedWords, fitWords } from '#core/content/words/sources/fit-words'
import type { NamedWords } from '#core/content/words/sources/named-words'
import { readWordTables } from '#core/content/words/sources/read-word-tables'
import type { BookText } from '#core/contract/editions/chapter'
import type { Manifest } from '#core/contract/editions/edition'
import { AppError } from '#core/errors'
import { agreedWords, areOfTheirVerses } from '../layers/agreed-words'
import { openLibrary } from '../library'
import { addLayer } from '../packs/layer-pack'
import { readSource } from '../read-source'
import type { Command } from './command-line'
import { agreedText, layerText, type Progress } from './show'

/** A table of another text fits less of its words. */
const leastFitting = 0.98

/**
 * Adds the words of a table; returns the message for the operator. Throws edition-unknown, invalid-input with
 * `{field: 'words'}` for words of another text and `{field: 'licence'}` without one, and the errors of reading.
 */
export async function addLayerFrom(
  directory: string,
  { source, abbreviation, choices, isJson }: Extract<Command, { kind: 'layer' }>,
  progress: Progress,
): Promise<string> {
  const { manifest, books } = await editionNamed(directory, abbreviation)
  const { input } = await readSource(source, () => progress.show('Downloading', undefined))
  progress.show('Reading', undefined)
  const named = readWordTables(input)
  const licence = choices.licence ?? named.licence
  if (licence === '') throw refused('licence', 'The files state no licence; say --licence')
  progress.show('Finding the words', undefined)
  const fitted = fitWords(named.verses, books, manifest)
  if (fitted.fitted < fitted.rendered * leastFitting) throw otherText(manifest, books, named, fitted)
  const { words, agreed, surplus } = await agreedWords(directory, { ...manifest, books }, fitted.words)
  if (!areOfTheirVerses(agreed))
    throw refused('words', `Its numbers are not those of its verses: ${agreedText(agreed)}`)
  const change = await addLayer(directory, manifest, books, {
    words,
    found: fitted.found - surplus,
    origin: 'given',
    format: named.format,
    licence,
    attribution: choices.attribution ?? named.attribution,
    ...(choices.sourceUrl === undefined ? {} : { sourceUrl: choices.sourceUrl }),
    isBeside: true,
    ...(named.glossLocale === undefined ? {} : { glossLocale: named.glossLocale }),
  })
  if (isJson)
    return JSON.stringify(
      { ...change.report, rendered: fitted.rendered, fitted: fitted.fitted, agreed },
      undefined,
      2,
    )
  return [
    `${fitted.fitted} of ${fitted.rendered} renderings found in ${manifest.abbreviation} (${shareText(fitted)})`,
    ...(fitted.misfits.length > 0 ? [`some were not found in ${placesText(fitted.misfits)}`] : []),
    ...(fitted.foreign > 0
      ? [`${fitted.foreign} verses of the table are not in ${manifest.abbreviation}`]
      : []),
    ...(named.unread > 0 ? [`${named.unread} files hold no words of a chapter`] : []),
    layerText({ kind: 'made', change, agreed, surplus }).trimStart(),
  ].join('\n')
}

async function editionNamed(
  directory: string,
  abbreviation: string,
): Promise<{ manifest: Manifest; books: BookText[] }> {
  const library = openLibrary(directory, { onDamage: () => undefined })
  try {
    const edition = library.view().find(abbreviation)
    if (!edition) throw new AppError('edition-unknown', { abbreviation })
    return { manifest: edition.manifest, books: await edition.books() }
  } finally {
    await library.close()
  }
}

function otherText(
  { abbreviation }: Manifest,
  books: readonly BookText[],
  { verses }: NamedWords,
  fitted: FittedWords,
): AppError {
  const [first] = fitted.misfits
  const place = first === undefined ? undefined : placeOf(first)
  const text = books
    .flatMap(({ chapters }) => chapters)
    .find(({ canonical }) => place && canonical === canonicalOf(place.book, place.chapter))
    ?.verses.find(({ verse }) => verse === place?.verse)?.content
  const said = verses.find(
    ({ book, chapter, verse }) => book === place?.book && chapter === place.chapter && verse === place.verse,
  )
  const example =
    text === undefined || !said
      ? []
      : [
          `${abbreviation} has: ${text.slice(0, shown)}`,
          `the table has: ${said.words
            .map((word) => word.text)
            .join(' ')
            .slice(0, shown)}`,
        ]
  return refused(
    'words',
    [
      `It belongs to another text: ${shareText(fitted)} of its words are in ${abbreviation}, 98 % are wanted; nothing was changed`,
      ...example,
    ].join('\n'),
  )
}

const shown = 120

function refused(field: string, message: string): AppError {
  return new AppError('invalid-input', { field }, { message })
}

function shareText({ fitted, rendered }: FittedWords): string {
  return `${((fitted / Math.max(1, rendered)) * 100).toFixed(1)} %`
}

function placesText(places: readonly number[]): string {
  return places
    .map((place) => {
      const { book, chapter, verse } = placeOf(place)
      return `${book} ${chapter}:${verse}`
    })
    .join(', ')
}
