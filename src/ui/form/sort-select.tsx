/** The order of a list. */

import styles from '../note/list.module.css'
import { DropDown } from './drop-down'

interface Props<Sort extends string> {
  label: string
  sorts: readonly Sort[]
  current: string
  titleOf: (sort: Sort) => string
  onChange: (sort: Sort) => void
}

export function SortSelect<Sort extends string>({ label, sorts, current, titleOf, onChange }: Props<Sort>) {
  return (
    <label className={styles.sort}>
      {label}
      <DropDown
        value={current}
        onChange={({ target }) => {
          const chosen = sorts.find((sort) => sort === target.value)
          if (chosen) onChange(chosen)
        }}
      >
        {sorts.map((sort) => (
          <option key={sort} value={sort}>
            {titleOf(sort)}
          </option>
        ))}
      </DropDown>
    </label>
  )
}
