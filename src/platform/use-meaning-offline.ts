/** Whether searches on this device go by meaning too, and changing it. */
import { useLiveQuery } from 'dexie-react-hooks'
import { meaningOption } from '#db/meaning-option'
import { database } from './database'
import { workerClient } from './worker-client'

export function useMeaningOffline(): [isOn: boolean, change: (isOn: boolean) => void] {
  const value = useLiveQuery(async () => (await database.options.get(meaningOption))?.value)
  return [value !== false, (isOn) => void workerClient().setOption(meaningOption, isOn)]
}
