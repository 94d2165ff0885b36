/** A small fact of this device, live: a choice that does not follow the person to other devices, such as a voice. */
import { useLiveQuery } from 'dexie-react-hooks'
import { byTheWay } from '../client/by-the-way'
import { workerClient } from '../client/worker-client'
import { database } from './database'

/** The value stored under a key; null where there is none, undefined until the database has answered. */
export function useDeviceFact(key: string): string | number | boolean | null | undefined {
  return useLiveQuery(async () => {
    const value = (await database.facts.get(key).catch(() => undefined))?.value
    return typeof value === 'object' ? null : (value ?? null)
  }, [key])
}

export function keepDeviceFact(key: string, value: string | number | boolean): void {
  byTheWay(workerClient().setFact(key, value))
}
