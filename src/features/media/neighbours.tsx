/** What pictures and videos have below: the ones before and after. */
import { useTranslation } from 'react-i18next'
import { articlePath } from '#core/content/reading/addresses'
import type { ArticlePage } from '#core/contract/content/answers'
import styles from './media.module.css'

export function Neighbours({ page: { pack, previous, next } }: { page: ArticlePage }) {
  const { t } = useTranslation('media')
  if (!previous && !next) return null
  const way = (label: string, to: { id: number; head: string } | undefined) =>
    to && (
      <a href={articlePath(pack, to.id, to.head)}>
        {label}: <bdi lang={pack.locale}>{to.head}</bdi>
      </a>
    )
  return (
    <nav className={styles.places} aria-label={t('neighbours')}>
      {way(t('previous'), previous)}
      {way(t('next'), next)}
    </nav>
  )
}
