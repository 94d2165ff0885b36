/** Whether the server was asked for one of its lists. Before that an empty list means nothing: it may be on its way. */
import { useEffect, useState } from 'react'
import { workerClient } from '../../platform/client/worker-client'

const lists = {
  editions: async () => await workerClient().refreshLibrary(),
  packs: async () => await workerClient().refreshPacks(),
} as const satisfies Record<string, () => Promise<void>>

/** Asks once, and says how it went: without an answer the list may be longer than it is here. */
export function useListed(list: keyof typeof lists): 'asking' | 'answered' | 'failed' {
  const [outcome, setOutcome] = useState<'asking' | 'answered' | 'failed'>('asking')
  useEffect(() => {
    lists[list]().then(
      () => setOutcome('answered'),
      () => setOutcome('failed'),
    )
  }, [list])
  return outcome
}
