/** Shown after the account was deleted at the server: nothing is sent any more. The person can save the local data as a file before it goes. */
import { useTranslation } from 'react-i18next'
import type { User } from '#core/contract/members/user'
import { askMemberDatabase } from '../../model/account/member-database'
import { byTheWay } from '../../platform/client/by-the-way'
import { workerClient } from '../../platform/client/worker-client'
import { saveJson } from '../../platform/page/save-file'
import { Button } from '../../ui/controls/button'
import styles from './sync-notices.module.css'

export function DeletedNotice({ user }: { user: User }) {
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
