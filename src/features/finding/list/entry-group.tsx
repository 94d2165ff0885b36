/** One group of the list below the combined input: its title and its entries. */
import { memo, type ReactElement } from 'react'
import { SearchIcon } from '../../../ui/controls/icons'
import { ArticleIcon, BookIcon, HistoryIcon, NamedIcon } from '../../../ui/controls/panel-icons'
import styles from '../input-list.module.css'

/** Made once, so that an entry with new words does not draw its icon again. */
export const entryIcons = {
  place: <BookIcon className="icon" aria-hidden />,
  search: <SearchIcon className="icon" aria-hidden />,
  recent: <HistoryIcon className="icon" aria-hidden />,
  named: <NamedIcon className="icon" aria-hidden />,
  article: <ArticleIcon className="icon" aria-hidden />,
}

export interface Choice {
  /** Group and position: stays the same whatever else is listed, so that React can keep the element. */
  key: string
  icon: ReactElement
  label: string
  /** Text at the other end of the line: where the entry opens. */
  note: string
  run: () => void
}

interface Props {
  /** Id of the group's title. */
  id: string
  title: string
  entries: readonly Choice[]
  /** Id of an entry. */
  idOf: (entry: Choice) => string
  marked: Choice | undefined
  /** The entry that Enter alone runs. */
  preferred: Choice | undefined
  /** True for a group drawn ahead for the next key, which then only has to show it. */
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

interface OptionProps extends Pick<Choice, 'icon' | 'label' | 'note'> {
  id: string
  isMarked: boolean
  isPreferred: boolean
}

/** Drawn again only if a key changes its words. The list handles its clicks. */
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
