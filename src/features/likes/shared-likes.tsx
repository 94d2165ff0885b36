/** The verses that all members like most. */
import { useTranslation } from 'react-i18next'
import { SharedVerses } from '../../model/study/lists/shared-verses'
import { usePages } from '../../model/study/lists/use-pages'
import { askServer } from '../../platform/client/ask-server'

export function SharedLikes({ sort }: { sort: string }) {
  const { t } = useTranslation('likes')
  const pages = usePages(`likes ${sort}`, async (page) => {
    const { data } = await askServer('sharedLikes', { query: { sort, page } })
    return { items: data.likes, lastPage: data.meta.max_page }
  })
  return <SharedVerses pages={pages} none={t('noneShared')} about={(count) => t('memberCount', { count })} />
}
