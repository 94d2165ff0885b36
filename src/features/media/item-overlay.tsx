/** The common part of the screens of a picture and a video: the article of the address, its name, verses, neighbours and credit. */
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { articlePath } from '#core/content/reading/addresses'
import type { ArticlePage, PackSummary } from '#core/contract/content/answers'
import type { Article } from '#core/contract/content/article'
import { ContentProblem } from '../../model/contents/content-problem'
import { ArticlePlaces } from '../../model/contents/text/article-places'
import { PackCredit } from '../../model/contents/text/pack-credit'
import { useArticle, useNamedArticle } from '../../model/contents/use-article'
import { useOverlayTitle } from '../../model/place/overlay-title'
import listStyles from '../../ui/note/list.module.css'
import styles from './media.module.css'

interface Props {
  /** The part of the screen special to the kind, with the caption. */
  children: (article: Article, pack: PackSummary) => ReactNode
}

export function ItemOverlay({ children }: Props) {
  const { t } = useTranslation()
  const { abbr, id = 0 } = useNamedArticle()
  const found = useArticle(abbr, id)
  if (found.kind !== 'here') return <ContentProblem content={found} absent={t('notFound')} />
  return (
    <Shown key={`${abbr} ${id}`} page={found.data}>
      {children}
    </Shown>
  )
}

function Shown({ page, children }: Props & { page: ArticlePage }) {
  const { pack } = page
  const [article] = page.articles
  useOverlayTitle(article?.head, pack.locale)
  if (!article) return null
  return (
    <div className={listStyles.page}>
      {children(article, pack)}
      <ArticlePlaces pack={pack} article={article} />
      <Neighbours page={page} />
      {article.picture && (
        <p className={listStyles.hint} lang={pack.locale}>
          {[article.picture.author, article.picture.licence].filter(Boolean).join(' · ')}
        </p>
      )}
      <PackCredit pack={pack} />
    </div>
  )
}

function Neighbours({ page: { pack, previous, next } }: { page: ArticlePage }) {
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
