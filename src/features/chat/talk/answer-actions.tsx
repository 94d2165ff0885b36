/** Actions on an answer: copying it with its references, and reporting it. */
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { plainAnswer } from '#core/assistant/plain-answer'
import type { ChatMessage } from '#core/contract/assistant/chat'
import { copyText } from '../../../platform/page/share'
import { Button } from '../../../ui/controls/button'
import { CopyIcon, ReportIcon } from '../../../ui/controls/panel-icons'
import { showSnackbar } from '../../../ui/snackbars/snackbars'
import type { Sources } from '../answer/answer-parts'
import { useAnswerWords } from '../answer/answer-words'
import styles from './message.module.css'
import { ReportAnswer } from './report-answer'

interface Props {
  message: ChatMessage
  sources: Sources
  question: string
}

export function AnswerActions({ message: { parts, content }, sources, question }: Props) {
  const { t } = useTranslation('assistant')
  const words = useAnswerWords()
  const [isReporting, setIsReporting] = useState(false)
  const asText = () =>
    parts.length > 0
      ? plainAnswer(parts, { sources: [...sources.values()], words, isNumbered: true })
      : content
  const copy = async () => {
    if (await copyText(asText())) showSnackbar(t('copied'))
    else showSnackbar(t('reading:copyFailed'), { type: 'error' })
  }
  return (
    <div className={`${styles.actions} app-chrome`}>
      <Button variant="quiet" onClick={() => void copy()}>
        <CopyIcon className="icon" aria-hidden />
        {t('copy')}
      </Button>
      <Button variant="quiet" onClick={() => setIsReporting(true)}>
        <ReportIcon className="icon" aria-hidden />
        {t('report')}
      </Button>
      {isReporting && (
        <ReportAnswer question={question} answer={asText()} onClose={() => setIsReporting(false)} />
      )}
    </div>
  )
}
