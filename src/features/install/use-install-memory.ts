/** The device's memory of the offer of the home screen, as facts of the local database. A visit is noted once a day. */
import { useLiveQuery } from 'dexie-react-hooks'
import { useEffect } from 'react'
import { byTheWay } from '../../platform/client/by-the-way'
import { workerClient } from '../../platform/client/worker-client'
import { database } from '../../platform/local/database'
import { type InstallMemory, visitedOn } from './install-rules'

const facts = {
  days: 'install.days',
  section: 'install.section',
  dismissals: 'install.dismissals',
  dismissedAt: 'install.dismissedAt',
} as const

/** Undefined until the database has answered. */
export function useInstallMemory(): InstallMemory | undefined {
  const memory = useLiveQuery(readMemory, [])
  const days = memory?.days
  useEffect(() => {
    if (!days) return
    const visited = visitedOn(days, new Date().toISOString().slice(0, 10))
    if (visited !== days) byTheWay(workerClient().setFact(facts.days, visited.join(' ')))
  }, [days])
  return memory
}

/** Notes that the person has dismissed the card once more. */
export function rememberDismissal({ dismissals }: InstallMemory): void {
  byTheWay(workerClient().setFact(facts.dismissedAt, Date.now()))
  byTheWay(workerClient().setFact(facts.dismissals, dismissals + 1))
}

async function readMemory(): Promise<InstallMemory> {
  const [days, section, dismissals, dismissedAt] = await database.facts.bulkGet(Object.values(facts))
  return {
    days: typeof days?.value === 'string' ? days.value.split(' ').filter(Boolean) : [],
    hasFinishedSection: section?.value === true,
    dismissals: typeof dismissals?.value === 'number' ? dismissals.value : 0,
    dismissedAt: typeof dismissedAt?.value === 'number' ? dismissedAt.value : 0,
  }
}
