/** The code of reading that this page has loaded; the rest comes when an address needs it, and stays. */
import type { CodePart, ReadingCode } from '#core/scripture/reading/reading-code'
import { createStore, useStore } from '../../ui/store/store'

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

/** What is loaded now; the same object until a part comes. */
export const readingCode = (): ReadingCode => loaded.get()

export function useReadingCode(): ReadingCode {
  return useStore(loaded)
}

/** Loads a part; fails when its file does not come. */
export async function loadReadingCode(part: CodePart): Promise<void> {
  if (readingCode()[part]) return
  const found = await parts[part]()
  loaded.update((parts) => ({ ...parts, ...found }))
}
