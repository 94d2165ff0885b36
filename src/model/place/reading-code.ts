/** The code of reading that this page has loaded; the rest comes when an address needs it, and stays. */
import { useSyncExternalStore } from 'react'
import type { CodePart, ReadingCode } from '#core/scripture/reading/reading-code'

let loaded: ReadingCode = {}
const listeners = new Set<() => void>()

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
export function readingCode(): ReadingCode {
  return loaded
}

export function useReadingCode(): ReadingCode {
  return useSyncExternalStore((listener) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }, readingCode)
}

/** Loads a part; fails when its file does not come. */
export async function loadReadingCode(part: CodePart): Promise<void> {
  if (loaded[part]) return
  const found = await parts[part]()
  loaded = { ...loaded, ...found }
  for (const listener of listeners) listener()
}
