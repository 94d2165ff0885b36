/** Whole books, by testaments and their parts. */
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { bookOf, canonicalOf } from '#core/canonical'
import type { Range } from '#core/contract/content/article'
import { type BookRange, booksIn, divisions, groupRanges } from '#core/contract/search/area'
import { packRanges } from '#core/scripture/packed-ranges'
import { useBookName } from '../../../../model/library/use-book-name'
import { Button } from '../../../../ui/controls/button'
import { Summary } from '../../../../ui/controls/summary'
import styles from '../builder.module.css'
import type { AddProps } from './add-props'

/** Late writings are not counted in the words of chapters, by which plans are divided. */
const groups = ['at', 'nt'] as const

export function AddBooks({ onAdd }: AddProps) {
  const { t } = useTranslation('planning')
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set())
  const set = (range: BookRange, isOn: boolean) => {
    const books = booksIn(range)
    setChosen(new Set([...chosen].filter((book) => !books.includes(book)).concat(isOn ? books : [])))
  }
  const add = () => {
    const books = [...chosen].sort((one, other) => one - other)
    onAdd({ ranges: packRanges(joinedBooks(books)) })
    setChosen(new Set())
  }
  return (
    <div className={styles.adder}>
      {groups.map((group) => (
        <details key={group} className={styles.group}>
          <Summary>{t(`search:area-${group}`)}</Summary>
          <Box
            label={t('allOf', { name: t(`search:area-${group}`) })}
            range={groupRanges[group]}
            {...{ chosen, set }}
          />
          {divisions
            .filter((division) => division.group === group)
            .map((division) => (
              <DivisionBooks key={division.name} {...{ division, chosen, set }} />
            ))}
        </details>
      ))}
      <Button disabled={chosen.size === 0} onClick={add}>
        {chosen.size === 0 ? t('add') : t('addBooks', { count: chosen.size })}
      </Button>
    </div>
  )
}

interface Choice {
  chosen: ReadonlySet<number>
  set: (range: BookRange, isOn: boolean) => void
}

function DivisionBooks({ division, ...choice }: Choice & { division: (typeof divisions)[number] }) {
  const { t } = useTranslation('search')
  const nameOf = useBookName()
  const books = booksIn(division)
  return (
    <fieldset className={styles.books}>
      <legend>
        {books.length > 1 ? (
          <Box label={t(`division-${division.name}`)} range={division} {...choice} />
        ) : (
          t(`division-${division.name}`)
        )}
      </legend>
      <div>
        {books.map((book) => (
          <Box key={book} label={nameOf(book)} range={{ from: book, to: book }} {...choice} />
        ))}
      </div>
    </fieldset>
  )
}

function Box({ label, range, chosen, set }: Choice & { label: string; range: BookRange }) {
  const books = booksIn(range)
  const count = books.filter((book) => chosen.has(book)).length
  return (
    <label className={styles.box}>
      <input
        type="checkbox"
        checked={count === books.length}
        ref={(element) => {
          if (element) element.indeterminate = count > 0 && count < books.length
        }}
        onChange={({ target }) => set(range, target.checked)}
      />
      {label}
    </label>
  )
}

/** Books that follow each other are one range. */
function joinedBooks(books: readonly number[]): Range[] {
  const joined: Range[] = []
  for (const book of books) {
    const last = joined.at(-1)
    if (last && bookOf(last.to) === book - 1) last.to = canonicalOf(book)
    else joined.push({ from: canonicalOf(book), to: canonicalOf(book) })
  }
  return joined
}
