/** Chapters that somebody looks for and that are not on this device. */
import { useEffect, useState } from 'react'
import { byTheWay } from '../by-the-way'
import { workerClient } from '../worker-client'

/** Chapters asked for at once: a list of far-apart verses must not fetch half a Bible. */
const mostWanted = 40

/** Asks the worker for chapters (canonicals) of an edition; they come by the live query that missed them. True until it has answered. */
export function useWantedChapters(abbreviation: string | undefined, missing: readonly number[]): boolean {
  const [answered, setAnswered] = useState('')
  const wanted = [...new Set(missing)].slice(0, mostWanted).join()
  useEffect(() => {
    if (!abbreviation || !wanted) return
    let isCurrent = true
    const chapters = wanted.split(',').map((canonical) => ({ abbreviation, canonical: Number(canonical) }))
    const asked = workerClient().wantChapters(chapters)
    byTheWay(asked.finally(() => isCurrent && setAnswered(`${abbreviation} ${wanted}`)))
    return () => {
      isCurrent = false
    }
  }, [abbreviation, wanted])
  return Boolean(abbreviation && wanted) && answered !== `${abbreviation} ${wanted}`
}
