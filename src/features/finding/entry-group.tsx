/** One group of the list below the combined input: its title, its entries. */
import { memo, type ReactElement } from 'react'
import { SearchIcon } from '../../ui/icons'
import { BookIcon, HistoryIcon } from '../../ui/panel-icons'
import styles from './input-list.module.css'

/** The same elements each time: an entry that changes its words is not drawn again for its icon. */
export const entryIcons = {
  place: <BookIcon className="icon" aria-hidden />,
  search: <SearchIcon className="icon" aria-hidden />,
  recent: <HistoryIcon className="icon" aria-hidden />,
}

export interface Entry {
  icon: ReactElement
  label: string
  /** What stands at the other end: where it opens. */
  note: string
  run: () => void
}

interface Props {
  /** Id of the listbox; entries are numbered through all groups. */
  id: string
  title: string
  entries: readonly Entry[]
  /** Number of the first entry. */
  from: number
  position: number
  /** The entry that Enter alone runs. */
  preferred: number
  /** Drawn for the next key, which then only changes it. */
  isHidden?: boolean
}

export function EntryGroup({ id, title, entries, from, position, preferred, isHidden }: Props) {
  if (entries.length === 0) return null
  const titleId = `${id}-title-${from}`
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group inside a listbox has no element of its own
    <div role="group" aria-labelledby={titleId} className={styles.group} data-ahead={isHidden || undefined}>
      <h2 id={titleId} role="presentation">
        {title}
      </h2>
      {entries.map(({ icon, label, note }, index) => (
        <Option
          key={index}
          id={`${id}-${from + index}`}
          number={from + index}
          icon={icon}
          label={label}
          note={note}
          isMarked={position === from + index}
          isPreferred={position < 0 && preferred === from + index}
        />
      ))}
    </div>
  )
}

interface OptionProps extends Pick<Entry, 'icon' | 'label' | 'note'> {
  id: string
  number: number
  isMarked: boolean
  isPreferred: boolean
}

/** Drawn again only where a key changes what it says. The list hears its clicks. */
const Option = memo(function Option(props: OptionProps) {
  const { id, number, icon, label, note, isMarked, isPreferred } = props
  return (
    <div
      role="option"
      id={id}
      tabIndex={-1}
      aria-selected={isMarked}
      data-number={number}
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

/** The number of the entry that was clicked. */
export function clickedNumber({ target }: { target: EventTarget }): number | undefined {
  const option = target instanceof Element ? target.closest<HTMLElement>('[data-number]') : null
  return option ? Number(option.dataset['number']) : undefined
}
