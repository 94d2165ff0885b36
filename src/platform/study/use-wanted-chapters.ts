/** Chapters that somebody looks for and that are not on this device. */
import { useEffect, useState } from 'react'
import { byTheWay } from '../by-the-way'
import { workerClient } from '../worker-client'

/** Chapters asked for at once: a list of far-apart verses must not fetch half a Bible. */
const mostWanted = 40

/** Asks the worker for chapters (canonicals) of an edition; they come by the live query that missed them. True until it has answered. */
export function useWantedChapters(abbreviation: string | undefined, missing: readonly number[]): boolean {
  const [answered, setAnswered] = useState('')
  const wanted = abbreviation ? [...new Set(missing)].slice(0, mostWanted).join() : ''
  const wish = wanted && `${abbreviation} ${wanted}`
  useEffect(() => {
    const [edition, list] = wish.split(' ')
    if (!edition || !list) return
    let isCurrent = true
    const chapters = list.split(',').map((one) => ({ abbreviation: edition, canonical: Number(one) }))
    const asked = workerClient().wantChapters(chapters)
    byTheWay(asked.finally(() => isCurrent && setAnswered(wish)))
    return () => {
      isCurrent = false
    }
  }, [wish])
  return wish !== '' && wish !== answered
}
