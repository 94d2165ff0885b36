/** The selected verses that the next question is about, and questions that suggest themselves. */
import { useTranslation } from 'react-i18next'
import { askedVerses } from '../../../model/chats/asked-verses'
import { IconButton } from '../../../ui/controls/icon-button'
import { CloseIcon } from '../../../ui/controls/icons'
import chips from '../../../ui/note/tag-chips.module.css'
import { useStore } from '../../../ui/store/store'
import { isolate } from '../../../ui/words/isolate'
import styles from './about-verses.module.css'

const suggestions = ['meaning', 'elsewhere', 'speaker'] as const

export function AboutVerses({ isBusy, onAsk }: { isBusy: boolean; onAsk: (question: string) => void }) {
  const { t } = useTranslation('assistant')
  const verses = useStore(askedVerses)
  if (!verses) return null
  return (
    <div className={`${styles.about} app-chrome`}>
      <p className={styles.chip}>
        <span>{t('about', { place: isolate(verses.label), edition: isolate(verses.abbr) })}</span>
        <IconButton icon={CloseIcon} label={t('aboutRemove')} onClick={() => askedVerses.set(undefined)} />
      </p>
      <Questions
        label={t('suggestions')}
        questions={suggestions.map((one) => t(`suggest-${one}`))}
        {...{ isBusy, onAsk }}
      />
    </div>
  )
}

interface QuestionsProps {
  label: string
  questions: readonly string[]
  isBusy: boolean
  onAsk: (question: string) => void
}

/** Questions as buttons that ask at once. */
export function Questions({ label, questions, isBusy, onAsk }: QuestionsProps) {
  return (
    <ul className={chips.tags} aria-label={label}>
      {questions.map((question) => (
        <li key={question}>
          <button
            type="button"
            className={`${chips.tag} ${styles.question}`}
            aria-disabled={isBusy || undefined}
            onClick={() => isBusy || onAsk(question)}
          >
            {question}
          </button>
        </li>
      ))}
    </ul>
  )
}

/** A theme, a passage and a person come first: where there is little room, they show what can be asked. */
const exampleNames = ['3', '4', '2', '1', '5', '6'] as const

interface ExamplesProps extends Omit<QuestionsProps, 'label' | 'questions'> {
  /** How many there is room for. */
  most?: number
}

/** Questions that show what can be asked, six at most; about selected verses there are others. */
export function Examples({ isBusy, onAsk, most = exampleNames.length }: ExamplesProps) {
  const { t } = useTranslation('assistant')
  const verses = useStore(askedVerses)
  if (verses) return null
  const questions = exampleNames.slice(0, most).map((one) => t(`example-${one}`))
  return <Questions label={t('examples')} questions={questions} isBusy={isBusy} onAsk={onAsk} />
}
