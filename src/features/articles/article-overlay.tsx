/** One article: imprint, privacy, accessibility, partners, for webmasters (spec 2 §2). The address names it. */

import { useRouterState } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { articleNames } from '#core/contract/pages/article'
import { usePageTexts } from '../../model/library/page-texts'
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

/**
 * Which screen is open, as the key of its name in the group `menu`: one component may draw several screens.
 * Empty where the place is not a screen.
 */
export function useScreenName(): string {
  return useRouterState({
    select: ({ matches }) => {
      const { title } = (matches.at(-1)?.staticData ?? {}) as { title?: string }
      return title ?? ''
    },
  })
}
