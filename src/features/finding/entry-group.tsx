/** One group of the list below the combined input: its title, its entries. */
import { memo, type ReactElement } from 'react'
import { SearchIcon } from '../../ui/controls/icons'
import { BookIcon, HistoryIcon } from '../../ui/controls/panel-icons'
import styles from './input-list.module.css'

/** The same elements each time: an entry that changes its words is not drawn again for its icon. */
export const entryIcons = {
  place: <BookIcon className="icon" aria-hidden />,
  search: <SearchIcon className="icon" aria-hidden />,
  recent: <HistoryIcon className="icon" aria-hidden />,
}

export interface Entry {
  /** Its group and its place in it: the same whatever else is listed, so that it need not be drawn again. */
  key: string
  icon: ReactElement
  label: string
  /** What stands at the other end: where it opens. */
  note: string
  run: () => void
}

interface Props {
  /** Id of its title. */
  id: string
  title: string
  entries: readonly Entry[]
  /** Id of an entry. */
  idOf: (entry: Entry) => string
  marked: Entry | undefined
  /** The entry that Enter alone runs. */
  preferred: Entry | undefined
  /** Drawn for the next key, which then only changes it. */
  isHidden?: boolean
}

export function EntryGroup({ id, title, entries, idOf, marked, preferred, isHidden }: Props) {
  if (entries.length === 0) return null
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group inside a listbox has no element of its own
    <div role="group" aria-labelledby={id} aria-hidden={isHidden || undefined} className={styles.group}>
      <h2 id={id} role="presentation">
        {title}
      </h2>
      {entries.map((entry) => (
        <Option
          key={entry.key}
          id={idOf(entry)}
          icon={entry.icon}
          label={entry.label}
          note={entry.note}
          isMarked={entry === marked}
          isPreferred={entry === preferred}
        />
      ))}
    </div>
  )
}

interface OptionProps extends Pick<Entry, 'icon' | 'label' | 'note'> {
  id: string
  isMarked: boolean
  isPreferred: boolean
}

/** Drawn again only where a key changes what it says. The list hears its clicks. */
const Option = memo(function Option(props: OptionProps) {
  const { id, icon, label, note, isMarked, isPreferred } = props
  return (
    <div
      role="option"
      id={id}
      tabIndex={-1}
      aria-selected={isMarked}
      data-preferred={isPreferred || undefined}
      className={styles.entry}
    >
      {icon}
      <bdi>{label}</bdi>
      {note && (
        <small>
          <bdi>{note}</bdi>
        </small>
      )}
    </div>
  )
})

/** Id of the entry that was clicked. */
export function clickedId({ target }: { target: EventTarget }): string | undefined {
  return target instanceof Element ? target.closest('[role="option"]')?.id : undefined
}
