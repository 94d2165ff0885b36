/** Work that a key or finger that is still down need not wait for when it goes up. */
import { afterPaint } from './after-paint'

/** A key that is held, or a finger that moves, is answered so often. */
const longestWaitMs = 200

let asked: number | undefined

/** Once what is pressed is released and the next frame is painted; the call of what this returns keeps it from happening. */
export function afterRelease(run: () => void): () => void {
  asked ??= performance.now()
  let forget = () => {}
  const end = () => {
    clearTimeout(timer)
    removeEventListener('keyup', onRelease, true)
    removeEventListener('pointerup', onRelease, true)
    forget()
  }
  const finish = () => {
    asked = undefined
    end()
    run()
  }
  const onRelease = () => {
    forget = afterPaint(finish)
  }
  const timer = setTimeout(finish, asked + longestWaitMs - performance.now())
  addEventListener('keyup', onRelease, true)
  addEventListener('pointerup', onRelease, true)
  return end
}
