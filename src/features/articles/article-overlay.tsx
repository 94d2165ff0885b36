/** One article: imprint, privacy, accessibility, partners, for webmasters (spec 2 §2). The address names it. */

import { useTranslation } from 'react-i18next'
import { articleNames } from '#core/contract/pages/article'
import { usePageTexts } from '../../model/library/page-texts'
import { useScreenName } from '../../model/place/use-screen-name'
import { ArticleText } from '../../ui/article/article-text'
import { Card } from '../../ui/page/card'
import styles from './articles.module.css'
import { MissingTexts } from './missing-texts'
import { OtherLanguage } from './other-language'

export function ArticleOverlay() {
  const { t } = useTranslation('help')
  const screen = useScreenName()
  const known = usePageTexts()
  const name = articleNames.find((one) => one === screen)
  if (!known.texts) return <MissingTexts known={known} />
  const article = name && known.texts.articles[name]
  if (!article)
    return (
      <Card title={t('noArticle')} isQuiet>
        <a href="/help">{t('toHelp')}</a>
      </Card>
    )
  return (
    <article className={styles.article}>
      <OtherLanguage locale={article.locale} />
      <ArticleText nodes={article.body} locale={article.locale} />
    </article>
  )
}
