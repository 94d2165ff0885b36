/**
 * Says when to read a page again: live queries observe chapters and names, but editions are kept in memory
 * (db/kept-editions.ts).
 */
import { openedStored, whileOpen } from '../../platform/local/early-query'
import { useStore } from '../../ui/store/store'

const version = {
  get: () => openedStored()?.pageSource.kept.version ?? 0,
  subscribe: (listener: () => void) => whileOpen(({ pageSource }) => pageSource.kept.subscribe(listener)),
}

/** A number that changes with every change of the editions on this device. */
export const useEditionsVersion = (): number => useStore(version)
