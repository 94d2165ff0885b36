/**
 * The work that changes of a library leave for later, because it takes long: packing its editions smaller,
 * learning their meanings and the words of the original behind them (one edition a turn), deleting replaced revisions. One process at a time; interrupted work is done
 * again.
 */
import { accessSync, constants, existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { MeaningList } from '#core/contract/search/meaning-list'
import { isMarkedDamaged } from '../damaged-mark'
import { type LearntWords, learnMissingWords } from '../learnt-words/learn-missing-words'
import { lackWords } from '../learnt-words/words-to-learn'
import { indexFile, readIndex } from '../library-index'
import { withLock } from '../lock'
import { lackVectors, makeMissingVectors } from '../meaning/make-vectors'
import { areModelsWhole } from '../meaning/meaning-store'
import { countWholeEditions, isLearnt, trainLibrary } from '../meaning/train-library'
import { lackArticleIndexes, storeMissingArticleIndexes } from '../packs/article-indexes'
import { isToLearn, takingMark, toLearnFile } from '../to-learn'
import { changing, finish, isExpired, withoutExpired } from '../writing/change-index'
import { packAgain } from './pack-again'

/** Called with a step and 0..1. */
export type OnStep = (step: string, share: number) => void

/** The work that was done. */
export interface Kept {
  /** Abbreviations of editions that were packed smaller. */
  packed: string[]
  /** The models, if they were learnt. */
  meanings: MeaningList | undefined
  /** Editions whose words of the original were learnt. */
  words: LearntWords[]
}

const lockFile = 'upkeep.lock'
/** Learning takes two minutes, packing ten seconds for an edition. */
const patienceMs = 600_000

/**
 * Whether something is due and the library in `directory` was quiet for `quietMs`; false if it is damaged or
 * cannot be written.
 */
export function isDue(directory: string, quietMs: number, now = Date.now): boolean {
  if (!existsSync(join(directory, indexFile))) return false
  const changes = [indexFile, toLearnFile].map(
    (name) => statSync(join(directory, name), { throwIfNoEntry: false })?.mtimeMs ?? 0,
  )
  if (now() - Math.max(...changes) < quietMs) return false
  try {
    accessSync(directory, constants.W_OK)
    const { editions, retired } = readIndex(directory)
    return (
      isToLearn(directory) ||
      lackVectors(directory) ||
      lackArticleIndexes(directory) ||
      lackWords(directory) ||
      editions.some(({ isQuick, directory: name }) => isQuick || isMarkedDamaged(join(directory, name))) ||
      retired.some((one) => isExpired(one, now()))
    )
  } catch {
    return false
  }
}

/** Does what is due. Throws library-locked if another process is at it. */
export async function doWhatIsDue(directory: string, onStep: OnStep, learnsWords = true): Promise<Kept> {
  return await atOne(directory, 0, async () => {
    await changing(directory, async (index) => {
      if (index.retired.some((one) => isExpired(one, Date.now())))
        await finish(directory, withoutExpired(index, Date.now()))
    })
    const packed = await pack(directory, onStep)
    const meanings = isToLearn(directory) ? await learnMarked(directory, onStep) : undefined
    await prepareSearches(directory, onStep)
    const words = learnsWords ? await learnMissingWords(directory, 1, onStep) : []
    return { packed, meanings, words }
  })
}

/** Prepares the files for searches that are stored beside editions and packs. */
async function prepareSearches(directory: string, onStep: OnStep): Promise<void> {
  await makeMissingVectors(directory, onStep)
  await storeMissingArticleIndexes(directory, onStep)
}

async function learnMarked(directory: string, onStep: OnStep): Promise<MeaningList | undefined> {
  return await takingMark(directory, async () => {
    if (!(await areModelsWhole(directory).catch(() => false)))
      onStep('Learning again, for a stored model is damaged', 0)
    const isWanted = (await countWholeEditions(directory)) > 1 && !(await isLearnt(directory))
    return isWanted ? await trainLibrary(directory, onStep) : undefined
  })
}

/** Learns and packs now, whether it is due or not; words only where they are missing. Throws invalid-input if there is too little to learn from. */
export async function doAll(
  directory: string,
  onStep: OnStep,
  learnsWords = true,
): Promise<Kept & { meanings: MeaningList }> {
  return await atOne(directory, patienceMs, async () => {
    const meanings = await takingMark(directory, async () => await trainLibrary(directory, onStep))
    const packed = await pack(directory, onStep)
    // An index that was damaged is whole now.
    await prepareSearches(directory, onStep)
    const words = learnsWords ? await learnMissingWords(directory, Infinity, onStep) : []
    return { packed, meanings, words }
  })
}

async function atOne<T>(directory: string, waitMs: number, work: () => Promise<T>): Promise<T> {
  return await withLock(join(directory, lockFile), work, waitMs)
}

async function pack(directory: string, onStep: OnStep): Promise<string[]> {
  return await packAgain(directory, {
    onProgress: (abbreviation, share) => onStep(`Packing ${abbreviation}`, share),
  })
}
