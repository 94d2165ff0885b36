/**
 * Brings a chat onto this device while it is open, and goes on following the answer that is being written: at first,
 * and when the person or the network comes back (telephones cut what runs in the background).
 */
import { useEffect, useState } from 'react'
import { type ErrorWire, toErrorWire } from '#core/errors'
import { workerClient } from '../../../platform/client/worker-client'

/** Why the chat could not be brought here; what is kept of it can be read all the same. */
export function useOpenChat(id: string | undefined): ErrorWire | undefined {
  const [failed, setFailed] = useState<{ id: string; error: ErrorWire | undefined }>()
  useEffect(() => {
    if (id === undefined) return
    let isHere = true
    const tell = (error?: ErrorWire) => isHere && setFailed({ id, error })
    const open = () => {
      if (document.visibilityState === 'hidden') return
      workerClient()
        .openChat(id)
        .then(
          () => tell(),
          (error: unknown) => tell(toErrorWire(error)),
        )
    }
    open()
    document.addEventListener('visibilitychange', open)
    addEventListener('online', open)
    return () => {
      isHere = false
      document.removeEventListener('visibilitychange', open)
      removeEventListener('online', open)
    }
  }, [id])
  return failed?.id === id ? failed?.error : undefined
}
