/** When to read a page again: live queries observe chapters and names, the editions are kept in memory (db/kept-editions.ts). */
import { useSyncExternalStore } from 'react'
import { openedStored, whileOpen } from '../../platform/local/early-query'

/** Another number after every change of the editions on this device. */
export function useEditionsVersion(): number {
  return useSyncExternalStore(subscribe, () => openedStored()?.pageSource.kept.version ?? 0)
}

function subscribe(listener: () => void): () => void {
  return whileOpen(({ pageSource }) => pageSource.kept.subscribe(listener))
}
