/** The foot of a chat: the field for the next question, or why there is none and what to do instead. */
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { type Chat, isBlocked } from '#core/contract/assistant/chat'
import * as limits from '#core/limits'
import { dotOf } from '#core/scripture/text/digits'
import { newChatAddress } from '../../../model/chats/active-chat'
import buttons from '../../../ui/controls/button.module.css'
import { useErrorText } from '../../../ui/words/use-error-text'
import { AboutVerses } from '../asking/about-verses'
import { QuestionField } from '../asking/question-field'
import type { Asking } from '../asking/use-asking'
import type { DayLimit } from '../asking/use-limit'
import styles from './conversation.module.css'

interface Props {
  id: string | undefined
  chat: Chat | undefined
  limit: DayLimit
  isOnline: boolean
  asking: Asking
}

export function Composer({ id, chat, limit, isOnline, asking }: Props) {
  const { t } = useTranslation('assistant')
  const problem = useErrorText(asking.problem)
  if (!isOnline)
    return (
      <Notice text={t('needsInternet')}>
        <a href="/nicodemus-ai">{t('toAnswersHere')}</a>
      </Notice>
    )
  if (chat && isBlocked(chat, limits.maxChatQuestions))
    return (
      <Notice text={t('blocked', { count: limits.maxChatQuestions })}>
        <a className={buttons.button} data-variant="primary" href={newChatAddress}>
          {t('new')}
        </a>
      </Notice>
    )
  if (limit.isUsedUp && !limit.error) return <Notice text={t('usedUp')} />
  const isBusy = asking.isPending || chat?.messages.at(-1)?.state === 'streaming'
  return (
    <>
      {id === undefined && <AboutVerses isBusy={isBusy} onAsk={(question) => void asking.ask(question)} />}
      <QuestionField
        label={t('question')}
        draft={id ?? 'new'}
        isBusy={isBusy || limit.isUsedUp}
        isInvalid={limit.error !== undefined}
        problem={asking.problem && problem}
        hint={<Counts chat={chat} limit={limit} />}
        onAsk={asking.ask}
      />
    </>
  )
}

function Notice({ text, children }: { text: string; children?: ReactNode }) {
  return (
    <div className={`${styles.notice} app-chrome`} role="status">
      <p>{text}</p>
      {children}
    </div>
  )
}

/** Questions of this chat, and those left today. */
function Counts({ chat, limit }: Pick<Props, 'chat' | 'limit'>) {
  const { t, i18n } = useTranslation('assistant')
  const asked = chat?.messages.filter(({ role }) => role === 'user').length ?? 0
  const texts = [
    ...(asked > 0 ? [t('asked', { asked, most: limits.maxChatQuestions })] : []),
    ...(limit.known && !limit.error ? [t('leftToday', { count: limit.known.remaining })] : []),
  ]
  return texts.join(dotOf(i18n.language))
}
