/** The front of the topics: chosen ones of the season and for what people need, each with a verse, then the best known stories, people and themes. */
import { useTranslation } from 'react-i18next'
import { topicAddress } from '#core/content/reading/addresses'
import { topicNumberOf } from '#core/content/reading/own-topics'
import type { TopicRow } from '#core/contract/content/answers'
import { chosenFor, frontKinds, wellKnown } from '#core/finder/chosen-entries'
import type { EntryPassage } from '#core/finder/entry'
import { hasChapter } from '#core/scripture/reading/neighbours'
import { useAnswer } from '../../model/asking/use-answer'
import { type Places, type ShownPlace, usePlaces } from '../../model/contents/text/use-places'
import { pageFinder } from '../../model/finder/page-finder'
import { firstVerses } from '../../model/study/first-verses'
import { useVerseTexts } from '../../model/study/use-verse-texts'
import { useToday } from '../../platform/page/today'
import { PanelLines } from '../../ui/page/panel-lines'
import styles from './topics-front.module.css'

export function TopicsFront({ topics, onAll }: { topics: readonly TopicRow[]; onAll: () => void }) {
  const { t } = useTranslation('topics')
  const byId = new Map(topics.map((topic) => [topic.id, topic]))
  const rowsOf = (ids: readonly string[]) => ids.flatMap((id) => byId.get(topicNumberOf(id)) ?? [])
  return (
    <div className={styles.front}>
      <Cards ids={chosenFor(useToday())} byId={byId} />
      {frontKinds.map((kind) => (
        <section key={kind}>
          <h2>{t(`front-${kind}`)}</h2>
          <Names topics={rowsOf(wellKnown[kind])} />
        </section>
      ))}
      <button type="button" className={styles.all} onClick={onAll}>
        {t('allTopics')}
      </button>
    </div>
  )
}

interface CardsProps {
  ids: readonly string[]
  byId: ReadonlyMap<number, TopicRow>
}

/** Those of which the edition has a verse that no card above shows, with it; the others by their names, below. */
function Cards({ ids, byId }: CardsProps) {
  const { t } = useTranslation('topics')
  const entries = useAnswer([], () => pageFinder.entries())
  const places = usePlaces('eng')
  const { cards, bare } = cardsOf(
    ids.flatMap((id) => topicOf(id, byId)),
    entries,
    places,
  )
  const texts = useVerseTexts(
    places?.edition,
    cards.map(({ place }) => firstVerses(place).slice(0, 1)),
  )
  if (!entries || !places) return <PanelLines label={t('contents:loading')} />
  return (
    <>
      {cards.length > 0 && (
        <ul className={styles.cards}>
          {cards.map(({ topic, place }, index) => (
            <li key={topic.id}>
              <a href={topicAddress(topic)}>
                <b>
                  <bdi>{topic.title}</bdi>
                </b>
                <span className={styles.verse} lang={places.edition.locale} dir={places.edition.direction}>
                  {texts?.[index]}
                </span>
                <small>
                  <bdi>{place.label}</bdi>
                </small>
              </a>
            </li>
          ))}
        </ul>
      )}
      {bare.length > 0 && <Names topics={bare} />}
    </>
  )
}

interface Chosen {
  id: string
  topic: TopicRow
}

function topicOf(id: string, byId: CardsProps['byId']): Chosen[] {
  const topic = byId.get(topicNumberOf(id))
  return topic ? [{ id, topic }] : []
}

function cardsOf(
  chosen: readonly Chosen[],
  entries: ReadonlyMap<string, { passages: readonly EntryPassage[] }> | undefined,
  places: Places | undefined,
) {
  const shown = new Set<number>()
  const cards: { topic: TopicRow; place: ShownPlace }[] = []
  const bare: TopicRow[] = []
  for (const { id, topic } of chosen) {
    const found = places ? (entries?.get(id)?.passages.flatMap((one) => placeIn(one, places)) ?? []) : []
    const place = found.find(({ from }) => !shown.has(from))
    if (place) cards.push({ topic, place })
    else bare.push(topic)
    if (place) shown.add(place.from)
  }
  return { cards, bare }
}

function Names({ topics }: { topics: readonly TopicRow[] }) {
  return (
    <ul className={styles.names}>
      {topics.map((topic) => (
        <li key={topic.id}>
          <a href={topicAddress(topic)}>
            <bdi>{topic.title}</bdi>
          </a>
        </li>
      ))}
    </ul>
  )
}

/** Passages that may be shown to anybody and that the edition has. */
function placeIn(passage: EntryPassage, { edition, placeOf }: Places): ShownPlace[] {
  const place = passage.isHard ? undefined : placeOf(passage)
  return place && hasChapter(edition.bookList, place.from) ? [place] : []
}
