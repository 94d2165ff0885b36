/** Counts unpacked bytes and stops an import that exceeds the limits. */
import { AppError } from '../../../errors'

/** The limits of one import; the product's are in `limits.ts`. */
export interface ImportLimits {
  importUnpackedBytes: number
  importRatio: number
  importEntries: number
}

/** The ratio is checked only from this size on: a small file that compresses extremely well is harmless. */
const ratioFreeBytes = 1024 * 1024

/** The amount an import may still unpack. */
export interface Budget {
  /** Counts an entry. Throws `file-entries`. */
  entry(file: string): void
  /**
   * Counts `bytes` more of one file, which has unpacked to `unpacked` so far from `packed` compressed bytes.
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
