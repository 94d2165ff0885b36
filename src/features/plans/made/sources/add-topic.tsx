/** The places of a topic. */
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { headKey } from '#core/content/model/head-key'
import type { Topic } from '#core/contract/content/answers'
import { rangesOf } from '#core/contract/content/article'
import { convertRange } from '#core/scripture/numbering/convert-range'
import { ContentProblem } from '../../../../model/contents/content-problem'
import { useTopic, useTopics } from '../../../../model/contents/topics/use-topics'
import { FilterField } from '../../../../ui/controls/filter-field'
import listStyles from '../../../../ui/note/list.module.css'
import styles from '../builder.module.css'
import { sourceOf } from '../draft'
import type { AddProps } from './add-props'
import { ChosenSource } from './chosen-source'

/** Topics offered at once. */
const mostOffered = 12

export function AddTopic(props: AddProps) {
  const { t } = useTranslation('planning')
  const topics = useTopics()
  const [words, setWords] = useState('')
  const [id, setId] = useState<number>()
  if (topics.kind !== 'here') return <ContentProblem content={topics} absent={t('topics:none')} />
  const key = headKey(words)
  const found =
    key === '' ? [] : topics.data.filter(({ title }) => headKey(title).includes(key)).slice(0, mostOffered)
  return (
    <div className={styles.adder}>
      <FilterField
        label={t('topics:find')}
        value={words}
        onChange={(next) => {
          setWords(next)
          setId(undefined)
        }}
      />
      <div className={styles.chips} role="group" aria-label={t('from-topic')}>
        {found.map((topic) => (
          <button key={topic.id} type="button" aria-pressed={topic.id === id} onClick={() => setId(topic.id)}>
            <bdi>{topic.title}</bdi>
          </button>
        ))}
      </div>
      {key !== '' && found.length === 0 && <p className={listStyles.hint}>{t('topics:notFound')}</p>}
      {id !== undefined && <Chosen key={id} id={id} {...props} />}
    </div>
  )
}

function Chosen({ id, numbering, onAdd }: AddProps & { id: number }) {
  const { t } = useTranslation('planning')
  const topic = useTopic(id)
  if (topic.kind !== 'here') return <ContentProblem content={topic} absent={t('topics:notFound')} />
  const source = sourceOf(topic.data.title, placesOf(topic.data, numbering), numbering)
  return <ChosenSource source={source} onAdd={onAdd} />
}

function placesOf({ sources }: Topic, base: AddProps['numbering']) {
  return sources.flatMap(({ pack, article }) =>
    rangesOf(article).flatMap(({ from, to }) =>
      convertRange(from, to, { base: pack.numbering, corrections: [] }, { base, corrections: [] }),
    ),
  )
}
