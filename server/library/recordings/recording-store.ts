/** The recordings of an edition on disk: `audio/{ABBREVIATION}/recordings.json` maps chapters to files. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod/mini'
import { type Recording, recordingSchema, soundFilePattern } from '#core/contract/editions/recording'
import { AppError } from '#core/errors'
import { stampOf } from '../file-stamp'

const listSchema = z.object({
  format: z.literal(1),
  /** By canonical of the chapter. */
  chapters: z.record(
    z.string(),
    z.object({
      file: z.string().check(z.regex(soundFilePattern)),
      bytes: z.int(),
      verses: recordingSchema.shape.verses,
    }),
  ),
})
export type RecordingList = z.infer<typeof listSchema>

const emptyList: RecordingList = { format: 1, chapters: {} }
export const listFile = 'recordings.json'

/** The directory of an edition's recordings; the abbreviation is that of an edition of the library. */
export function recordingDirectory(library: string, abbreviation: string): string {
  return join(library, 'audio', abbreviation.toUpperCase())
}

const read = new Map<string, { stamp: string; list: RecordingList }>()

/** The list in a directory, read again when it changes; empty if there is none. Throws file-damaged. */
export function readRecordings(directory: string): RecordingList {
  const file = join(directory, listFile)
  const stamp = stampOf(file)
  if (stamp === 'none') return emptyList
  const known = read.get(file)
  if (known?.stamp === stamp) return known.list
  try {
    const list = listSchema.parse(JSON.parse(readFileSync(file, 'utf8')))
    read.set(file, { stamp, list })
    return list
  } catch (cause) {
    throw new AppError('file-damaged', { file }, { cause })
  }
}

/** The recording of a chapter; undefined if there is none. */
export function recordingOf(library: string, abbreviation: string, chapter: number): Recording | undefined {
  const found = readRecordings(recordingDirectory(library, abbreviation)).chapters[String(chapter)]
  if (!found) return undefined
  const { file, bytes, verses } = found
  return { address: `/api/audio/${abbreviation}/files/${file}`, bytes, ...(verses ? { verses } : {}) }
}
