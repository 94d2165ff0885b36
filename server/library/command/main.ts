/**
 * `npm run library`: adds, updates, lists and removes editions and trains search models. Exit code 0, 1 for a
 * failure, 2 for wrong use.
 */
import { join, resolve } from 'node:path'
import { createPrivately, giveToOwner } from '../../process/private-files'
import { openLibrary } from '../library'
import { removePack } from '../packs/change-packs'
import { removeLayers } from '../packs/layer-pack'
import { removeRecordings } from '../recordings/add-recordings'
import { removeEdition } from '../writing/change-library'
import { add, update } from './add'
import { addAudio } from './add-audio'
import { addLayerFrom } from './add-layer'
import { catalogue } from './catalogue'
import { type Command, readCommand, UsageError, usage } from './command-line'
import { editionNow, learnAfter, train } from './learn'
import { packRow } from './packs'
import { failureText, linesOn, type Progress, progressOn, tableOf } from './show'

/** Runs the command of `args`; returns the exit code. */
export async function runLibraryCommand(args: readonly string[]): Promise<number> {
  let progress = progressOn(process.stderr)
  const dataDirectory = resolve(process.env.DATA_DIR || './data')
  createPrivately()
  try {
    const command = readCommand(args)
    const isInBackground = command.kind === 'train' && command.isDue
    if (isInBackground) progress = linesOn(process.stderr)
    const failures: string[] = []
    const output = await run(command, dataDirectory, { progress, failures })
    await giveToOwner(dataDirectory)
    progress.end()
    if (output !== '') process.stdout.write(`${output}\n`)
    for (const failure of failures) process.stderr.write(`${failure}\n`)
    return failures.length > 0 ? 1 : 0
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

async function run(
  command: Command,
  dataDirectory: string,
  { progress, failures }: { progress: Progress; failures: string[] },
): Promise<string> {
  const directory = join(dataDirectory, 'library')
  switch (command.kind) {
    case 'help':
      return usage
    case 'catalogue':
      return showCatalogue(command.isJson)
    case 'list':
      return await list(directory, command.isJson)
    case 'train':
      return await train(directory, command, progress)
    case 'remove':
      return await remove(directory, command, progress)
    case 'audio':
      return await addAudio(directory, command, progress)
    case 'layer':
      return await addLayerFrom(directory, command, progress)
    case 'add':
      return await add(directory, command, { progress, onFailed: (failure) => failures.push(failure) })
    case 'update':
      return await update(directory, command, progress)
  }
}

async function remove(
  directory: string,
  command: Extract<Command, { kind: 'remove' }>,
  progress: Progress,
): Promise<string> {
  const { abbreviation } = command
  const removed = `${abbreviation.toUpperCase()} removed`
  if (await removePack(directory, abbreviation)) return removed
  const before = await editionNow(directory, abbreviation)
  await removeEdition(directory, abbreviation)
  await removeLayers(directory, abbreviation)
  await removeRecordings(directory, abbreviation)
  return removed + (await learnAfter(directory, command, progress, before))
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
