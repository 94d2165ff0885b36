/**
 * The mark of a library whose meanings are to be learnt: a file that a change leaves and that who learns takes
 * away first, so that a change meanwhile leaves another. One that was taken counts until learning is done.
 */
import { existsSync } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { writeDurably } from './durable-files'

/** The mark; its time is that of the last change. */
export const toLearnFile = 'to-learn'
const takenFile = 'to-learn.taken'

/** Marks the library in `directory`. */
export async function markToLearn(directory: string): Promise<void> {
  await writeDurably(join(directory, toLearnFile), '')
}

/** Whether it is marked. */
export function isToLearn(directory: string): boolean {
  return [toLearnFile, takenFile].some((name) => existsSync(join(directory, name)))
}

/** Takes the mark away for the time of `learn`, and for good when that succeeds. */
export async function takingMark<T>(directory: string, learn: () => Promise<T>): Promise<T> {
  const taken = join(directory, takenFile)
  if (existsSync(join(directory, toLearnFile))) await rename(join(directory, toLearnFile), taken)
  const result = await learn()
  await rm(taken, { force: true })
  return result
}
