/** The beginning of an article under its head; the rest is behind its link. */
import { useTranslation } from 'react-i18next'
import { articlePath } from '#core/content/reading/addresses'
import type { ArticleLink } from '#core/contract/content/answers'
import { wordsOf } from '#core/contract/content/article'
import { directionOf } from '#core/contract/locales'
import { TextLines } from '../../../ui/page/text-lines'
import { useArticle } from '../use-article'
import styles from './article-peek.module.css'

/** Number of characters that are shown. */
const shownLength = 280

export function ArticlePeek({ link }: { link: ArticleLink }) {
  const { t } = useTranslation('lookup')
  const { abbr, id, head, locale } = link
  const page = useArticle(abbr, id)
  const [article] = page.kind === 'here' ? page.data.articles : []
  const words = article ? wordsOf(article.parts).replace(/\s+/g, ' ').trim() : ''
  const path = articlePath(link, id, head)
  return (
    <article className={styles.peek} lang={locale} dir={directionOf(locale)}>
      <h3>
        <a href={path}>
          <bdi>{head}</bdi>
        </a>
        {page.kind === 'here' && <small>{page.data.pack.name}</small>}
      </h3>
      {words && (
        <p>
          {words.length > shownLength ? `${words.slice(0, words.lastIndexOf(' ', shownLength))} …` : words}
        </p>
      )}
      {page.kind === 'loading' && <TextLines label={t('common:loading')} />}
      {page.kind === 'failed' && <p className={styles.hint}>{t('contents:notOnDevice')}</p>}
    </article>
  )
}
