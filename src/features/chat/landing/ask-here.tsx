/** A question that this device answers by itself: for everybody, without a network too. Nothing of it is kept. */
import { useEffect, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type FoldedAnswer, foldEvents } from '#core/assistant/fold-events'
import { type ErrorWire, toErrorWire } from '#core/errors'
import * as limits from '#core/limits'
import { askedVerses } from '../../../model/chats/asked-verses'
import { useShownEdition } from '../../../model/study/shown-edition'
import { workerClient } from '../../../platform/client/worker-client'
import { useStore } from '../../../ui/store/store'
import { useDelayed } from '../../../ui/timing/use-delayed'
import { useErrorText } from '../../../ui/words/use-error-text'
import { AnswerParts } from '../answer/answer-parts'
import { AboutVerses, Examples } from '../asking/about-verses'
import { QuestionField } from '../asking/question-field'
import { Author, Question } from '../talk/message'
import styles from './landing.module.css'

interface Asked {
  question: string
  /** The questions asked before it in this visit, oldest first: a short question goes on from there. */
  earlier: readonly string[]
  /** Undefined while it is looked for. */
  answer?: FoldedAnswer
}

export function AskHere() {
  const { t } = useTranslation('assistant')
  const { asked, problem, ask } = useAnswerHere()
  const isBusy = asked !== undefined && asked.answer === undefined
  const text = useErrorText(problem)
  const askNow = (question: string) => void ask(question)
  return (
    <section className={styles.askHere} aria-labelledby="ask-here">
      <h2 id="ask-here">{t('askHere')}</h2>
      <AboutVerses isBusy={isBusy} onAsk={askNow} />
      <QuestionField
        label={t('question')}
        draft="here"
        isBusy={isBusy}
        problem={problem && text}
        onAsk={ask}
      />
      <div className={styles.log} role="log" aria-label={t('answer')}>
        {asked && <Shown asked={asked} />}
      </div>
      {!asked && <Examples isBusy={isBusy} onAsk={askNow} most={3} />}
      <p className={styles.hint}>{t('askHereHint')}</p>
    </section>
  )
}

function Shown({ asked: { question, answer } }: { asked: Asked }) {
  const { t } = useTranslation('assistant')
  const isSlow = useDelayed(answer === undefined, limits.loadingDelayMs, limits.loadingMinimumMs)
  const sources = useMemo(() => new Map(answer?.sources.map((source) => [source.n, source])), [answer])
  return (
    <>
      <Question text={question} isPending={answer === undefined} />
      {isSlow && <p className={styles.hint}>{t('answering')}</p>}
      {answer && (
        <div className={styles.answer}>
          <Author by="library" />
          {answer.end?.state === 'failed' ? (
            <p>{t('state-failed')}</p>
          ) : (
            <AnswerParts parts={answer.parts} sources={sources} />
          )}
        </div>
      )}
    </>
  )
}

function useAnswerHere() {
  const [{ asked, problem }, setState] = useState<{ asked?: Asked; problem?: ErrorWire }>({})
  const edition = useShownEdition()?.manifest.abbreviation
  const verses = useStore(askedVerses)
  const from = verses?.abbr ?? edition
  useEffect(() => void workerClient().prepareAnswers(from), [from])
  const ask = async (message: string) => {
    const before = asked
    const earlier = before ? [...before.earlier, before.question] : []
    setState({ asked: { question: message, earlier } })
    const question = {
      message,
      ...(from && { abbr: from }),
      ...(verses && { canonicals: verses.canonicals }),
    }
    try {
      const answer = foldEvents(await workerClient().answerHere(question, earlier))
      setState({ asked: { question: message, earlier, answer } })
      return true
    } catch (failure) {
      setState({ ...(before && { asked: before }), problem: toErrorWire(failure) })
      return false
    }
  }
  return { asked, problem, ask }
}
