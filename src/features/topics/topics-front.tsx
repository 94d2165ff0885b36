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
          <ul className={styles.names}>
            {rowsOf(wellKnown[kind]).map((topic) => (
              <li key={topic.id}>
                <a href={topicAddress(topic)}>
                  <bdi>{topic.title}</bdi>
                </a>
              </li>
            ))}
          </ul>
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

function Cards({ ids, byId }: CardsProps) {
  const entries = useAnswer([], () => pageFinder.entries())
  const places = usePlaces('eng')
  const isKnown = entries !== undefined && places !== undefined
  const shown = new Set<number>()
  const cards = ids.flatMap((id) => {
    const topic = byId.get(topicNumberOf(id))
    if (!topic) return []
    const found = places ? (entries?.get(id)?.passages.flatMap((one) => placeIn(one, places)) ?? []) : []
    // Two topics may begin with the same verse.
    const place = found.find(({ from }) => !shown.has(from)) ?? found[0]
    if (place) shown.add(place.from)
    return [{ topic, place }]
  })
  const texts = useVerseTexts(
    places?.edition,
    cards.map(({ place }) => (place ? firstVerses(place).slice(0, 1) : [])),
  )
  return (
    <ul className={styles.cards}>
      {cards.map(({ topic, place }, index) => (
        <li key={topic.id} data-awaited={!isKnown || undefined}>
          <a href={topicAddress(topic)} data-bare={(isKnown && !place) || undefined}>
            <b>
              <bdi>{topic.title}</bdi>
            </b>
            <span className={styles.verse} lang={places?.edition.locale} dir={places?.edition.direction}>
              {texts?.[index]}
            </span>
            <small>{place && <bdi>{place.label}</bdi>}</small>
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
