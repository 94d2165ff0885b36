/** How many streams may be open: of one chat, because its tabs and devices are few, and of all together. */
import { AppError } from '#core/errors'

/** Open streams. */
export interface StreamSlots {
  /** Takes one and returns what gives it back. Throws too-many-requests for the chat, unavailable for all. */
  take(chat: string): () => void
}

/** None taken yet. */
export function streamSlots(ofChat = 4, ofAll = 1_000): StreamSlots {
  const taken = new Map<string, number>()
  let all = 0
  return {
    take(chat) {
      const own = taken.get(chat) ?? 0
      if (own >= ofChat) throw new AppError('too-many-requests', { retryAfterS: 2 })
      if (all >= ofAll) throw new AppError('unavailable', { retryAfterS: 2 })
      all += 1
      taken.set(chat, own + 1)
      let isOver = false
      return () => {
        if (isOver) return
        isOver = true
        all -= 1
        const left = (taken.get(chat) ?? 1) - 1
        if (left === 0) taken.delete(chat)
        else taken.set(chat, left)
      }
    },
  }
}
