/** Chooses where to search: testaments, their parts and single books as nested check boxes. Nothing ticked means everything. */
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import {
  type AreaPart,
  type BookRange,
  booksIn,
  collapseArea,
  type Division,
  divisions,
  expandArea,
  groupRanges,
} from '#core/contract/search/area'
import { bookGroups } from '#core/contract/search/search-request'
import { useBookName } from '../../../model/library/use-book-name'
import { DownIcon } from '../../../ui/controls/icons'
import { isolate } from '../../../ui/words/isolate'
import styles from './area-tree.module.css'

interface Props {
  area: readonly AreaPart[]
  onChange: (area: AreaPart[]) => void
}

export function AreaTree({ area, onChange }: Props) {
  const { t } = useTranslation('search')
  const nameOf = useBookName()
  const chosen = new Set(expandArea(area))
  const set = (range: BookRange, isOn: boolean) => {
    const next = new Set(chosen)
    for (const book of booksIn(range)) {
      if (isOn) next.add(book)
      else next.delete(book)
    }
    onChange(collapseArea(next))
  }
  const shared = { chosen, onSet: set }
  return (
    <fieldset className={styles.tree}>
      <legend>{t('area')}</legend>
      <label className={styles.box}>
        <input type="checkbox" checked={area.length === 0} onChange={() => onChange([])} />
        {t('area-all')}
      </label>
      <ul>
        {bookGroups.map((group) => {
          const parts = divisions.filter((division) => division.group === group)
          return (
            <Branch key={group} label={t(`area-${group}`)} range={groupRanges[group]} {...shared}>
              {parts.length > 1
                ? parts.map((division) => (
                    <DivisionBranch key={division.name} division={division} nameOf={nameOf} {...shared} />
                  ))
                : parts.map((division) => (
                    <Books key={division.name} range={division} nameOf={nameOf} {...shared} />
                  ))}
            </Branch>
          )
        })}
      </ul>
    </fieldset>
  )
}

interface Shared {
  chosen: ReadonlySet<number>
  onSet: (range: BookRange, isOn: boolean) => void
}

interface DivisionProps extends Shared {
  division: Division
  nameOf: (book: number) => string
}

function DivisionBranch({ division, nameOf, ...shared }: DivisionProps) {
  const { t } = useTranslation('search')
  const label = t(`division-${division.name}`)
  if (division.from === division.to)
    return <Leaf range={division} label={nameOf(division.from)} {...shared} />
  return (
    <Branch label={label} range={division} {...shared}>
      <Books range={division} nameOf={nameOf} {...shared} />
    </Branch>
  )
}

function Books({
  range,
  nameOf,
  ...shared
}: Shared & { range: BookRange; nameOf: (book: number) => string }) {
  return booksIn(range).map((book) => (
    <Leaf key={book} range={{ from: book, to: book }} label={nameOf(book)} {...shared} />
  ))
}

interface LeafProps extends Shared {
  range: BookRange
  label: string
}

function Leaf(props: LeafProps) {
  return (
    <li>
      <Box {...props} />
    </li>
  )
}

/** A check box with more boxes below it, which open on demand. */
function Branch({ children, ...box }: LeafProps & { children: React.ReactNode }) {
  const { t } = useTranslation('search')
  const [isOpen, setIsOpen] = useState(false)
  return (
    <li>
      <div className={styles.row}>
        <Box {...box} />
        <button
          type="button"
          className={styles.open}
          aria-expanded={isOpen}
          aria-label={t('showBooks', { group: isolate(box.label) })}
          onClick={() => setIsOpen(!isOpen)}
        >
          <DownIcon className="icon" aria-hidden />
        </button>
      </div>
      {isOpen && <ul>{children}</ul>}
    </li>
  )
}

/** Checked if all its books are, indeterminate if some are. */
function Box({ range, label, chosen, onSet }: LeafProps) {
  const input = useRef<HTMLInputElement>(null)
  const books = booksIn(range)
  const count = books.filter((book) => chosen.has(book)).length
  const isSome = count > 0 && count < books.length
  useEffect(() => {
    if (input.current) input.current.indeterminate = isSome
  }, [isSome])
  return (
    <label className={styles.box}>
      <input
        ref={input}
        type="checkbox"
        checked={count === books.length}
        onChange={({ target }) => onSet(range, target.checked)}
      />
      {label}
    </label>
  )
}
