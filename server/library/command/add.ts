/** Adds and updates editions and packs from what an operator names. */
import { isContent } from '#core/content/import/is-content'
import { contentBeside } from '#core/content/import/works'
import { type LayerOutcome, layerAfter } from '../layers/layer-after'
import type { EditionChoices, IndexEntry } from '../library-index'
import type { PackChange } from '../packs/change-packs'
import { readEdition } from '../read-edition'
import { type ReadSource, readSource } from '../read-source'
import {
  addEdition,
  addOrReplaceEdition,
  type Change,
  type ChangeOptions,
  updateEdition,
} from '../writing/change-library'
import { quickQuality } from '../writing/write-edition'
import type { Command } from './command-line'
import { editionNow, learnAfter } from './learn'
import { addPack, hasPack, packReportText, updatePackFrom } from './packs'
import { failureText, layerText, type Progress, reportText } from './show'

type AddCommand = Extract<Command, { kind: 'add' }>

interface Reported {
  change: Change | PackChange
  text: string
  /** The edition, with which meanings change; absent for a pack. */
  edition?: Change['manifest']
}

/**
 * Adds what the sources name; returns the report. Of several sources one that fails is given to `onFailed`, and
 * the others are added. Throws the failure of a single one.
 */
export async function add(
  directory: string,
  command: AddCommand,
  { progress, onFailed }: { progress: Progress; onFailed: (failure: string) => void },
): Promise<string> {
  const added: Reported[] = []
  for (const source of command.sources) {
    try {
      added.push(...(await addOne(directory, command, source, { progress, onFailed })))
    } catch (error) {
      if (command.sources.length === 1) throw error
      onFailed(`${source}: ${failureText(error)}`)
    }
  }
  const texts = added.flatMap(({ edition }) => edition ?? [])
  const learnt = await learnAfter(directory, command, progress, texts)
  if (!command.isJson) return added.map(({ text }) => text).join('\n\n') + learnt
  const reports = added.map(({ change }) => change.report)
  return JSON.stringify(reports.length === 1 ? reports[0] : reports, undefined, 2)
}

async function addOne(
  directory: string,
  command: AddCommand,
  source: string,
  { progress, onFailed }: { progress: Progress; onFailed: (failure: string) => void },
): Promise<Reported[]> {
  const read = await readSource(source, showDownload(progress))
  if (!isContent(read.input, command.choices.kind)) {
    const change = await addText(directory, command, read, progress)
    const text = reportedText(change, await layerAfter(directory, change))
    const beside = await addBeside(directory, command, read).catch((error: unknown) => {
      onFailed(`${source}: ${failureText(error)}`)
      return []
    })
    return [text, ...beside]
  }
  progress.show('Reading', undefined)
  const changes = await addPack(directory, read.input, command.choices, command.abbreviation)
  return changes.map(reportedPack)
}

/** Dictionaries and the like in the archive of an edition. */
async function addBeside(
  directory: string,
  { choices: { name: _, ...choices } }: AddCommand,
  { input }: ReadSource,
): Promise<Reported[]> {
  const beside = contentBeside(input)
  return beside ? (await addPack(directory, beside, choices, undefined)).map(reportedPack) : []
}

function reportedText(change: Change, layer: LayerOutcome): Reported {
  return { change, text: reportText(change) + layerText(layer), edition: change.manifest }
}

function reportedPack(change: PackChange): Reported {
  return { change, text: packReportText(change) }
}

async function addText(
  directory: string,
  { abbreviation, isSeparate, choices: { kind: _, sourceUrl: __, digitisedBy: ___, ...choices } }: AddCommand,
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
  const options = quickly(decided, progress)
  return isSeparate
    ? await addEdition(directory, read, options)
    : await addOrReplaceEdition(directory, read, { ...options, abbreviation: wanted })
}

/** Updates an edition or a pack; returns the report. */
export async function update(
  directory: string,
  command: Extract<Command, { kind: 'update' }>,
  progress: Progress,
): Promise<string> {
  const { abbreviation, source, choices: given, isJson } = command
  const { input } = await readSource(source, showDownload(progress))
  if (hasPack(directory, abbreviation)) {
    const pack = reportedPack(await updatePackFrom(directory, abbreviation, input, given))
    return isJson ? JSON.stringify(pack.change.report, undefined, 2) : pack.text
  }
  const { kind: _, sourceUrl: __, digitisedBy: ___, ...choices } = given
  const before = await editionNow(directory, abbreviation)
  const change = await updateEdition(
    directory,
    abbreviation,
    (taken, entry) =>
      readEdition(input, { ...entry.choices, ...choices, abbreviation: entry.abbreviation }, taken, (share) =>
        progress.show('Reading', share),
      ),
    quickly(choices, progress),
  )
  const layer = await layerAfter(directory, change)
  const learnt = await learnAfter(directory, command, progress, [change.manifest, ...before])
  return isJson ? JSON.stringify(change.report, undefined, 2) : reportText(change) + layerText(layer) + learnt
}

/** Packed quickly: the operator waits for it, and the upkeep packs it again. */
function quickly(choices: EditionChoices, progress: Progress): ChangeOptions {
  return {
    quality: quickQuality,
    remember: { choices, isQuick: true },
    onProgress: (share) => progress.show('Compressing', share),
  }
}

function showDownload(progress: Progress): (receivedBytes: number, totalBytes: number | undefined) => void {
  return (received, total) => {
    if (total !== undefined) progress.show('Downloading', received / total)
    else progress.show(`Downloading ${Math.round(received / 1024)} kB`, undefined)
  }
}
