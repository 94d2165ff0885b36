/** `/tag/{key}` (FEATURES STUDY-03): a tag of the member by its uuid, a shared tag by its name, each with its verses. */
import { useTranslation } from 'react-i18next'
import { isMember, useAccount } from '../../model/account/account'
import { useRouteParams } from '../../model/place/use-route-params'
import { SharedVerses } from '../../model/study/lists/shared-verses'
import { usePages } from '../../model/study/lists/use-pages'
import { useTags } from '../../model/study/use-tags'
import { askServer } from '../../platform/client/ask-server'
import styles from '../../ui/note/list.module.css'
import { OwnTag } from './own-tag'

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

/** The verses under a tag that members share. */
function SharedTag({ name }: { name: string }) {
  const { t } = useTranslation('tags')
  const pages = usePages(`tag ${name}`, async (page) => {
    const { data } = await askServer('sharedTag', { params: { name }, query: { page } })
    return { items: data.verses, lastPage: data.meta.max_page }
  })
  if (pages.error?.code === 'not-found') return <p className={styles.hint}>{t('unknown')}</p>
  return (
    <div className={styles.page}>
      <h2 className={styles.name}>
        <bdi>{name}</bdi>
      </h2>
      <SharedVerses pages={pages} none={t('noVerses')} about={(count) => t('memberCount', { count })} />
    </div>
  )
}
