/** Learns meanings and packs editions on request, and says after a change when that is done. */
import type { MeaningList } from '#core/contract/search/meaning-list'
import { AppError } from '#core/errors'
import type { LearntWords } from '../learnt-words/learn-missing-words'
import { openLibrary } from '../library'
import { readIndex } from '../library-index'
import { teaches } from '../meaning/choose-editions'
import { countWholeEditions } from '../meaning/train-library'
import { markToLearn } from '../to-learn'
import { doAll, doWhatIsDue, type Kept } from '../upkeep/keep-up'
import type { Learns } from './command-line'
import { failureText, type Progress, tableOf } from './show'

/** Learns from the translations of the library, all or what is due; returns the result as text or as JSON. */
export async function train(
  directory: string,
  { isJson, isDue, learnsWords }: { isJson: boolean; isDue: boolean; learnsWords: boolean },
  progress: Progress,
): Promise<string> {
  if (!isDue && !isJson) progress.say(planText(directory))
  const kept = isDue
    ? await doWhatIsDue(directory, progress.show, learnsWords).catch(unlessLocked)
    : await doAll(directory, progress.show, learnsWords)
  return isJson ? JSON.stringify(kept.meanings ?? {}, undefined, 2) : keptText(kept)
}

/**
 * After a change of the library: learns, or marks that it is to be done; returns a message about it. A failure
 * leaves the change as it is and is part of the message. `changed`: the editions as they were or are.
 */
export async function learnAfter(
  directory: string,
  { learns, isJson }: { learns: Learns; isJson?: boolean },
  progress: Progress,
  changed: readonly { verses: number }[],
): Promise<string> {
  // Nothing is learnt from a short edition: it makes nothing due.
  if (learns === 'never' || !changed.some(teaches) || (await countWholeEditions(directory)) < 2) return ''
  await markToLearn(directory)
  if (learns === 'later')
    return '\nA running server learns the meanings in the background; npm run library -- train does it now.'
  if (!isJson) progress.say(planText(directory))
  try {
    return `\n${keptText(await doAll(directory, progress.show))}`
  } catch (error) {
    return `\nMeanings were not learnt anew (npm run library -- train): ${failureText(error)}`
  }
}

/** The edition of the library under an abbreviation, before it is changed; none where there is none. */
export async function editionNow(
  directory: string,
  abbreviation: string,
): Promise<readonly { verses: number }[]> {
  const library = openLibrary(directory, { onDamage: () => undefined })
  const found = library.view().find(abbreviation)
  await library.close()
  return found ? [found.summary] : []
}

/** The text of what `doAll` is about to do. */
function planText(directory: string): string {
  const quick = readIndex(directory).editions.filter(({ isQuick }) => isQuick)
  if (quick.length === 0) return 'Learns meanings.'
  const names = quick.map(({ abbreviation }) => abbreviation).join(', ')
  return `Learns meanings, packs ${quick.length} ${quick.length === 1 ? 'edition' : 'editions'} smaller: ${names}.`
}

/** Another process does it: nothing is due for this one. */
function unlessLocked(error: unknown): Kept {
  if (error instanceof AppError && error.code === 'library-locked')
    return { packed: [], meanings: undefined, words: [] }
  throw error
}

function keptText({ packed, meanings, words }: Kept): string {
  const parts = [
    ...(packed.length > 0 ? [`Packed smaller: ${packed.join(', ')}`] : []),
    ...(meanings ? [learntText(meanings)] : []),
    ...words.map(wordsText),
  ]
  return parts.length > 0 ? parts.join('\n') : 'Nothing is due.'
}

function wordsText({ edition, abbreviation, words, verses, seconds, memory }: LearntWords): string {
  const took = `${Math.round(seconds)} s, the process ${Math.round(memory / 1e6)} MB`
  if (abbreviation === undefined) return `${edition}: no words of the original that are sure (${took})`
  return `${abbreviation}  ${words} words of the original of ${edition}, learnt from ${verses} verses (${took})`
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
