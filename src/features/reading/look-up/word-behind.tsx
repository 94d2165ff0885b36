/** The words of the original behind the words of a verse: each word of the verse as a button, and of the chosen one what is known. */
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { bookOf } from '#core/canonical'
import type { ChapterWords } from '#core/contract/content/answers'
import type { Manifest } from '#core/contract/editions/edition'
import type { ChapterRecord, PageData } from '#core/contract/page-data'
import { ContentProblem } from '../../../model/contents/content-problem'
import { type EditionLayer, isFitting, useChapterWords } from '../../../model/contents/words/use-layers'
import { WordCard } from '../../../model/contents/words/word-card'
import { Tabs } from '../../../ui/controls/tabs'
import { Partners } from '../originals/partners'
import styles from './look-up.module.css'

type Run = ChapterWords[number]['runs'][number]

interface Props {
  layer: EditionLayer
  data: PageData
  edition: Manifest
  record: ChapterRecord
  verses: readonly number[]
  /** The word that was pressed. */
  pressed: string | undefined
}

export function WordBehind({ layer, data, edition, record, verses, pressed }: Props) {
  const { t } = useTranslation('lookup')
  const words = useChapterWords(layer, record)
  if (!isFitting(layer, edition, bookOf(record.chapter.canonical)))
    return <p className={styles.hint}>{t('layerOff')}</p>
  if (words.kind !== 'here') return <ContentProblem content={words} absent={t('noWordsHere')} />
  const shown = verses.flatMap((verse) => runsOf(words.data, record, verse))
  if (shown.length === 0) return <p className={styles.hint}>{t('noWordsHere')}</p>
  return <Runs key={verses.join()} runs={shown} {...{ layer, data, edition, record, pressed }} />
}

interface ShownRun {
  key: string
  verse: number
  text: string
  run: Run
}

function runsOf(words: ChapterWords, { chapter }: ChapterRecord, verse: number): ShownRun[] {
  const content = chapter.verses.find((one) => one.verse === verse)?.content ?? ''
  const runs = words.find((one) => one.verse === verse)?.runs ?? []
  return runs
    .filter(({ from, to, numbers }) => to > from && numbers.length > 0)
    .map((run) => ({
      key: `${verse} ${run.from}`,
      verse,
      text: content.slice(run.from, run.to).replaceAll('*', ''),
      run,
    }))
}

interface RunsProps extends Pick<Props, 'layer' | 'data' | 'edition' | 'record' | 'pressed'> {
  runs: readonly ShownRun[]
}

function Runs({ runs, layer, data, edition, record, pressed }: RunsProps) {
  const { t } = useTranslation('lookup')
  const [chosen, setChosen] = useState(() => runs.find(({ text }) => holds(text, pressed))?.key)
  const current = runs.find(({ key }) => key === chosen)
  const line = useRef<HTMLUListElement>(null)
  useEffect(() => {
    const button = line.current?.querySelector('[aria-pressed="true"]')
    button?.scrollIntoView({ block: 'nearest', inline: 'center' })
  }, [])
  return (
    <>
      <ul
        ref={line}
        className={styles.line}
        lang={edition.locale}
        dir={edition.direction}
        aria-label={t('ofOriginal')}
      >
        {runs.map(({ key, text }) => (
          <li key={key}>
            <button type="button" aria-pressed={key === chosen} onClick={() => setChosen(key)}>
              {text}
            </button>
          </li>
        ))}
      </ul>
      {current && data.manifests.length > 1 && (
        <Partners
          key={`of ${current.key}`}
          {...{ data, edition, record }}
          verse={current.verse}
          run={current.run}
          runs={runs.filter(({ verse }) => verse === current.verse).map((one) => one.run)}
        />
      )}
      {current && <Numbers key={current.key} run={current.run} layer={layer} />}
    </>
  )
}

/** The Greek article and the Hebrew sign of the object: nobody presses a word for them. */
const helpers: ReadonlySet<string> = new Set(['G3588', 'H853'])

/** A run that renders several words has a tab for each. */
function Numbers({ run, layer }: { run: Run; layer: EditionLayer }) {
  const { t } = useTranslation('lookup')
  const [number = '', setNumber] = useState(run.numbers.find((one) => !helpers.has(one)) ?? run.numbers[0])
  const card = <WordCard key={number} number={number} form={run.form} lemma={run.lemma} layer={layer} />
  if (run.numbers.length < 2) return card
  return (
    <div className={styles.answers}>
      <Tabs
        label={t('ofOriginal')}
        tabs={run.numbers.map((one) => ({ name: one, title: one }))}
        current={number}
        onChoose={setNumber}
      />
      {card}
    </div>
  )
}

function holds(text: string, word: string | undefined): boolean {
  return word !== undefined && ` ${text.toLowerCase()} `.includes(` ${word.toLowerCase()} `)
}
