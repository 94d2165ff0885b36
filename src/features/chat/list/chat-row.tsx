/** A chat in the list: its title opens it, and is written anew in its place. */
import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ChatRow as Row } from '#core/contract/assistant/chat'
import * as limits from '#core/limits'
import { chatAddress } from '../../../model/chats/active-chat'
import { IconButton } from '../../../ui/controls/icon-button'
import { CheckIcon, RemoveIcon } from '../../../ui/controls/panel-icons'
import { formatWhen } from '../../../ui/words/format-time'
import { isolate } from '../../../ui/words/isolate'
import { RenameIcon } from '../chat-icons'
import styles from './chat-list.module.css'

interface Props {
  row: Row
  isCurrent: boolean
  hasExcerpt: boolean
  /** Without a network a chat can be read only. */
  isOnline: boolean
  onRename: (id: string, title: string) => Promise<void>
  onDelete: (row: Row) => Promise<void>
}

export function ChatRow({ row, isCurrent, hasExcerpt, isOnline, onRename, onDelete }: Props) {
  const { t, i18n } = useTranslation('assistant')
  const [isRenaming, setIsRenaming] = useState(false)
  const item = useRef<HTMLLIElement>(null)
  const { id, title, updated, excerpt, questions } = row
  const name = { title: isolate(title) }
  const hasRenamed = useRef(false)
  const end = () => {
    hasRenamed.current = true
    setIsRenaming(false)
  }
  useEffect(() => {
    // The button that began it is drawn again: the focus returns to it.
    if (!isRenaming && hasRenamed.current) item.current?.querySelector<HTMLElement>('[data-rename]')?.focus()
  }, [isRenaming])
  const remove = () => {
    const next = item.current?.nextElementSibling ?? item.current?.previousElementSibling
    next?.querySelector('a')?.focus()
    void onDelete(row)
  }
  return (
    <li ref={item} className={styles.row} data-current={isCurrent || undefined}>
      {isRenaming ? (
        <RenameField
          title={title}
          onEnd={end}
          onRename={(changed) => {
            if (changed !== title) void onRename(id, changed)
            end()
          }}
        />
      ) : (
        <h3>
          <a href={chatAddress(id)} aria-current={isCurrent ? 'page' : undefined} dir="auto">
            {title}
          </a>
        </h3>
      )}
      {hasExcerpt && excerpt && (
        <p className={styles.excerpt} dir="auto">
          {excerpt}
        </p>
      )}
      <p className={styles.facts}>
        <span>{formatWhen(updated, i18n.language, t('today'))}</span>
        <span>{t('questions', { count: questions })}</span>
      </p>
      {isOnline && !isRenaming && (
        <div className={styles.buttons}>
          <IconButton
            icon={RenameIcon}
            label={t('rename', name)}
            data-rename
            onClick={() => setIsRenaming(true)}
          />
          <IconButton icon={RemoveIcon} label={t('delete', name)} onClick={remove} />
        </div>
      )}
    </li>
  )
}

interface RenameProps {
  title: string
  onRename: (title: string) => void
  onEnd: () => void
}

function RenameField({ title, onRename, onEnd }: RenameProps) {
  const { t } = useTranslation('assistant')
  const [text, setText] = useState(title)
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.select(), [])
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    const changed = text.trim()
    if (changed === '') onEnd()
    else onRename(changed)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    // Only the field closes, not the list around it.
    event.preventDefault()
    event.stopPropagation()
    onEnd()
  }
  return (
    <form className={styles.renaming} onSubmit={onSubmit}>
      <input
        ref={field}
        className={styles.title}
        dir="auto"
        aria-label={t('title')}
        maxLength={limits.maxChatTitle}
        value={text}
        onChange={({ target }) => setText(target.value)}
        onKeyDown={onKeyDown}
      />
      <IconButton icon={CheckIcon} label={t('saveTitle')} type="submit" />
    </form>
  )
}
