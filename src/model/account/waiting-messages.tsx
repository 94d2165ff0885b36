/**
 * Contact messages that have not been sent yet: what waits, why, and what the person can do. Draws nothing
 * when there are none; its messages are the group `letters`.
 */

import { useLiveQuery } from 'dexie-react-hooks'
import { useTranslation } from 'react-i18next'
import type { ContactMessageRow } from '#db/rows'
import { byTheWay } from '../../platform/client/by-the-way'
import { workerClient } from '../../platform/client/worker-client'
import { database } from '../../platform/local/database'
import { Button } from '../../ui/controls/button'
import { formatInstant } from '../../ui/words/format-instant'
import { useErrorText } from '../../ui/words/use-error-text'
import styles from './waiting-messages.module.css'

export function WaitingMessages() {
  const { t } = useTranslation('letters')
  const rows = useWaitingMessages()
  if (rows.length === 0) return null
  return (
    <section className={styles.messages} aria-labelledby="waiting-messages">
      <h3 id="waiting-messages">{t('waiting')}</h3>
      <ul>
        {rows.map((row) => (
          <WaitingMessage key={row.id} row={row} />
        ))}
      </ul>
    </section>
  )
}

function WaitingMessage({ row }: { row: ContactMessageRow }) {
  const { t, i18n } = useTranslation('letters')
  const { letter, refused, at, id } = row
  const reason = useErrorText(refused && { code: refused, message: '', details: {} })
  const name = t(letter.call === 'contact' ? 'waitingContact' : 'waitingReport')
  const text = letter.call === 'contact' ? letter.body.message : letter.body.text
  const settle = (action: 'retry' | 'discard') => byTheWay(workerClient().settleContactMessage(id, action))
  const described = `${name}: ${text.slice(0, 40)}`
  return (
    <li>
      <span className={styles.head}>
        <b>{name}</b>
        <small>{formatInstant(at, i18n.language)}</small>
      </span>
      <p dir="auto">{text}</p>
      <small data-problem={refused !== undefined || undefined}>{reason || t('goes')}</small>
      <span className={styles.actions}>
        <Button aria-label={`${t('retry')}: ${described}`} onClick={() => settle('retry')}>
          {t('retry')}
        </Button>
        <Button
          variant="danger"
          aria-label={`${t('discard')}: ${described}`}
          onClick={() => settle('discard')}
        >
          {t('discard')}
        </Button>
      </span>
    </li>
  )
}

/**
 * Contact messages to the operator that have not been sent yet, live from the local database, oldest first.
 * Empty until the database has answered.
 */
export function useWaitingMessages(): readonly ContactMessageRow[] {
  return useLiveQuery(() => database.letters.orderBy('at').toArray(), []) ?? []
}
