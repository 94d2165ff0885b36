/** The verses under a tag that members share. */
import { useTranslation } from 'react-i18next'
import { SharedVerses } from '../../model/study/lists/shared-verses'
import { usePages } from '../../model/study/lists/use-pages'
import { askServer } from '../../platform/client/ask-server'
import styles from '../../ui/note/list.module.css'

export function SharedTag({ name }: { name: string }) {
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
