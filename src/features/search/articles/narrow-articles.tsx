/** Where there is no sidebar: the articles that a search found, folded, above the verses. */
import { useTranslation } from 'react-i18next'
import type { ArticleHits } from '#core/contract/content/answers'
import { Fold } from '../head/folds'
import { ArticleGroups } from './article-groups'

export function NarrowArticles({ groups }: { groups: readonly ArticleHits[] | undefined }) {
  const { t } = useTranslation('search')
  const total = (groups ?? []).reduce((sum, group) => sum + group.total, 0)
  if (!groups || total === 0) return null
  return (
    <Fold title={t('articles')} count={total}>
      <ArticleGroups groups={groups} />
    </Fold>
  )
}
