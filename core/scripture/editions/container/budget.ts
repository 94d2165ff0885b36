/** Counts what is unpacked and stops an import that grows beyond the limits. */
import { AppError } from '../../../errors'

/** The limits of one import; `limits.ts` holds the product's. */
export interface ImportLimits {
  importUnpackedBytes: number
  importRatio: number
  importEntries: number
}

/** Small files may shrink to almost nothing without harm: the ratio counts from this size on. */
const ratioFreeBytes = 1024 * 1024

export interface Budget {
  /** Counts an entry. Throws `file-entries`. */
  entry(file: string): void
  /**
   * Counts `bytes` more of one file, which has given `unpacked` so far from `packed` compressed bytes.
   * Throws `file-too-large` and `file-ratio`.
   */
  take(file: string, bytes: number, unpacked: number, packed: number): void
}

/** A budget shared by everything one import unpacks. */
export function createBudget(limits: ImportLimits): Budget {
  let entries = 0
  let total = 0
  return {
    entry(file) {
      entries++
      if (entries > limits.importEntries)
        throw new AppError('file-entries', { file, limit: limits.importEntries })
    },
    take(file, bytes, unpacked, packed) {
      total += bytes
      if (total > limits.importUnpackedBytes) {
        throw new AppError('file-too-large', { file, limit: limits.importUnpackedBytes })
      }
      if (unpacked > ratioFreeBytes && unpacked > packed * limits.importRatio) {
        throw new AppError('file-ratio', { file, limit: limits.importRatio })
      }
    },
  }
}
