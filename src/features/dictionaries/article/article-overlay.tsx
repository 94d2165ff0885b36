/** `/dictionary/{abbr}/{slug}/{id}` (FEATURES CONT-01): all articles of one head, with the ways to others. */
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { articlePath } from '#core/content/reading/addresses'
import type { ArticlePage } from '#core/contract/content/answers'
import { ContentProblem } from '../../../model/contents/content-problem'
import { ArticlePlaces } from '../../../model/contents/text/article-places'
import { ContentText } from '../../../model/contents/text/content-text'
import { PackCredit } from '../../../model/contents/text/pack-credit'
import { useArticle, useNamedArticle } from '../../../model/contents/use-article'
import { useOverlayTitle } from '../../../model/place/overlay-title'
import { shareOrCopy } from '../../../platform/page/share'
import { Button } from '../../../ui/controls/button'
import { ShareIcon } from '../../../ui/controls/panel-icons'
import { showSnackbar } from '../../../ui/snackbars/snackbars'
import styles from './article.module.css'
import { Neighbours } from './neighbours'
import { useOtherArticles } from './use-other-articles'

export function ArticleOverlay() {
  const { t } = useTranslation('dictionaries')
  // The guard has sent an address without an id to the list.
  const { abbr, id = 0 } = useNamedArticle()
  const content = useArticle(abbr, id)
  const [article] = content.kind === 'here' ? content.data.articles : []
  const locale = content.kind === 'here' ? content.data.pack.locale : ''
  useOverlayTitle(article?.head, locale)
  if (content.kind !== 'here') return <ContentProblem content={content} absent={t('absent')} />
  return <Articles key={`${abbr} ${id}`} page={content.data} />
}

function Articles({ page }: { page: ArticlePage }) {
  const { pack, articles, previous, next } = page
  const root = useRef<HTMLDivElement>(null)
  // Articles follow each other in one overlay, which keeps its place.
  useEffect(() => {
    root.current?.parentElement?.scrollTo({ top: 0, behavior: 'instant' })
  }, [])
  const [first] = articles
  const isOne = articles.length === 1
  return (
    <div ref={root} className={styles.page}>
      {articles.map((article) => (
        <article key={article.id} className={styles.article}>
          {!isOne && (
            <h2 lang={pack.locale} dir={pack.direction}>
              <bdi>{article.head}</bdi>
            </h2>
          )}
          <ContentText pack={pack} nodes={article.parts} level={isOne ? 2 : 3} />
          <ArticlePlaces pack={pack} article={article} />
        </article>
      ))}
      {first && <Others pack={pack} head={first.head} />}
      <Neighbours pack={pack} previous={previous} next={next} />
      <div className={styles.foot}>
        <PackCredit pack={pack} />
        {first && <Share path={articlePath(pack, first.id, first.head)} title={first.head} />}
      </div>
    </div>
  )
}

function Others({ pack, head }: { pack: ArticlePage['pack']; head: string }) {
  const { t } = useTranslation('dictionaries')
  const others = useOtherArticles(pack, head)
  if (others.length === 0) return null
  return (
    <section className={`${styles.others} app-chrome`}>
      <h2>{t('also')}</h2>
      <ul>
        {others.map((link) => (
          <li key={`${link.abbr} ${link.id}`}>
            <a href={articlePath(link, link.id, link.head)} lang={link.locale}>
              <bdi>{link.head}</bdi>
            </a>{' '}
            <small lang={link.locale}>
              <bdi>{link.name}</bdi>
            </small>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Share({ path, title }: { path: string; title: string }) {
  const { t } = useTranslation('dictionaries')
  const share = async () => {
    const url = `${location.origin}${encodeURI(path)}`
    const outcome = await shareOrCopy({ title, text: title, url })
    if (outcome === 'shared') return
    const isCopied = outcome === 'copied'
    showSnackbar(isCopied ? t('reading:shareCopied') : t('shareFailed'), {
      id: 'share',
      type: isCopied ? 'success' : 'error',
    })
  }
  return (
    <div className="app-chrome">
      <Button onClick={() => void share()}>
        <ShareIcon className="icon" aria-hidden />
        {t('reading:share')}
      </Button>
    </div>
  )
}
