/** `/help/{id}` and `/help/{title}/{id}`: one question with its answer, and what is near it. */
import { useTranslation } from 'react-i18next'
import type { HelpItem } from '#core/contract/pages/article'
import { usePageTexts } from '../../../model/library/page-texts'
import { useRouteParams } from '../../../model/place/use-route-params'
import { ArticleText } from '../../../ui/article/article-text'
import { MissingTexts } from '../missing-texts'
import { OtherLanguage } from '../other-language'
import styles from './help.module.css'
import { HelpItems } from './help-items'

export function HelpItemOverlay() {
  const { t } = useTranslation('help')
  const { id = '' } = useRouteParams()
  const known = usePageTexts()
  if (!known.texts) return <MissingTexts known={known} />
  const { help } = known.texts
  const item = help.find((one) => one.id === Number(id))
  return (
    <div className={styles.page}>
      <nav className="app-chrome" aria-label={t('wayHere')}>
        <a href="/help">{t('toHelp')}</a>
      </nav>
      {item ? <Item item={item} others={help.filter((one) => isNear(one, item))} /> : <p>{t('noItem')}</p>}
    </div>
  )
}

function Item({ item, others }: { item: HelpItem; others: readonly HelpItem[] }) {
  const { t } = useTranslation('help')
  return (
    <>
      <article className={styles.item}>
        <h2>
          <bdi>{item.title}</bdi>
        </h2>
        <OtherLanguage locale={item.locale} />
        <ArticleText nodes={item.body} locale={item.locale} level={3} />
      </article>
      {others.length > 0 && (
        <section className={`${styles.group} app-chrome`}>
          <h2>{t('near', { group: t(`group-${item.group}`) })}</h2>
          <HelpItems items={others} />
        </section>
      )}
    </>
  )
}

function isNear(one: HelpItem, item: HelpItem): boolean {
  return one.group === item.group && one.id !== item.id
}
