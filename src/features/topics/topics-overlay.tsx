/** `/topics` (FEATURES CONT-02): the topics of all packs; topics with the same title are one. */
import { useLiveQuery } from 'dexie-react-hooks'
import { useDeferredValue } from 'react'
import { useTranslation } from 'react-i18next'
import { headKey } from '#core/content/model/head-key'
import { topicAddress } from '#core/content/reading/addresses'
import type { TopicRow } from '#core/contract/content/answers'
import { ContentProblem } from '../../model/contents/content-problem'
import { LetterBar, lettersOf } from '../../model/contents/lists/letter-bar'
import { useGrowing } from '../../model/contents/lists/use-growing'
import { ViewTabs } from '../../model/contents/lists/view-tabs'
import { useOption } from '../../model/options/options'
import { entryMemory, useEntryState } from '../../model/place/entry-state'
import { database } from '../../platform/local/database'
import { FilterField } from '../../ui/controls/filter-field'
import listStyles from '../../ui/note/list.module.css'
import { formatNumber } from '../../ui/words/format-number'
import styles from './topics.module.css'
import { useTopics } from './use-topics'

const typedWords = entryMemory('')
const chosenLetter = entryMemory('')

/** Number of topics drawn at once. */
const step = 120

export function TopicsOverlay() {
  const packs = useLiveQuery(
    async () => (await database.packs.toArray()).filter(({ summary }) => summary.kind === 'topics'),
    [],
  )
  if (!packs) return null
  // Ours stand beside those of packs.
  return <Topics hasSeveralPacks={packs.length > 0} />
}

function Topics({ hasSeveralPacks }: { hasSeveralPacks: boolean }) {
  const { t, i18n } = useTranslation('topics')
  const [words, setWords] = useEntryState(typedWords)
  const [letter, setLetter] = useEntryState(chosenLetter)
  const isGrid = useOption('topic.gridView')
  const topics = useTopics()
  const typed = useDeferredValue(words)
  if (topics.kind !== 'here') return <ContentProblem content={topics} absent={t('none')} />
  const found = matching(topics.data, typed, letter)
  return (
    <div className={listStyles.page}>
      <div className={listStyles.tools}>
        <FilterField label={t('find')} value={words} onChange={setWords} />
        <ViewTabs option="topic.gridView" />
      </div>
      <LetterBar
        label={t('letters')}
        letters={lettersOf(topics.data.map(({ title }) => headKey(title)))}
        current={letter}
        onChoose={setLetter}
      />
      <p className={listStyles.count} role="status">
        {found.length === 0
          ? t('notFound')
          : t('count', { count: found.length, number: formatNumber(found.length, i18n.language) })}
      </p>
      <List
        key={isGrid ? 'grid' : 'list'}
        found={found}
        name={`${typed} ${letter}`}
        {...{ isGrid, hasSeveralPacks }}
      />
    </div>
  )
}

/** Topics whose title begins with the words, then those that contain them. */
function matching(topics: readonly TopicRow[], words: string, letter: string): readonly TopicRow[] {
  const key = headKey(words)
  const ofLetter =
    letter === '' ? topics : topics.filter(({ title }) => lettersOf([headKey(title)])[0] === letter)
  if (key === '') return ofLetter
  const keyed = ofLetter.map((topic) => ({ topic, at: headKey(topic.title).indexOf(key) }))
  const begins = keyed.filter(({ at }) => at === 0)
  const has = keyed.filter(({ at }) => at > 0)
  return [...begins, ...has].map(({ topic }) => topic)
}

interface ListProps {
  found: readonly TopicRow[]
  /** Identifies the list: a list with another name is drawn from its top. */
  name: string
  isGrid: boolean
  hasSeveralPacks: boolean
}

function List({ found, name, isGrid, hasSeveralPacks }: ListProps) {
  const { shown, end } = useGrowing(name, found.length, step)
  return (
    <>
      <ul className={isGrid ? styles.grid : styles.list}>
        {found.slice(0, shown).map((topic) => (
          <li key={topic.id}>
            <a href={topicAddress(topic)}>
              <bdi>{topic.title}</bdi>
            </a>
            {hasSeveralPacks && <small>{topic.packs.join(' · ')}</small>}
          </li>
        ))}
      </ul>
      <div ref={end} />
    </>
  )
}
