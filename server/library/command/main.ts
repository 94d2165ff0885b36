/** `npm run library`: adds, updates, lists and removes editions and learns their meanings. Ends with 0, with 1 when it failed, with 2 when it was used wrongly. */
import { join, resolve } from 'node:path'
import { createPrivately, giveToOwner } from '../../process/private-files'
import { openLibrary } from '../library'
import type { EditionChoices, IndexEntry } from '../library-index'
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
import { readSource } from './read-source'
import { failureText, type Progress, progressOn, reportText, tableOf } from './show'

/** Runs the command of `args`; the result is the exit code. */
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
      await removeEdition(directory, command.abbreviation)
      await removeRecordings(directory, command.abbreviation)
      return `${command.abbreviation.toUpperCase()} removed${await learnAfter(directory, command, progress)}`
    case 'audio':
      return await addAudio(directory, command, progress)
    case 'add':
      return await report(directory, await add(directory, command, progress), command, progress)
    case 'update':
      return await report(directory, await update(directory, command, progress), command, progress)
  }
}

async function add(
  directory: string,
  { source, abbreviation, isSeparate, choices }: Extract<Command, { kind: 'add' }>,
  progress: Progress,
): Promise<Change> {
  const { input, known } = await readSource(source, showDownload(progress))
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
  { abbreviation, source, choices }: Extract<Command, { kind: 'update' }>,
  progress: Progress,
): Promise<Change> {
  const { input } = await readSource(source, showDownload(progress))
  return await updateEdition(
    directory,
    abbreviation,
    (taken, entry) =>
      readEdition(input, { ...entry.choices, ...choices, abbreviation: entry.abbreviation }, taken, (share) =>
        progress.show('Reading', share),
      ),
    { remember: { choices }, onProgress: (share) => progress.show('Compressing', share) },
  )
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
  const editions = library.view().editions.map(({ summary }) => summary)
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
  if (isJson) return JSON.stringify(rows, undefined, 2)
  if (rows.length === 0) return 'The library is empty.'
  const head = ['abbr', 'name', 'locale', 'numbering', 'books', 'chapters', 'verses', 'licence', 'bytes']
  return tableOf([head, ...rows.map((row) => Object.values(row).map(String))])
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
