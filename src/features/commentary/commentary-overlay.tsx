/** `/commentary/{abbreviation}` and `/commentary/{abbreviation}/{title}/{id}` (FEATURES CONT-01): a whole commentary, or one of its sections. */
import { useLiveQuery } from 'dexie-react-hooks'
import { useTranslation } from 'react-i18next'
import { articlePath } from '#core/content/reading/addresses'
import type { ArticlePage } from '#core/contract/content/answers'
import styles from '../../model/contents/commentary/commentary.module.css'
import { labelOf } from '../../model/contents/commentary/commentary-sections'
import { SlicedText } from '../../model/contents/commentary/sliced-text'
import { chooseCommentary } from '../../model/contents/commentary/use-commentaries'
import { ContentProblem } from '../../model/contents/content-problem'
import { PackCredit } from '../../model/contents/text/pack-credit'
import { usePlaces } from '../../model/contents/text/use-places'
import { useArticle, useNamedArticle } from '../../model/contents/use-article'
import { useOverlayTitle } from '../../model/place/overlay-title'
import { useAddressQuery } from '../../model/place/use-address-query'
import { database } from '../../platform/local/database'
import { Awaited } from '../../ui/page/awaited'
import { WholeCommentary } from './whole-commentary'

export function CommentaryOverlay() {
  const { abbr, id } = useNamedArticle()
  return id === undefined ? <Whole abbr={abbr} /> : <Item key={`${abbr} ${id}`} abbr={abbr} id={id} />
}

function Whole({ abbr }: { abbr: string }) {
  const { t } = useTranslation()
  const row = useLiveQuery(async () => (await database.packs.get(abbr)) ?? null, [abbr])
  if (row === undefined) return null
  return row ? (
    <WholeCommentary pack={row.summary} />
  ) : (
    <ContentProblem content={{ kind: 'absent' }} absent={t('notFound')} />
  )
}

function Item({ abbr, id }: { abbr: string; id: number }) {
  const { t } = useTranslation()
  const found = useArticle(abbr, id)
  if (found.kind !== 'here') return <ContentProblem content={found} absent={t('notFound')} />
  return <Section page={found.data} />
}

function Section({ page: { pack, articles, previous, next } }: { page: ArticlePage }) {
  const { t } = useTranslation('commentary')
  const places = usePlaces(pack.numbering)
  const query = useAddressQuery()
  const [article] = articles
  const title = article && places ? labelOf(article, places) : article?.head
  useOverlayTitle(title, pack.locale)
  if (!article) return null
  const place = article.at?.[0] && places?.placeOf(article.at[0])
  const way = (label: string, to: { id: number; head: string } | undefined) =>
    to && (
      <a href={`${articlePath(pack, to.id, to.head)}${query}`}>
        {label}: <bdi>{to.head}</bdi>
      </a>
    )
  return (
    <div className={styles.commentary}>
      {article.at && !places && <Awaited />}
      {place && (
        <a href={place.href} onClick={() => chooseCommentary(pack.abbr)}>
          {t('beside')}
        </a>
      )}
      <SlicedText pack={pack} nodes={article.parts} />
      <nav className={styles.tools} aria-label={t('around')}>
        {way(t('previous'), previous)}
        {way(t('next'), next)}
      </nav>
      <PackCredit pack={pack} />
    </div>
  )
}
