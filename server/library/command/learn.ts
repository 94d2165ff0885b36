/** Trains the search models, on request and after a change of the library. */
import type { MeaningList } from '#core/contract/search/meaning-list'
import { countWholeEditions, trainLibrary } from '../meaning/train-library'
import { failureText, type Progress, tableOf } from './show'

/** Trains on all translations of the library; returns the result as text or as JSON. */
export async function train(directory: string, isJson: boolean, progress: Progress): Promise<string> {
  const list = await trainLibrary(directory, progress.show)
  return isJson ? JSON.stringify(list, undefined, 2) : learntText(list)
}

/**
 * Trains after a change of the library and returns a message about it. A failure leaves the change as it is
 * and is part of the message.
 */
export async function learnAfter(
  directory: string,
  { trains }: { trains: boolean },
  progress: Progress,
): Promise<string> {
  if (!trains || (await countWholeEditions(directory)) < 2) return ''
  try {
    return `\n${learntText(await trainLibrary(directory, progress.show))}`
  } catch (error) {
    return `\nMeanings were not learnt anew (npm run library -- train): ${failureText(error)}`
  }
}

function learntText({ version, editions, languages }: MeaningList): string {
  const names = editions.map(({ abbreviation }) => abbreviation).join(', ')
  const rows = languages.map(({ language, terms, bytes }) => [
    language,
    `${terms} words`,
    `${Math.round(bytes / 1024)} kB to download`,
  ])
  return `Meanings ${version.slice(0, 12)} learnt from ${names}\n${tableOf(rows)}`
}
