/**
 * `npm run library`: adds, updates, lists and removes editions and trains search models. Exit code 0, 1 for a
 * failure, 2 for wrong use.
 */
import { join, resolve } from 'node:path'
import { createPrivately, giveToOwner } from '../../process/private-files'
import { openLibrary } from '../library'
import type { EditionChoices, IndexEntry } from '../library-index'
import { type PackChange, removePack } from '../packs/change-packs'
import { readEdition } from '../read-edition'
import { removeRecordings } from '../recordings/add-recordings'
import {
  addEdition,
  addOrReplaceEdition,
  type Change,
  removeEdition,
  updateEdition,
} from '../writing/change-library'
import { addAudio } from './add-audio'
import { catalogue } from './catalogue'
import { type Command, readCommand, UsageError, usage } from './command-line'
import { learnAfter, train } from './learn'
import { addPack, goesAsPack, hasPack, packReportText, packRow, updatePackFrom } from './packs'
import { type ReadSource, readSource } from './read-source'
import { failureText, type Progress, progressOn, reportText, tableOf } from './show'

/** Runs the command of `args`; returns the exit code. */
export async function runLibraryCommand(args: readonly string[]): Promise<number> {
  const progress = progressOn(process.stderr)
  const dataDirectory = resolve(process.env.DATA_DIR || './data')
  createPrivately()
  try {
    const output = await run(readCommand(args), dataDirectory, progress)
    await giveToOwner(dataDirectory)
    progress.end()
    process.stdout.write(`${output}\n`)
    return 0
  } catch (error) {
    progress.end()
    if (error instanceof UsageError) {
      process.stderr.write(`${error.message}\n\n${usage}`)
      return 2
    }
    process.stderr.write(`${failureText(error)}\n`)
    return 1
  }
}

async function run(command: Command, dataDirectory: string, progress: Progress): Promise<string> {
  const directory = join(dataDirectory, 'library')
  switch (command.kind) {
    case 'help':
      return usage
    case 'catalogue':
      return showCatalogue(command.isJson)
    case 'list':
      return await list(directory, command.isJson)
    case 'train':
      return await train(directory, command.isJson, progress)
    case 'remove':
      if (await removePack(directory, command.abbreviation))
        return `${command.abbreviation.toUpperCase()} removed`
      await removeEdition(directory, command.abbreviation)
      await removeRecordings(directory, command.abbreviation)
      return `${command.abbreviation.toUpperCase()} removed${await learnAfter(directory, command, progress)}`
    case 'audio':
      return await addAudio(directory, command, progress)
    case 'add':
      return await add(directory, command, progress)
    case 'update':
      return await update(directory, command, progress)
  }
}

async function add(
  directory: string,
  command: Extract<Command, { kind: 'add' }>,
  progress: Progress,
): Promise<string> {
  const { source, abbreviation, choices, isJson } = command
  const read = await readSource(source, showDownload(progress))
  if (!goesAsPack(read.input, choices))
    return await report(directory, await addText(directory, command, read, progress), command, progress)
  progress.show('Reading', undefined)
  return packReport(await addPack(directory, read.input, choices, abbreviation), isJson)
}

function packReport(change: PackChange, isJson: boolean): string {
  return isJson ? JSON.stringify(change.report, undefined, 2) : packReportText(change)
}

async function addText(
  directory: string,
  {
    abbreviation,
    isSeparate,
    choices: { kind: _, sourceUrl: __, digitisedBy: ___, ...choices },
  }: Extract<Command, { kind: 'add' }>,
  { input, known }: ReadSource,
  progress: Progress,
): Promise<Change> {
  const { abbreviation: knownAbbreviation, ...knownChoices } = known
  const decided: EditionChoices = { ...knownChoices, ...choices }
  const wanted = abbreviation ?? knownAbbreviation
  const read = (taken: ReadonlySet<string>, entry?: IndexEntry) =>
    readEdition(
      input,
      { ...entry?.choices, ...decided, abbreviation: entry?.abbreviation ?? wanted },
      taken,
      (share) => progress.show('Reading', share),
    )
  const options = {
    remember: { choices: decided },
    onProgress: (share: number) => progress.show('Compressing', share),
  }
  return isSeparate
    ? await addEdition(directory, read, options)
    : await addOrReplaceEdition(directory, read, { ...options, abbreviation: wanted })
}

async function update(
  directory: string,
  command: Extract<Command, { kind: 'update' }>,
  progress: Progress,
): Promise<string> {
  const { abbreviation, source, choices: given } = command
  const { input } = await readSource(source, showDownload(progress))
  if (hasPack(directory, abbreviation))
    return packReport(await updatePackFrom(directory, abbreviation, input, given), command.isJson)
  const { kind: _, sourceUrl: __, digitisedBy: ___, ...choices } = given
  const change = await updateEdition(
    directory,
    abbreviation,
    (taken, entry) =>
      readEdition(input, { ...entry.choices, ...choices, abbreviation: entry.abbreviation }, taken, (share) =>
        progress.show('Reading', share),
      ),
    { remember: { choices }, onProgress: (share) => progress.show('Compressing', share) },
  )
  return await report(directory, change, command, progress)
}

function showDownload(progress: Progress): (receivedBytes: number, totalBytes: number | undefined) => void {
  return (received, total) => {
    if (total !== undefined) progress.show('Downloading', received / total)
    else progress.show(`Downloading ${Math.round(received / 1024)} kB`, undefined)
  }
}

async function report(
  directory: string,
  change: Change,
  command: { isJson: boolean; trains: boolean },
  progress: Progress,
): Promise<string> {
  const learnt = await learnAfter(directory, command, progress)
  return command.isJson ? JSON.stringify(change.report, undefined, 2) : reportText(change) + learnt
}

async function list(directory: string, isJson: boolean): Promise<string> {
  const damaged: string[] = []
  const library = openLibrary(directory, { onDamage: (file, message) => damaged.push(`${file}: ${message}`) })
  const view = library.view()
  const editions = view.editions.map(({ summary }) => summary)
  const packs = view.packs.all.map(({ summary }) => packRow(summary))
  await library.close()
  for (const line of damaged) process.stderr.write(`${line}\n`)
  const rows = editions.map(
    ({ abbreviation, name, locale, numbering, books, chapters, verses, licence, bytes }) => ({
      abbr: abbreviation,
      name,
      locale,
      numbering: numbering.base,
      books,
      chapters,
      verses,
      licence,
      bytes,
    }),
  )
  if (isJson) return JSON.stringify([...rows, ...packs], undefined, 2)
  const tables = [rows, packs].flatMap(([first, ...others]) =>
    first
      ? [tableOf([Object.keys(first), ...[first, ...others].map((row) => Object.values(row).map(String))])]
      : [],
  )
  return tables.length > 0 ? tables.join('\n\n') : 'The library is empty.'
}

function showCatalogue(isJson: boolean): string {
  if (isJson) return JSON.stringify(catalogue, undefined, 2)
  const rows = catalogue.map(({ abbreviation, locale, name, licence, page }) => [
    abbreviation,
    locale,
    name,
    licence,
    page,
  ])
  return tableOf([['abbr', 'locale', 'name', 'licence', 'publisher'], ...rows])
}
