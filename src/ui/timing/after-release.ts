/** Work that a key or finger that is still down need not wait for when it goes up. */
import { afterPaint } from './after-paint'

/** A key that is held, or a finger that moves, is answered after it. */
const longestWaitMs = 200

/** Once what is pressed is released and the next frame is painted; the call of what this returns keeps it from happening. */
export function afterRelease(run: () => void): () => void {
  let forget = () => {}
  const end = () => {
    clearTimeout(timer)
    removeEventListener('keyup', onRelease, true)
    removeEventListener('pointerup', onRelease, true)
    forget()
  }
  const finish = () => {
    end()
    run()
  }
  const onRelease = () => {
    forget = afterPaint(finish)
  }
  const timer = setTimeout(finish, longestWaitMs)
  addEventListener('keyup', onRelease, true)
  addEventListener('pointerup', onRelease, true)
  return end
}
