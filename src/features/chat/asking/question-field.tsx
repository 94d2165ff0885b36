/**
 * The field for a question: grows with it, Enter asks, Shift and Enter begin a line. A refused question stays in it,
 * and an empty one is not asked.
 */
import { type FormEvent, type KeyboardEvent, type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import * as limits from '#core/limits'
import { onForgetting } from '../../../model/account/forget-member'
import { IconButton } from '../../../ui/controls/icon-button'
import { createStore, useStore } from '../../../ui/store/store'
import { SendIcon } from '../chat-icons'
import styles from './question-field.module.css'

/** Typed texts by chat. */
const drafts = createStore<Readonly<Record<string, string>>>({})

onForgetting(() => drafts.set({}))

interface Props {
  label: string
  /** Names its draft. */
  draft: string
  /** A question is on its way, or answered now: the next one has to wait. */
  isBusy: boolean
  /** The problem, shown at the field. */
  problem?: string | undefined
  isInvalid?: boolean
  /** Below the field. */
  hint?: ReactNode
  /** True when the question has been taken. */
  onAsk: (question: string) => Promise<boolean>
}

export function QuestionField({ label, draft, isBusy, problem, isInvalid = false, hint, onAsk }: Props) {
  const { t } = useTranslation('assistant')
  const id = useId()
  const text = useDraft(draft)
  const field = useRef<HTMLTextAreaElement>(null)
  useGrowing(field, text)
  const ask = async () => {
    const question = text.trim()
    if (question === '' || isBusy) return
    field.current?.focus()
    if (await onAsk(question)) setDraft(draft, '')
  }
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    void ask()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    // An Enter that ends the composition of a word asks nothing.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    void ask()
  }
  return (
    <form className={`${styles.form} app-chrome`} onSubmit={onSubmit} noValidate>
      <p id={`${id}-problem`} className={styles.problem} role="alert">
        {problem}
      </p>
      <div className={styles.box}>
        <textarea
          ref={field}
          // Empty, it has the direction of the page, as its placeholder.
          dir={text === '' ? undefined : 'auto'}
          rows={1}
          aria-label={label}
          placeholder={label}
          aria-invalid={isInvalid || problem !== undefined || undefined}
          aria-describedby={problem === undefined ? undefined : `${id}-problem`}
          enterKeyHint="send"
          maxLength={limits.maxChatMessage}
          value={text}
          onChange={({ target }) => setDraft(draft, target.value)}
          onKeyDown={onKeyDown}
        />
        <IconButton
          icon={SendIcon}
          label={t('ask')}
          isMirrored
          type="submit"
          aria-disabled={isBusy || text.trim() === ''}
        />
      </div>
      <div className={styles.below}>
        <span>{hint}</span>
        <Counter length={text.length} />
      </div>
    </form>
  )
}

/** Characters from the end at which they are counted. */
const nearEnd = 200

function Counter({ length }: { length: number }) {
  const { t } = useTranslation('assistant')
  if (length < limits.maxChatMessage - nearEnd) return null
  return (
    <span role="status" data-full={length >= limits.maxChatMessage || undefined}>
      {t('characters', { length, most: limits.maxChatMessage })}
    </span>
  )
}

/** Only some browsers know `field-sizing`; its measures are those of the style sheet. */
function useGrowing(field: React.RefObject<HTMLTextAreaElement | null>, text: string): void {
  useLayoutEffect(() => {
    const element = field.current
    if (!element || CSS.supports?.('field-sizing', 'content')) return
    element.style.blockSize = 'auto'
    element.style.blockSize = text === '' ? '' : `${element.scrollHeight + 2}px`
  }, [field, text])
}

/**
 * Text that is typed and not asked, by chat: it outlives the overlay, not the page. `name`: the uuid of a
 * chat, or a name for what is none yet.
 */
function useDraft(name: string): string {
  return useStore(drafts, (all) => all[name] ?? '')
}

export function setDraft(name: string, text: string): void {
  drafts.update((all) => ({ ...all, [name]: text }))
}
