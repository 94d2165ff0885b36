/**
 * The parts of the reading code that this page has loaded. An address that needs another part loads it, and
 * it stays loaded.
 */
import type { CodePart, ReadingCode } from '#core/scripture/reading/reading-code'
import { createStore, useStore } from '../../ui/store/store'

/** The parts that are here. */
const loaded = createStore<ReadingCode>({})

const parts: Readonly<Record<CodePart, () => Promise<ReadingCode>>> = {
  resolveAnywhere: async () => {
    const { resolveAnywhere } = await import('#core/scripture/reading/addresses/resolve-anywhere')
    return { resolveAnywhere }
  },
  comparing: async () => {
    const { comparing } = await import('#core/scripture/reading/comparing')
    return { comparing }
  },
}

/** The parts loaded now; the same object until another part is loaded. */
export const readingCode = (): ReadingCode => loaded.get()

export function useReadingCode(): ReadingCode {
  return useStore(loaded)
}

/** Loads a part; rejects when its file cannot be loaded. */
export async function loadReadingCode(part: CodePart): Promise<void> {
  if (readingCode()[part]) return
  const found = await parts[part]()
  loaded.update((parts) => ({ ...parts, ...found }))
}
