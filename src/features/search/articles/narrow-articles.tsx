/** Where there is no sidebar: the articles that a search found, folded, above the verses. Its line has its place before the answer is there. */
import { useTranslation } from 'react-i18next'
import type { ArticleHits } from '#core/contract/content/answers'
import { Summary } from '../../../ui/controls/summary'
import { formatNumber } from '../../../ui/words/format-number'
import { ArticleGroups } from './article-groups'
import styles from './article-groups.module.css'

export function NarrowArticles({ groups }: { groups: readonly ArticleHits[] | undefined }) {
  const { t, i18n } = useTranslation('search')
  const total = (groups ?? []).reduce((sum, group) => sum + group.total, 0)
  if (!groups || total === 0)
    return (
      <p className={styles.narrow} aria-busy={!groups}>
        {groups ? t('noArticles') : '…'}
      </p>
    )
  return (
    <details className={styles.narrow}>
      <Summary>{t('articlesFound', { count: total, number: formatNumber(total, i18n.language) })}</Summary>
      <ArticleGroups groups={groups} />
    </details>
  )
}
