/** `/topic/{topic}/{id}` (FEATURES CONT-02): a topic with its aspects, by pack, and their places in the reader's edition. */
import { useCallback, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { topicAddress } from '#core/content/reading/addresses'
import type { Topic } from '#core/contract/content/answers'
import { ContentProblem } from '../../model/contents/content-problem'
import { useGrowing } from '../../model/contents/lists/use-growing'
import { PackCredit } from '../../model/contents/text/pack-credit'
import { usePlaces } from '../../model/contents/text/use-places'
import { useTopic } from '../../model/contents/topics/use-topics'
import { languageName } from '../../model/library/use-editions'
import { useOverlayTitle } from '../../model/place/overlay-title'
import { useRouteParams } from '../../model/place/use-route-params'
import { useOnline } from '../../platform/page/online'
import listStyles from '../../ui/note/list.module.css'
import { Awaited } from '../../ui/page/awaited'
import { formatNumber } from '../../ui/words/format-number'
import { Filter } from './filter'
import { TopicGroup } from './topic-group'
import { countPlaces, groupsOf, type PlaceFilter } from './topic-groups'
import styles from './topics.module.css'

/** Number of aspects drawn at once. */
const step = 10
/** A topic with fewer places needs no filter. */
const fewPlaces = 12

export function TopicOverlay() {
  const { t } = useTranslation('topics')
  const { id = '' } = useRouteParams()
  const topic = useTopic(Number(id))
  useOverlayTitle(
    topic.kind === 'here' ? topic.data.title : undefined,
    topic.kind === 'here' ? (topic.data.sources[0]?.pack.locale ?? '') : '',
  )
  if (topic.kind !== 'here') return <ContentProblem content={topic} absent={t('notFound')} />
  return <Shown key={id} topic={topic.data} />
}

function Shown({ topic: { id, sources } }: { topic: Topic }) {
  const [filter, setFilter] = useState<PlaceFilter>({ part: 'all' })
  const groups = useMemo(() => sources.flatMap(({ article }) => article.groups ?? []), [sources])
  return (
    <div className={listStyles.page}>
      {countPlaces(groups) > fewPlaces && <Filter groups={groups} filter={filter} onChange={setFilter} />}
      {sources.map((source) => (
        <Source
          key={`${source.pack.abbr} ${source.article.id}`}
          source={source}
          topic={id}
          filter={filter}
          isOnly={sources.length === 1}
        />
      ))}
    </div>
  )
}

interface SourceProps {
  source: Topic['sources'][number]
  /** Id of the topic, which joins the articles of all sources. */
  topic: number
  filter: PlaceFilter
  isOnly: boolean
}

function Source({ source: { pack, article, see }, topic, filter, isOnly }: SourceProps) {
  const { t, i18n } = useTranslation('topics')
  const places = usePlaces(pack.numbering)
  const groups = useMemo(() => groupsOf(article.groups ?? [], filter), [article, filter])
  const { part, book = 0 } = filter
  const isOnline = useOnline()
  // Counts the drawn aspects that lack texts, so that the page says so once and not per verse. Online they
  // are on their way, and each change would draw all aspects again.
  const [lacking, setLacking] = useState(0)
  const countLack = useCallback((change: 1 | -1) => setLacking((before) => before + change), [])
  const { shown, end } = useGrowing(`${pack.abbr} ${article.id} ${part} ${book}`, groups.length, step)
  const isOther = pack.locale !== 'und' && pack.locale.split('-')[0] !== i18n.language.split('-')[0]
  const count = countPlaces(groups)
  return (
    <section className={styles.source} aria-label={pack.name}>
      {/* A single source shows no heading, but screen readers need its level between the title and the aspects. */}
      <h2 lang={pack.locale} className={isOnly ? 'visually-hidden' : undefined}>
        {pack.name}
      </h2>
      <p className={listStyles.hint}>
        {t('places', { count, number: formatNumber(count, i18n.language) })}
        {isOther && ` · ${t('headingsIn', { language: languageName(pack.locale, i18n.language) })}`}
      </p>
      <SeeAlso article={article} see={see.filter((link) => link.topic !== topic)} locale={pack.locale} />
      {lacking > 0 && !isOnline && (
        <p className={listStyles.hint} role="status">
          {t('textsNotHere')} <a href="/downloads">{t('contents:toDownloads')}</a>
        </p>
      )}
      {!places && <Awaited />}
      {places && (
        <div className={styles.groups}>
          {groups.slice(0, shown).map(({ group, index }) => (
            // Only the first aspects request missing chapters; further ones show the text that is on this device.
            <TopicGroup
              key={`${index} ${part} ${book}`}
              group={group}
              places={places}
              locale={pack.locale}
              asksForTexts={index < step}
              onLack={isOnline ? undefined : countLack}
            />
          ))}
          <div ref={end} />
        </div>
      )}
      <PackCredit pack={pack} />
    </section>
  )
}

/** The links of all aspects to other topics, each once. */
function SeeAlso({
  article,
  see,
  locale,
}: Pick<Topic['sources'][number], 'article' | 'see'> & { locale: string }) {
  const { t } = useTranslation('topics')
  const topicOfArticle = new Map(see.map((link) => [link.article, link.topic]))
  const links = (article.groups ?? []).flatMap((group) =>
    group.see.flatMap(({ text, id }) => {
      const topic = id === undefined ? undefined : topicOfArticle.get(id)
      return topic === undefined ? [] : [{ topic, text }]
    }),
  )
  const unique = [...new Map(links.map((link) => [link.topic, link])).values()]
  if (unique.length === 0) return null
  return (
    <nav className={styles.see} aria-label={t('seeAlso')}>
      <b>{t('seeAlso')}</b>
      {unique.map(({ topic, text }) => (
        <a key={topic} href={topicAddress({ id: topic, title: text })} lang={locale}>
          <bdi>{text}</bdi>
        </a>
      ))}
    </nav>
  )
}
