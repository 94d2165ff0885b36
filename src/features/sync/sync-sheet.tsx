/** The changes that are not saved at the server yet, one line each, with what can be done about them (FEATURES SYNC-05). */
import { useTranslation } from 'react-i18next'
import { useOutbox, useSyncState } from '../../model/account/member-database'
import { isNearlyFull, SpaceLine } from '../../model/account/space-line'
import { WaitingMessages } from '../../model/account/waiting-messages'
import { closeSyncSheet } from '../../model/shell/sync-sheet'
import { byTheWay } from '../../platform/client/by-the-way'
import { workerClient } from '../../platform/client/worker-client'
import { useOnline } from '../../platform/page/online'
import { Button } from '../../ui/controls/button'
import { ModalSheet } from '../../ui/sheets/modal-sheet'
import { formatInstant } from '../../ui/words/format-instant'
import { OpRow } from './op-row'
import styles from './sync-sheet.module.css'
import { useSyncSign } from './use-sync-sign'

/** At most this many lines are shown; the rest is counted. */
const mostRows = 200

export function SyncSheet() {
  const { t } = useTranslation('sync')
  return (
    <ModalSheet title={t('title')} onClose={closeSyncSheet}>
      <State />
      <List />
      <WaitingMessages />
    </ModalSheet>
  )
}

function State() {
  const { t, i18n } = useTranslation('sync')
  const sign = useSyncSign()
  const ops = useOutbox()
  const isOnline = useOnline()
  const { syncedAt = 0, space } = useSyncState() ?? {}
  // Says that all is saved only once that is known.
  if (!ops) return null
  const said =
    sign.kind === 'none' ? (ops.length === 0 ? t('allSaved') : t('waiting', { count: ops.length })) : ''
  return (
    <div className={styles.state}>
      <p>{said || t(`sign-${sign.kind}`, { ...sign })}</p>
      {syncedAt > 0 && <p>{t('lastSynced', { when: formatInstant(syncedAt, i18n.language) })}</p>}
      {space && isNearlyFull(space) && (
        <p>
          <SpaceLine {...space} />
        </p>
      )}
      <div className={styles.actions}>
        {sign.kind === 'sign-in' ? (
          <a href="/login" onClick={closeSyncSheet}>
            {t('signIn')}
          </a>
        ) : (
          // Without a network the line above says when the sync goes on.
          isOnline &&
          ops.length > 0 && <Button onClick={() => byTheWay(workerClient().syncNow())}>{t('syncNow')}</Button>
        )}
      </div>
    </div>
  )
}

function List() {
  const { t } = useTranslation('sync')
  const ops = useOutbox() ?? []
  // Refused changes stand first, because they need the person.
  const rows = [...ops].sort((a, b) => Number(b.state === 'refused') - Number(a.state === 'refused'))
  if (rows.length === 0) return null
  return (
    <>
      <ul className={styles.list} aria-label={t('list')}>
        {rows.slice(0, mostRows).map((op) => (
          <OpRow key={op.seq} op={op} />
        ))}
      </ul>
      {rows.length > mostRows && <p>{t('more', { count: rows.length - mostRows })}</p>}
    </>
  )
}
