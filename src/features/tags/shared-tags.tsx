/** Tags that members share, each with the number of members; no member is named. Needs the network. */
import { useTranslation } from 'react-i18next'
import { dotOf } from '#core/scripture/text/digits'
import { usePages } from '../../model/study/lists/use-pages'
import { askServer } from '../../platform/client/ask-server'
import { Button } from '../../ui/controls/button'
import styles from '../../ui/note/list.module.css'
import { TagDot } from '../../ui/note/tag-chips'
import { ListProblem } from '../../ui/page/list-problem'

export function SharedTags({ sort }: { sort: string }) {
  const { t, i18n } = useTranslation('tags')
  const { items, state, error, hasMore, more, retry } = usePages(`tags ${sort}`, async (page) => {
    const { data } = await askServer('sharedTags', { query: { sort, page } })
    return { items: data.tags, lastPage: data.meta.max_page }
  })
  return (
    <>
      <ListProblem error={error} onRetry={retry} />
      {state === 'loaded' && items.length === 0 && <p className={styles.hint}>{t('noneShared')}</p>}
      <ul className={styles.rows}>
        {items.map(({ name, colour, usercount, verses }) => (
          <li key={name} className={styles.row}>
            <div className={styles.name}>
              <a href={`/tag/${encodeURIComponent(name)}`}>
                <TagDot colour={colour} /> <bdi>{name}</bdi>
              </a>
            </div>
            <small>
              {t('memberCount', { count: usercount })}
              {dotOf(i18n.language)}
              {t('verseCount', { count: verses })}
            </small>
          </li>
        ))}
      </ul>
      {hasMore && <Button onClick={more}>{t('notes:moreOnes')}</Button>}
    </>
  )
}
