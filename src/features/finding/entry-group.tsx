/** One group of the list below the combined input: its title, its entries. */
import type { LucideIcon } from 'lucide-react'
import styles from './input-list.module.css'

export interface Entry {
  icon: LucideIcon
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
}

export function EntryGroup({ id, title, entries, from, position, preferred }: Props) {
  if (entries.length === 0) return null
  const titleId = `${id}-title-${from}`
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group inside a listbox has no element of its own
    <div role="group" aria-labelledby={titleId} className={styles.group}>
      <h2 id={titleId} role="presentation">
        {title}
      </h2>
      {entries.map(({ icon: Icon, label, note, run }, index) => (
        // The field has the focus and the keys; a click is the other way.
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
        <div
          key={from + index}
          role="option"
          id={`${id}-${from + index}`}
          tabIndex={-1}
          aria-selected={position === from + index}
          data-preferred={(position < 0 && preferred === from + index) || undefined}
          className={styles.entry}
          onClick={run}
        >
          <Icon className="icon" aria-hidden />
          <bdi>{label}</bdi>
          {note && (
            <small>
              <bdi>{note}</bdi>
            </small>
          )}
        </div>
      ))}
    </div>
  )
}
