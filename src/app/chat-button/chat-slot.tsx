/** The place of the button in a bar that is drawn before the code of the assistant is here: nothing moves when it comes. */
import { Suspense } from 'react'
import { lazyPart } from '../../ui/timing/lazy-part'
import styles from './chat-link.module.css'

const ChatLink = lazyPart(async () => (await import('./chat-link')).ChatLink)

export function ChatSlot() {
  return (
    <span className={styles.slot}>
      <Suspense>
        <ChatLink />
      </Suspense>
    </span>
  )
}
