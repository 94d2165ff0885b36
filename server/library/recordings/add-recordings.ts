/**
 * Imports a folder of recorded chapters into the library, beside their edition. Files
 * are copied under the hash of their content; the change happens at the instant the
 * list is replaced. Files the list no longer names are deleted.
 */
import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { copyFile, mkdir, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { type Recording } from '#core/contract/editions/recording'
import { AppError } from '#core/errors'
import { replaceDurably } from '../durable-files'
import { withLock } from '../lock'
import type { StoredEdition } from '../stored-edition'
import { chapterOfName, soundEnding } from './recording-names'
import { listFile, type RecordingList, readRecordings, recordingDirectory } from './recording-store'

type VerseTimes = NonNullable<Recording['verses']>

/** The result for the operator. */
export interface AddedRecordings {
  /** Imported chapters, and how many of them have verse times. */
  chapters: number
  timed: number
  /** Names of sound files that name no chapter of the edition, and of unreadable label files. */
  unknown: readonly string[]
  badLabels: readonly string[]
}

/**
 * Adds the recordings of a folder to those of an edition. Throws not-found without such
 * a folder, library-locked.
 */
export async function addRecordings(
  library: string,
  edition: StoredEdition,
  folder: string,
  onProgress: (share: number) => void = () => undefined,
): Promise<AddedRecordings> {
  const directory = recordingDirectory(library, edition.summary.abbreviation)
  const names = (await readdir(folder).catch(() => missing(folder))).filter(soundEnding).sort()
  await mkdir(directory, { recursive: true })
  return await withLock(join(library, 'lock'), async () => {
    const chapters: RecordingList['chapters'] = { ...readRecordings(directory).chapters }
    const added = { chapters: 0, timed: 0, unknown: [] as string[], badLabels: [] as string[] }
    for (const [index, name] of names.entries()) {
      onProgress(index / names.length)
      const chapter = chapterOfName(name)
      if (chapter === undefined || !hasChapter(edition, chapter)) {
        added.unknown.push(name)
        continue
      }
      const labels = await labelsOf(folder, name)
      if (labels?.verses === undefined && labels) added.badLabels.push(labels.name)
      const { file, bytes } = await takeFile(join(folder, name), directory)
      chapters[String(chapter)] = { file, bytes, ...(labels?.verses ? { verses: labels.verses } : {}) }
      added.chapters += 1
      if (labels?.verses) added.timed += 1
    }
    await replaceDurably(join(directory, listFile), `${JSON.stringify({ format: 1, chapters })}\n`)
    await removeOthers(directory, chapters)
    return added
  })
}

/** Removes all recordings of an edition. */
export async function removeRecordings(library: string, abbreviation: string): Promise<void> {
  await rm(recordingDirectory(library, abbreviation), { recursive: true, force: true })
}

function missing(folder: string): never {
  throw new AppError('not-found', {}, { message: `${folder}: there is no such folder` })
}

function hasChapter({ manifest }: StoredEdition, canonical: number): boolean {
  const [book, chapter] = [Math.floor(canonical / 1_000_000), Math.floor(canonical / 1_000) % 1_000]
  return manifest.bookList.some(({ number, chapters }) => number === book && chapters.includes(chapter))
}

/** The labels of a sound file, in a file of the same name with `.txt`. */
async function labelsOf(folder: string, name: string) {
  const labels = `${name.slice(0, name.length - extname(name).length)}.txt`
  const content = await readFile(join(folder, labels), 'utf8').catch(() => undefined)
  return content === undefined ? undefined : { name: labels, verses: readLabels(content) }
}

async function takeFile(source: string, directory: string): Promise<{ file: string; bytes: number }> {
  const hash = createHash('sha256')
  for await (const part of createReadStream(source)) hash.update(part)
  const file = `${hash.digest('hex').slice(0, 16)}.${soundEnding(source)}`
  const target = join(directory, file)
  const { size } = await stat(source)
  const there = await stat(target).catch(() => undefined)
  if (there?.size !== size) {
    await copyFile(source, `${target}.new`)
    await rename(`${target}.new`, target)
  }
  return { file, bytes: size }
}

async function removeOthers(directory: string, chapters: RecordingList['chapters']): Promise<void> {
  const named = new Set([listFile, ...Object.values(chapters).map(({ file }) => file)])
  for (const name of await readdir(directory))
    if (!named.has(name)) await rm(join(directory, name), { force: true })
}

/**
 * Parses the times of verses in a recording from a label file: a line per verse, seconds and number (`12.50
 * 13.20  2`, as Audacity writes them).
 * The times of a label file; undefined if a line is invalid, or the times do not ascend.
 */
export function readLabels(content: string): VerseTimes | undefined {
  const times: VerseTimes = []
  for (const line of content.split(/\r?\n/)) {
    if (line.trim() === '') continue
    const label = /^\s*(\d+(?:[.,]\d+)?)\s+(?:\d+(?:[.,]\d+)?\s+)?(\d{1,3})\s*$/.exec(line)
    if (!label) return undefined
    const ms = Math.round(Number((label[1] ?? '').replace(',', '.')) * 1000)
    const verse = Number(label[2])
    const before = times.at(-1)
    if (before && (ms < before.ms || verse <= before.verse)) return undefined
    times.push({ verse, ms })
  }
  return times.length === 0 ? undefined : times
}
