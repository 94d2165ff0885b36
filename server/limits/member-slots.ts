/** How many large answers one member is sent at the same time: each holds memory and the database for seconds. */
import { AppError } from '#core/errors'

const retryAfterS = 2

/** Slots of members. */
export interface MemberSlots {
  /** Takes one and returns what gives it back, once. Throws too-many-requests. */
  take(user: number): () => void
}

/** None taken yet. */
export function memberSlots(each: number): MemberSlots {
  const taken = new Map<number, number>()
  return {
    take(user) {
      const own = taken.get(user) ?? 0
      if (own >= each) throw new AppError('too-many-requests', { retryAfterS })
      taken.set(user, own + 1)
      let isOver = false
      return () => {
        if (isOver) return
        isOver = true
        const left = (taken.get(user) ?? 1) - 1
        if (left === 0) taken.delete(user)
        else taken.set(user, left)
      }
    },
  }
}
