/**
 * Tells the member what they must know of the sync: sign in to save the waiting changes; the account is gone; the
 * server refused a change; this browser keeps nothing; so much waits that the history is cut short. If the member has
 * to do something, a bar stands below the header.
 */
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { type User } from '#core/contract/members/user'
import * as limits from '#core/limits'
import { useAccount } from '../../model/account/account'
import { askMemberDatabase, useOutbox } from '../../model/account/member-database'
import { openSyncSheet } from '../../model/shell/sync-sheet'
import { byTheWay } from '../../platform/client/by-the-way'
import { workerClient } from '../../platform/client/worker-client'
import { saveJson } from '../../platform/page/save-file'
import { Button } from '../../ui/controls/button'
import { showSnackbar } from '../../ui/snackbars/snackbars'
import styles from './sync-notices.module.css'
import { useSyncSign } from './use-sync-sign'

export function SyncNotices() {
  const { t } = useTranslation('sync')
  const account = useAccount()
  const sign = useSyncSign()
  useRefusals()
  useForgetfulWarning()
  useFullWarning()
  if (account?.isDeleted) return <DeletedNotice user={account.user} />
  if (sign.kind !== 'sign-in') return null
  return (
    <div className={`${styles.notice} app-chrome`} role="alert">
      <span>{t('sign-sign-in', { count: sign.count })}</span>
      <a href="/login">{t('signIn')}</a>
    </div>
  )
}

/** Shows a snackbar once for each newly refused change. */
function useRefusals(): void {
  const { t } = useTranslation('sync')
  const known = useRef<ReadonlySet<number>>(undefined)
  const refused = useOutbox()?.filter((op) => op.state === 'refused')
  useEffect(() => {
    if (!refused) return
    const before = known.current
    known.current = new Set(refused.map(({ seq }) => seq))
    const added = before ? refused.filter(({ seq }) => !before.has(seq)).length : 0
    if (added === 0) return
    showSnackbar(t('sign-refused', { count: added }), {
      id: 'refused',
      type: 'error',
      action: { label: t('show'), run: openSyncSheet },
    })
  }, [refused, t])
}

/** Warns a member who chose to keep nothing here that waiting changes are lost when the window closes. */
function useForgetfulWarning(): void {
  const { t } = useTranslation('sync')
  const account = useAccount()
  const ops = useOutbox() ?? []
  const isAtRisk = account?.isForgetful === true && ops.length > 0
  useEffect(() => {
    if (isAtRisk) showSnackbar(t('forgetful'), { id: 'forgetful', type: 'warning', timeoutMs: -1 })
  }, [isAtRisk, t])
}

/** Warns that more changes wait than may: the oldest entries of the history are left out (SYNC 3.4, rule 6). */
function useFullWarning(): void {
  const { t } = useTranslation('sync')
  const isFull = (useOutbox()?.length ?? 0) >= limits.maxQueuedOps
  useEffect(() => {
    if (isFull) showSnackbar(t('full'), { id: 'full', type: 'warning', timeoutMs: -1 })
  }, [isFull, t])
}

/** Shown after the account was deleted at the server: nothing is sent any more. The person can save the local data as a file before it goes. */
function DeletedNotice({ user }: { user: User }) {
  const { t } = useTranslation('sync')
  const save = async () => {
    const things = await askMemberDatabase(user.id, (database) => database.things.toArray(), [])
    saveJson(t('common:product'), user.id, { user, things })
  }
  return (
    <div className={`${styles.notice} app-chrome`} role="alert">
      <span>{t('deleted')}</span>
      <Button onClick={() => byTheWay(save())}>{t('deletedExport')}</Button>
      <Button variant="danger" onClick={() => byTheWay(workerClient().signOut('discard'))}>
        {t('deletedRemove')}
      </Button>
    </div>
  )
}
