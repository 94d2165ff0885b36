/** Chapters that a list needs and that are not on this device. */
import { workerClient } from '../../platform/client/worker-client'
import { useRequest } from './use-requests'

/** Most chapters requested at once: a list of far-apart verses must not fetch half a Bible. */
const mostWanted = 40

/**
 * Asks the worker for chapters (canonicals) of an edition; they arrive by the live query that lacked them,
 * even later. True until the worker has answered.
 */
export function useWantedChapters(abbreviation: string | undefined, missing: readonly number[]): boolean {
  const wanted = [...new Set(missing)].slice(0, mostWanted)
  const chapters = wanted.map((canonical) => ({ abbreviation: abbreviation ?? '', canonical }))
  const isAsked = abbreviation !== undefined && abbreviation !== '' && wanted.length > 0
  const key = `${abbreviation} ${wanted.join()}`
  return useRequest(isAsked ? { key, ask: () => workerClient().wantChapters(chapters) } : undefined).isWanting
}
