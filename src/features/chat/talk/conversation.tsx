/** One chat, or a new one before its first question: its messages, and below them what can be asked. */
import { useEffect, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Chat } from '#core/contract/assistant/chat'
import { useKeptChat } from '../../../model/chats/use-chats'
import { workerClient } from '../../../platform/client/worker-client'
import { IconButton } from '../../../ui/controls/icon-button'
import { useReporting } from '../../../ui/snackbars/use-reporting'
import { useErrorText } from '../../../ui/words/use-error-text'
import type { Sources } from '../answer/answer-parts'
import { Examples } from '../asking/about-verses'
import type { DayLimit } from '../asking/use-limit'
import { DownIcon } from '../chat-icons'
import { Composer } from './composer'
import styles from './conversation.module.css'
import { Absent, ConversationHead, NewHead } from './conversation-head'
import { Answer, FailedLimit, Question } from './message'
import { type Turn, turnsOf } from './turns'
import { useOpenChat } from './use-open-chat'
import { useRoom } from './use-room'
import { useSentQuestion } from './use-sent-question'

interface Props {
  /** Undefined: a new one. */
  id: string | undefined
  limit: DayLimit
  isOnline: boolean
  /** Hears the chat that a question was asked in. */
  onAsked: (id: string) => void
}

export function Conversation({ id, limit, isOnline, onAsked }: Props) {
  const kept = useKeptChat(id)
  const chat = id === undefined ? undefined : kept?.chat
  const missing = useOpenChat(id)
  const log = useRef<HTMLDivElement>(null)
  const composer = useRef<HTMLDivElement>(null)
  const { pending, asking } = useSentQuestion({ id, chat }, limit, onAsked)
  const turns = useMemo(() => turnsOf(chat?.messages ?? []), [chat])
  const name = id === undefined ? 'new' : chat?.id
  const newTurn = useNewTurn(turns, `${name}`, pending !== undefined)
  const drawn = {
    name,
    turn: newTurn,
    content: `${chat?.updated} ${lengthOf(chat)} ${pending} ${limit.error}`,
  }
  const { isEndBelow, toEnd } = useRoom({ log, composer }, drawn)
  useRefreshedLimit(chat, limit, isOnline)
  // A chat that another device deleted is gone here too, also where a copy of it is still kept.
  const isGone = missing?.code === 'not-found'
  const isAbsent = id !== undefined && (isGone || (kept === null && missing !== undefined))
  if (isAbsent) return <Absent error={missing} />
  const ask = (question: string) => void asking.ask(question)
  return (
    <section className={styles.conversation} aria-labelledby="chat-title">
      {id === undefined ? <NewHead /> : <ConversationHead chat={chat} />}
      <Log
        ref={log}
        chat={chat}
        turns={turns}
        pending={pending}
        hasRoom={newTurn !== undefined}
        limit={limit}
        onAsk={ask}
      />
      {id === undefined && pending === undefined && isOnline && !limit.isUsedUp && (
        <Examples isBusy={false} onAsk={ask} />
      )}
      <div ref={composer} className={styles.composer} data-over={isEndBelow || undefined}>
        {isEndBelow && <ToEnd onGo={toEnd} />}
        <Composer id={id} chat={chat} limit={limit} isOnline={isOnline} asking={asking} />
      </div>
    </section>
  )
}

/**
 * The last turn, if it was asked while the chat is open: it gets room of its own. The first one has it below the head.
 */
function useNewTurn(turns: readonly Turn[], name: string, isPending: boolean): string | undefined {
  const count = turns.length + Number(isPending)
  const key = `${name} ${count}`
  const [asked, setAsked] = useState<string>()
  const isNew = isPending || turns.at(-1)?.answer?.state === 'streaming'
  if (isNew && asked !== key) setAsked(key)
  return (isNew || asked === key) && count > 1 ? key : undefined
}

interface LogProps {
  ref: React.RefObject<HTMLDivElement | null>
  chat: Chat | undefined
  turns: readonly Turn[]
  pending: string | undefined
  /** The last turn is as high as the room there is. */
  hasRoom: boolean
  limit: DayLimit
  onAsk: (question: string) => void
}

function Log({ ref, chat, turns, pending, hasRoom, limit, onAsk }: LogProps) {
  const { t } = useTranslation('assistant')
  const report = useReporting()
  const list = chat?.context.metadata.metadata_list
  const sources: Sources = useMemo(() => new Map(list?.map((source) => [source.n, source])), [list])
  const failure = useErrorText(limit.error)
  const stop = () => chat && void report(workerClient().stopAnswer(chat.id))
  // The question on its way stays the same element when the chat has it.
  const shown = [
    ...turns.map(({ question, answer }) => ({ words: question?.content, answer, isPending: false })),
    ...(pending === undefined ? [] : [{ words: pending, answer: undefined, isPending: true }]),
  ]
  const last = shown.length - 1
  return (
    <div ref={ref} className={styles.log} role="log" aria-label={t('messages')}>
      {shown.map(({ words = '', answer, isPending }, index) => {
        const isLast = index === last
        const again = isLast && words !== '' && !limit.isUsedUp
        return (
          <div
            // oxlint-disable-next-line react/no-array-index-key -- a chat only grows at its end
            key={index}
            className={styles.turn}
            data-turn
            data-room={(hasRoom && isLast) || undefined}
          >
            {words !== '' && <Question text={words} isPending={isPending} />}
            {answer && (
              <Answer
                message={answer}
                sources={sources}
                question={words}
                onStop={stop}
                onAgain={again ? () => onAsk(words) : undefined}
              />
            )}
          </div>
        )
      })}
      {limit.error && <FailedLimit text={failure} onRetry={limit.refresh} />}
    </div>
  )
}

/** Grows with everything that is drawn of a chat. */
function lengthOf(chat: Chat | undefined): string {
  const last = chat?.messages.at(-1)
  return `${chat?.messages.length} ${last?.parts.length} ${last?.state}`
}

/** The way down to the end of an answer that is longer than the screen. */
function ToEnd({ onGo }: { onGo: () => void }) {
  const { t } = useTranslation('assistant')
  return (
    <div className={`${styles.toEnd} app-chrome`}>
      <IconButton icon={DownIcon} label={t('toEnd')} onClick={onGo} />
    </div>
  )
}

/** Asks again for what is left of the day when an answer has ended: what it took is known only then. */
function useRefreshedLimit(chat: Chat | undefined, { refresh }: DayLimit, isOnline: boolean): void {
  const last = chat?.messages.at(-1)
  const written = last?.state === 'streaming' ? `${chat?.id} ${last.n}` : undefined
  const before = useRef<string>(undefined)
  useEffect(() => {
    const hasEnded = before.current !== undefined && written === undefined
    before.current = written
    if (hasEnded && isOnline) refresh()
  }, [written, isOnline, refresh])
}
