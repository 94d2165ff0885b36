/** `/tag/{key}` (FEATURES STUDY-03): a tag of the member by its uuid, a shared tag by its name, each with its verses. */
import { useTranslation } from 'react-i18next'
import { isMember, useAccount } from '../../model/account/account'
import { useRouteParams } from '../../model/place/use-route-params'
import { useTags } from '../../model/study/use-tags'
import styles from '../../ui/note/list.module.css'
import { OwnTag } from './own-tag'
import { SharedTag } from './shared-tag'

export function TagOverlay() {
  const { t } = useTranslation('tags')
  const { key = '' } = useRouteParams()
  const account = useAccount()
  const tags = useTags()
  if (account === undefined || (isMember(account) && !tags)) return null
  const own = tags?.get(key)
  if (own) return <OwnTag key={own.id} tag={own} />
  if (/^[0-9a-f]{8}-[0-9a-f-]{27}$/.test(key)) return <p className={styles.hint}>{t('unknown')}</p>
  return <SharedTag name={key} />
}
