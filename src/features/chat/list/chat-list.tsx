/** The member's chats: found by words, opened, renamed, deleted with a way back. */
import { useDeferredValue, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ChatRow as Row } from '#core/contract/assistant/chat'
import { newChatAddress } from '../../../model/chats/active-chat'
import { entryMemory, useEntryState } from '../../../model/place/entry-state'
import { workerClient } from '../../../platform/client/worker-client'
import { Button } from '../../../ui/controls/button'
import buttons from '../../../ui/controls/button.module.css'
import { FilterField } from '../../../ui/controls/filter-field'
import listStyles from '../../../ui/note/list.module.css'
import { ListProblem } from '../../../ui/page/list-problem'
import { showSnackbar } from '../../../ui/snackbars/snackbars'
import { useReporting } from '../../../ui/snackbars/use-reporting'
import { isolate } from '../../../ui/words/isolate'
import { NewIcon } from '../chat-icons'
import styles from './chat-list.module.css'
import { ChatRow } from './chat-row'
import { DeleteAll } from './delete-all'
import { useChatList } from './use-chat-list'

const typedWords = entryMemory('')

interface Props {
  /** Uuid of the open chat. */
  current: string | undefined
  /** Changes when the server has to be asked again. */
  version: number
  isOnline: boolean
  /** It stands beside the open chat, and scrolls by itself. */
  isBeside: boolean
  onChange: () => void
  /** This chat was deleted; undefined: all of them. */
  onGone: (gone: string | undefined) => void
}

export function ChatList({ current, version, isOnline, isBeside, onChange, onGone }: Props) {
  const { t } = useTranslation('assistant')
  const [words, setWords] = useEntryState(typedWords)
  const list = useChatList(useDeferredValue(words.trim()), version, isOnline)
  const changes = useListChanges(onChange, onGone)
  if (!list) return null
  const rows = list.rows.filter(({ id }) => !changes.gone.has(id))
  const total = list.total - (list.rows.length - rows.length)
  return (
    <section
      className={`${styles.list} app-chrome`}
      aria-labelledby="chat-list"
      data-beside={isBeside || undefined}
    >
      <h2 id="chat-list" className="visually-hidden">
        {t('list')}
      </h2>
      <a className={buttons.button} data-variant="primary" href={newChatAddress}>
        <NewIcon className="icon" aria-hidden />
        {t('new')}
      </a>
      <FilterField label={t('search')} value={words} onChange={setWords} />
      <p className={listStyles.count} role="status">
        {countText(total)}
        {!isOnline && ` ${t('keptOnly')}`}
      </p>
      <ListProblem error={list.error} onRetry={list.retry} />
      <ul className={styles.rows}>
        {rows.map((row) => (
          <ChatRow
            key={row.id}
            row={{ ...row, title: changes.titles.get(row.id) ?? row.title }}
            isCurrent={row.id === current}
            hasExcerpt={words !== ''}
            isOnline={isOnline}
            onRename={changes.rename}
            onDelete={changes.remove}
          />
        ))}
      </ul>
      {list.more && <Button onClick={list.more}>{t('more')}</Button>}
      {isOnline && rows.length > 0 && <DeleteAll onDelete={changes.removeAll} />}
    </section>
  )

  function countText(count: number): string {
    if (count > 0) return t('count', { count })
    return words === '' ? t('none') : t('notFound')
  }
}

/** Changes made here show at once; the list of the server follows. */
function useListChanges(onChange: () => void, onGone: Props['onGone']) {
  const { t } = useTranslation('assistant')
  const report = useReporting()
  const [gone, setGone] = useState<ReadonlySet<string>>(new Set())
  const [titles, setTitles] = useState<ReadonlyMap<string, string>>(new Map())
  const show = (id: string) => setGone((before) => new Set([...before].filter((one) => one !== id)))
  const restore = async (id: string) => {
    if (!(await report(workerClient().restoreChat(id)))) return
    show(id)
    onChange()
  }
  return {
    gone,
    titles,
    async rename(id: string, title: string) {
      const before = titles
      setTitles(new Map([...before, [id, title]]))
      if (await report(workerClient().renameChat(id, title))) onChange()
      else setTitles(before)
    },
    async remove({ id, title }: Row) {
      setGone((before) => new Set([...before, id]))
      if (!(await report(workerClient().deleteChat(id)))) return show(id)
      onGone(id)
      onChange()
      const run = () => void restore(id)
      showSnackbar(t('deleted', { title: isolate(title) }), {
        id: `chat ${id}`,
        action: { label: t('undo'), run },
      })
    },
    async removeAll() {
      if (!(await report(workerClient().deleteChats()))) return
      onGone(undefined)
      onChange()
      showSnackbar(t('allDeleted'))
    },
  }
}
