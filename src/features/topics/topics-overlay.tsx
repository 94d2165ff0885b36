/** `/topics` (FEATURES CONT-02): an edited front, and the topics of all packs from A to Z; topics with the same title are one. */
import { useDeferredValue } from 'react'
import { useTranslation } from 'react-i18next'
import { headKey } from '#core/content/model/head-key'
import { topicAddress } from '#core/content/reading/addresses'
import type { TopicRow } from '#core/contract/content/answers'
import { ContentProblem } from '../../model/contents/content-problem'
import { LetterBar, lettersOf } from '../../model/contents/lists/letter-bar'
import { useGrowing } from '../../model/contents/lists/use-growing'
import { useTopics } from '../../model/contents/topics/use-topics'
import { entryMemory, useEntryState } from '../../model/place/entry-state'
import { FilterField } from '../../ui/controls/filter-field'
import { Tabs } from '../../ui/controls/tabs'
import listStyles from '../../ui/note/list.module.css'
import { formatNumber } from '../../ui/words/format-number'
import styles from './topics.module.css'
import { TopicsFront } from './topics-front'

const typedWords = entryMemory('')
const chosenLetter = entryMemory('')

/** Number of topics drawn at once. */
const step = 120

/** The tab that is open; words in the field always search all of them. */
const chosenTab = entryMemory<'front' | 'az'>('front')

export function TopicsOverlay() {
  const { t } = useTranslation('topics')
  const [words, setWords] = useEntryState(typedWords)
  const [tab, setTab] = useEntryState(chosenTab)
  const topics = useTopics()
  const typed = useDeferredValue(words)
  if (topics.kind !== 'here') return <ContentProblem content={topics} absent={t('none')} />
  const isFront = tab === 'front' && typed === ''
  return (
    <div className={listStyles.page}>
      <div className={listStyles.tools}>
        <FilterField label={t('find')} value={words} onChange={setWords} />
        <Tabs
          label={t('which')}
          tabs={[
            { name: 'front', title: t('front') },
            { name: 'az', title: t('az') },
          ]}
          current={isFront ? 'front' : 'az'}
          onChoose={(name) => {
            setTab(name)
            if (name === 'front') setWords('')
          }}
        />
      </div>
      {isFront ? (
        <TopicsFront topics={topics.data} onAll={() => setTab('az')} />
      ) : (
        <AllTopics topics={topics.data} typed={typed} />
      )}
    </div>
  )
}

function AllTopics({ topics, typed }: { topics: readonly TopicRow[]; typed: string }) {
  const { t, i18n } = useTranslation('topics')
  const [letter, setLetter] = useEntryState(chosenLetter)
  const found = matching(topics, typed, letter)
  return (
    <>
      <LetterBar
        label={t('letters')}
        letters={lettersOf(topics.map(({ title }) => headKey(title)))}
        current={letter}
        onChoose={setLetter}
      />
      <p className={listStyles.count} role="status">
        {found.length === 0
          ? t('notFound')
          : t('count', { count: found.length, number: formatNumber(found.length, i18n.language) })}
      </p>
      <List found={found} name={`${typed} ${letter}`} />
    </>
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
}

function List({ found, name }: ListProps) {
  const { shown, end } = useGrowing(name, found.length, step)
  return (
    <>
      <ul className={styles.list}>
        {found.slice(0, shown).map((topic) => (
          <li key={topic.id}>
            <a href={topicAddress(topic)}>
              <bdi>{topic.title}</bdi>
            </a>
          </li>
        ))}
      </ul>
      <div ref={end} />
    </>
  )
}
