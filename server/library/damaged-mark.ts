/**
 * The mark of an edition that has a damaged file: left by whoever reads it, so that the upkeep packs the edition
 * again, in a directory without it. Nobody fails because it could not be written.
 */
import { existsSync, writeFileSync } from 'node:fs'
import { rename } from 'node:fs/promises'
import { join } from 'node:path'
import { AppError } from '#core/errors'

const mark = 'damaged'
const lostMark = 'damaged.lost'

/** Marks the edition in `directory`, unless it is marked or lost. */
export function markDamaged(directory: string): void {
  if (existsSync(join(directory, mark)) || existsSync(join(directory, lostMark))) return
  try {
    writeFileSync(join(directory, mark), '')
  } catch {
    // Read only, or removed meanwhile.
  }
}

/** Whether it is marked. */
export function isMarkedDamaged(directory: string): boolean {
  return existsSync(join(directory, mark))
}

/** Whether it has lost its text. */
export function isGivenUp(directory: string): boolean {
  return existsSync(join(directory, lostMark))
}

/** The edition cannot be made anew of its own files. Throws what is no damage. */
export async function giveUp(directory: string, error: unknown): Promise<void> {
  if (!(error instanceof AppError) || error.code !== 'file-damaged') throw error
  await rename(join(directory, mark), join(directory, lostMark))
}

/** Tells each file once. */
export function onceEach(tell: (file: string) => void): (file: string) => void {
  const told = new Set<string>()
  return (file) => {
    if (told.has(file)) return
    told.add(file)
    tell(file)
  }
}
