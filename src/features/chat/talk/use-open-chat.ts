/**
 * Brings a chat onto this device while it is open, and goes on following the answer that is being written: at first,
 * and when the person or the network comes back (telephones cut what runs in the background).
 */
import { useState } from 'react'
import { type ErrorWire, toErrorWire } from '#core/errors'
import { useTask } from '../../../model/asking/use-task'
import { workerClient } from '../../../platform/client/worker-client'

/** Why the chat could not be brought here; what is kept of it can be read all the same. */
export function useOpenChat(id: string | undefined): ErrorWire | undefined {
  const [failed, setFailed] = useState<{ id: string; error: ErrorWire | undefined }>()
  useTask(id === undefined ? undefined : [id], async ({ isCurrent, onEnd }) => {
    if (id === undefined) return
    const open = async () => {
      if (document.visibilityState === 'hidden') return
      const error = await workerClient()
        .openChat(id)
        .then(() => undefined, toErrorWire)
      if (isCurrent()) setFailed({ id, error })
    }
    const again = () => void open()
    document.addEventListener('visibilitychange', again)
    addEventListener('online', again)
    onEnd(() => {
      document.removeEventListener('visibilitychange', again)
      removeEventListener('online', again)
    })
    await open()
  })
  return failed?.id === id ? failed?.error : undefined
}
