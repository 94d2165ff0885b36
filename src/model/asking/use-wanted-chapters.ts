/** Chapters that a list needs and that are not on this device. */
import { useEffect, useState } from 'react'
import { byTheWay } from '../../platform/client/by-the-way'
import { workerClient } from '../../platform/client/worker-client'
import { askAgain } from './ask-again'

/** Most chapters requested at once: a list of far-apart verses must not fetch half a Bible. */
const mostWanted = 40

/**
 * Asks the worker for chapters (canonicals) of an edition; they arrive by the live query that lacked them,
 * even later. True until the worker has answered.
 */
export function useWantedChapters(abbreviation: string | undefined, missing: readonly number[]): boolean {
  const [answered, setAnswered] = useState('')
  const wanted = [...new Set(missing)].slice(0, mostWanted).join()
  useEffect(() => {
    if (!abbreviation || !wanted) return
    let isCurrent = true
    let end = () => {}
    const chapters = wanted.split(',').map((canonical) => ({ abbreviation, canonical: Number(canonical) }))
    const ask = async () => {
      const outcomes = await workerClient().wantChapters(chapters)
      return outcomes.every(({ kind }) => kind !== 'failed')
    }
    const askUntilTheyCome = async () => {
      const hasCome = await ask().finally(() => isCurrent && setAnswered(`${abbreviation} ${wanted}`))
      if (!hasCome && isCurrent) end = askAgain(ask)
    }
    byTheWay(askUntilTheyCome())
    return () => {
      isCurrent = false
      end()
    }
  }, [abbreviation, wanted])
  return Boolean(abbreviation && wanted) && answered !== `${abbreviation} ${wanted}`
}
