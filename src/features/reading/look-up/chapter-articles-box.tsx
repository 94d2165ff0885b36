/** The box "Words in this chapter": the dictionary articles, pictures and videos for a chapter, and whether it has words of the original. */
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { bookOf } from '#core/canonical'
import { articlePath } from '#core/content/reading/addresses'
import type { ArticleLink } from '#core/contract/content/answers'
import type { ContentKind } from '#core/contract/content/kinds'
import { directionOf } from '#core/contract/locales'
import type { PageData } from '#core/contract/page-data'
import { languageOf } from '#core/words/language'
import { ContentProblem } from '../../../model/contents/content-problem'
import { usePackTitles } from '../../../model/contents/known-packs'
import { isFitting, useLayerOf } from '../../../model/contents/words/use-layers'
import { languageName } from '../../../model/library/use-editions'
import { Button } from '../../../ui/controls/button'
import { formatNumber } from '../../../ui/words/format-number'
import styles from './look-up.module.css'
import { useChapterArticles } from './use-chapter-articles'

/** Number of articles of a group that are shown at first. */
const shownAtFirst = 12

/** The kinds of content in the box, in its order. */
const kinds = ['dictionary', 'graphics', 'videos'] as const satisfies readonly ContentKind[]
type ShownKind = (typeof kinds)[number]

export function ChapterArticlesBox({ data }: { data: PageData }) {
  return (
    <>
      <OriginalsHint data={data} />
      <Articles data={data} />
    </>
  )
}

/** How to use the words of the original, where the translation has some for this book. */
function OriginalsHint({ data: { manifests, address } }: { data: PageData }) {
  const { t } = useTranslation('lookup')
  const [edition] = manifests
  const layer = useLayerOf(edition?.abbreviation)
  if (!layer || !edition || !address || !isFitting(layer, edition, bookOf(address.chapter))) return null
  return <p className={styles.hint}>{t('originalsHere', { lookUp: t('lookUp') })}</p>
}

function Articles({ data }: { data: PageData }) {
  const { t } = useTranslation('lookup')
  const found = useChapterArticles(data)
  const locale = data.manifests[0]?.locale ?? ''
  if (found.kind !== 'here') return <ContentProblem content={found} absent={t('nothingOnChapter')} />
  if (found.data.length === 0) return <p className={styles.hint}>{t('nothingOnChapter')}</p>
  return (
    <div className={styles.answers}>
      {kinds.map((kind) => (
        <Group
          key={`${kind} ${data.address?.chapter}`}
          kind={kind}
          links={ownFirst(
            found.data.filter((link) => link.kind === kind),
            locale,
          )}
          locale={locale}
        />
      ))}
    </div>
  )
}

interface GroupProps {
  kind: ShownKind
  links: readonly ArticleLink[]
  locale: string
}

function Group({ kind, links, locale }: GroupProps) {
  const { t, i18n } = useTranslation('lookup')
  const titleOf = usePackTitles()
  const [isWhole, setIsWhole] = useState(false)
  const titles = {
    dictionary: t('menu:dictionaries'),
    graphics: t('menu:graphics'),
    videos: t('menu:videos'),
  } satisfies Record<ShownKind, string>
  if (links.length === 0) return null
  const shown = isWhole ? links : links.slice(0, shownAtFirst)
  const hasSeveral = new Set(links.map(({ abbr }) => abbr)).size > 1
  return (
    <section aria-label={titles[kind]}>
      {kind !== 'dictionary' && <h3 className={styles.hint}>{titles[kind]}</h3>}
      <ul className={styles.links}>
        {shown.map((link) => (
          <li key={`${link.abbr} ${link.id}`} lang={link.locale} dir={directionOf(link.locale)}>
            <a href={articlePath(link, link.id, link.head)}>
              <bdi>{link.head}</bdi>
            </a>
            {hasSeveral && <small>{titleOf(link.abbr)}</small>}
            {link.locale !== 'und' && languageOf(link.locale) !== languageOf(locale) && (
              <small lang={i18n.language}>{languageName(link.locale, i18n.language)}</small>
            )}
          </li>
        ))}
      </ul>
      {shown.length < links.length && (
        <Button onClick={() => setIsWhole(true)}>
          {t('showAll', { number: formatNumber(links.length, i18n.language) })}
        </Button>
      )}
    </section>
  )
}

/** Sorts articles in the language of the text before others. */
function ownFirst(links: readonly ArticleLink[], locale: string): ArticleLink[] {
  const isOther = (link: ArticleLink) => Number(languageOf(link.locale) !== languageOf(locale))
  return links.toSorted((one, other) => isOther(one) - isOther(other))
}
