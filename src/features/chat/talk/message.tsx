/** One message of a chat: a question, or an answer with its state and with who wrote it. */
import { useTranslation } from 'react-i18next'
import type { ChatMessage } from '#core/contract/assistant/chat'
import { useModelChoice } from '../../../model/chats/model-choice'
import { Button } from '../../../ui/controls/button'
import { isolate } from '../../../ui/words/isolate'
import { AnswerParts, type Sources } from '../answer/answer-parts'
import { ModelIcon, SourcesIcon, StopIcon } from '../chat-icons'
import { AnswerActions } from './answer-actions'
import styles from './message.module.css'

export function Question({ text, isPending = false }: { text: string; isPending?: boolean }) {
  const { t } = useTranslation('assistant')
  return (
    <div className={styles.question} data-pending={isPending || undefined}>
      <span className="visually-hidden">{t('you')}</span>
      <p dir="auto">{text}</p>
    </div>
  )
}

interface Props {
  message: ChatMessage
  sources: Sources
  /** The question that it answers. */
  question: string
  /** Stops the answer that is being written. */
  onStop: () => void
  /** Asks the same once more; absent: this cannot be asked again. */
  onAgain?: (() => void) | undefined
}

export function Answer({ message, sources, question, onStop, onAgain }: Props) {
  const { content, error, parts, by, state } = message
  if (error) return <FailedAnswer text={content} onAgain={onAgain} />
  return (
    <div className={styles.answer} data-state={state}>
      {/* Until it is done, an answer only says so of a model. */}
      {(state !== 'streaming' || by === 'model') && <Author by={by} />}
      {parts.length > 0 ? <AnswerParts parts={parts} sources={sources} /> : <p dir="auto">{content}</p>}
      <State message={message} onStop={onStop} onAgain={onAgain} />
      {state !== 'streaming' && state !== 'failed' && (
        <AnswerActions message={message} sources={sources} question={question} />
      )}
    </div>
  )
}

/** The writer of an answer's sentences, in words and not in colour alone. */
export function Author({ by }: { by: ChatMessage['by'] }) {
  const { t } = useTranslation('assistant')
  const { host } = useModelChoice()
  if (by !== 'model')
    return (
      <p className={styles.author}>
        <SourcesIcon className="icon" aria-hidden />
        {t('byLibrary')}
      </p>
    )
  return (
    <>
      <p className={styles.author} data-by="model">
        <ModelIcon className="icon" aria-hidden />
        {host ? t('byModelAt', { host: isolate(host) }) : t('byModel')}
      </p>
      <p className={styles.notice}>{host ? t('aiNoticeAt', { host: isolate(host) }) : t('aiNotice')}</p>
    </>
  )
}

function State({ message: { state }, onStop, onAgain }: Pick<Props, 'message' | 'onStop' | 'onAgain'>) {
  const { t } = useTranslation('assistant')
  switch (state) {
    case 'streaming':
      return (
        <p className={styles.streaming}>
          <span>{t('answering')}</span>
          <Button onClick={onStop}>
            <StopIcon className="icon" aria-hidden />
            {t('stop')}
          </Button>
        </p>
      )
    case 'complete':
      return null
    default:
      return (
        <div className={styles.ended}>
          <p>{t(`state-${state}`)}</p>
          {onAgain && <Button onClick={onAgain}>{t('again')}</Button>}
        </div>
      )
  }
}

/** An error instead of an answer. */
function FailedAnswer({ text, onAgain }: { text: string; onAgain: (() => void) | undefined }) {
  const { t } = useTranslation('assistant')
  return (
    <div className={styles.failed}>
      <p>{text}</p>
      {onAgain && <Button onClick={onAgain}>{t('again')}</Button>}
    </div>
  )
}

/** The app could not learn how many questions are left today: nothing can be asked (spec 2 §8). */
export function FailedLimit({ text, onRetry }: { text: string; onRetry: () => void }) {
  const { t } = useTranslation()
  return (
    <div className={`${styles.failed} app-chrome`}>
      <p>{text}</p>
      <Button onClick={onRetry}>{t('retry')}</Button>
    </div>
  )
}
