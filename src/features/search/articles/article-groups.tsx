/** Articles that a search found, by kind, in groups of their own beside the verses. */
import { useTranslation } from 'react-i18next'
import { articlePath } from '#core/content/reading/addresses'
import type { ArticleHit, ArticleHits } from '#core/contract/content/answers'
import type { ContentKind } from '#core/contract/content/kinds'
import { directionOf } from '#core/contract/locales'
import { usePackTitles } from '../../../model/contents/known-packs'
import { useOption } from '../../../model/options/options'
import { useMedia } from '../../../ui/page/use-media'
import { formatNumber } from '../../../ui/words/format-number'
import styles from './article-groups.module.css'

export function ArticleGroups({ groups }: { groups: readonly ArticleHits[] }) {
  const { t, i18n } = useTranslation('search')
  const titles = {
    dictionary: t('menu:dictionaries'),
    commentary: t('menu:commentaries'),
    topics: t('menu:topics'),
    graphics: t('menu:graphics'),
    videos: t('menu:videos'),
    plans: t('menu:readingPlans'),
    references: t('menu:crossReferences'),
    words: t('menu:originalWords'),
  } satisfies Record<ContentKind, string>
  return (
    <div className={styles.groups}>
      {groups.map(({ kind, total, hits }) => (
        <section key={kind} aria-label={titles[kind]}>
          <h3>
            {titles[kind]} <small>{formatNumber(total, i18n.language)}</small>
          </h3>
          <ul>
            {hits.map((hit) => (
              <Hit key={`${hit.abbr} ${hit.id}`} hit={hit} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

function Hit({ hit }: { hit: ArticleHit }) {
  const { abbr, id, head, kind, locale, excerpt, marks } = hit
  const titleOf = usePackTitles()
  const isBeside = useOption('resource.commentary.targetSidebar')
  const hasRoom = useMedia('(min-width: 801px)')
  const ends = [0, ...marks.map(([start, length]) => start + length)]
  const path = articlePath(hit, id, head)
  return (
    <li lang={locale} dir={directionOf(locale)}>
      <a href={kind === 'commentary' && isBeside && hasRoom ? `${path}?beside=` : path}>
        <bdi>{head}</bdi>
      </a>{' '}
      <small>{titleOf(abbr)}</small>
      {excerpt && (
        <p>
          {marks.map(([start, length], index) => [
            excerpt.slice(ends[index], start),
            <mark key={start}>{excerpt.slice(start, start + length)}</mark>,
          ])}
          {excerpt.slice(ends.at(-1))}
        </p>
      )}
    </li>
  )
}
