/** `npm run library -- audio`: recordings for an edition of the library. */
import { resolve } from 'node:path'
import { AppError } from '#core/errors'
import { openLibrary } from '../library'
import { addRecordings } from '../recordings/add-recordings'
import type { Command } from './command-line'
import type { Progress } from './show'

/**
 * Imports a folder; returns the message for the operator. Throws edition-unknown and
 * the errors of `addRecordings`.
 */
export async function addAudio(
  directory: string,
  { abbreviation, folder, isJson }: Extract<Command, { kind: 'audio' }>,
  progress: Progress,
): Promise<string> {
  const library = openLibrary(directory, { onDamage: () => undefined })
  try {
    const edition = library.view().find(abbreviation)
    if (!edition) throw new AppError('edition-unknown', { abbreviation })
    const show = (share: number) => progress.show('Copying', share)
    const added = await addRecordings(directory, edition, resolve(folder), show)
    if (isJson) return JSON.stringify(added, undefined, 2)
    const { chapters, timed, unknown, badLabels } = added
    return [
      `${edition.summary.abbreviation}: ${chapters} recorded chapters added, ${timed} with times of verses`,
      ...unknown.map((name) => `${name}: its name is no book and chapter of this edition`),
      ...badLabels.map((name) => `${name}: not read, a line per verse (seconds, number) is meant`),
    ].join('\n')
  } finally {
    await library.close()
  }
}
