/** Whether the one who searches may be in danger. Undefined until the device has heard the words. */
import { useEffect, useState } from 'react'
import type { Heard } from '#core/contract/care'
import { workerClient } from '../../platform/client/worker-client'

export function useHeard(words: string): Heard | undefined {
  const [found, setFound] = useState<{ words: string; heard: Heard }>()
  useEffect(() => {
    let isCurrent = true
    void workerClient()
      .hear(words)
      .then((heard) => isCurrent && setFound({ words, heard }))
    return () => {
      isCurrent = false
    }
  }, [words])
  return found?.words === words ? found.heard : undefined
}
