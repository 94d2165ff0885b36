/** Chooses a book, then a chapter: the books of the first translation by testament; arrow keys move over the grid. */

import { useLiveQuery } from 'dexie-react-hooks'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { bookOf } from '#core/canonical'
import type { PageData } from '#core/contract/page-data'
import { type Naming, namingOf } from '#core/scripture/reading/addresses/addresses'
import { keepDeviceFact, useDeviceFact } from '../../../platform/local/device-fact'
import { pageSource } from '../../../platform/local/page-source'
import { FilterField } from '../../../ui/controls/filter-field'
import { Switch } from '../../../ui/controls/switch'
import { useGridKeys } from '../../../ui/controls/use-grid-keys'
import { useMedia } from '../../../ui/page/use-media'
import type { LabelledBook } from './book-labels'
import { bookLabels } from './book-labels'
import styles from './book-panel.module.css'
import { booksNamed } from './books-named'
import { Chapters } from './chapters'
import { useNotedChapters } from './noted-chapters'

const key = 'books.full-names'

/** Whether books show their full names: always if there is room; on phones as the person chose on this device. */
interface FullNames {
  /** Undefined until the device has answered. */
  isFull: boolean | undefined
  /** Absent if there is nothing to choose. */
  choose?: (isFull: boolean) => void
}

interface Props {
  data: PageData
  /** True if a key opened the panel: the focus then goes to the filter, so that the person can type on. */
  isByKey: boolean
  onClose: () => void
}

const groups = [
  { key: 'oldTestament', from: 1, to: 39 },
  { key: 'newTestament', from: 40, to: 66 },
  { key: 'apocrypha', from: 90, to: 96 },
] as const

export function BookPanel({ data, isByKey, onClose }: Props) {
  const { t, i18n } = useTranslation('reading')
  const [book, setBook] = useState<number>()
  const [filter, setFilter] = useState('')
  const naming = namingOf(data, i18n.language)
  const labelled = useBookLabels(data, naming)
  const { isFull, choose } = useFullNames()
  const notedChapters = useNotedChapters(data.manifests[0]?.numbering)
  const noted = useMemo(() => new Set([...notedChapters].map(bookOf)), [notedChapters])
  if (!naming) return null
  const chosen = labelled.find(({ number }) => number === book)
  if (chosen)
    return (
      <Chapters
        book={chosen}
        data={data}
        naming={naming}
        onBack={() => setBook(undefined)}
        onClose={onClose}
      />
    )
  const found = booksNamed(filter, labelled)
  const [first] = filter.trim() === '' ? [] : found
  return (
    <div className={styles.panel}>
      <FilterField
        label={t('findBook')}
        value={filter}
        onChange={setFilter}
        takesFocus={isByKey}
        onEnter={() => first && setBook(first.number)}
      />
      {choose && <Switch label={t('fullNames')} isOn={isFull === true} onChange={choose} />}
      {isFull !== undefined &&
        groups.map(({ key, from, to }) => {
          const books = found.filter(({ number }) => number >= from && number <= to)
          return books.length === 0 ? null : (
            <Books
              key={key}
              title={t(key)}
              books={books}
              isFull={isFull}
              current={bookOf(data.address?.chapter ?? 0)}
              first={first?.number}
              noted={noted}
              onChoose={setBook}
            />
          )
        })}
    </div>
  )
}

interface BooksProps {
  title: string
  books: readonly LabelledBook[]
  isFull: boolean
  current: number
  /** The book that Enter in the filter opens. */
  first: number | undefined
  /** Books in which the member has notes. */
  noted: ReadonlySet<number>
  onChoose: (book: number) => void
}

function Books({ title, books, isFull, current, first, noted, onChoose }: BooksProps) {
  const { t } = useTranslation('reading')
  const onKeyDown = useGridKeys()
  return (
    <section aria-label={title}>
      <h2 className={styles.title}>{title}</h2>
      {/* Arrow keys are a convenience, because every button is in the tab order. */}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions */}
      <div className={styles.books} data-names={isFull ? 'full' : 'short'} onKeyDown={onKeyDown}>
        {books.map(({ number, full, short }) => (
          <button
            key={number}
            type="button"
            aria-current={number === current || undefined}
            data-first={number === first || undefined}
            data-noted={noted.has(number) || undefined}
            title={full}
            onClick={() => onChoose(number)}
          >
            {isFull ? (
              <bdi>{full}</bdi>
            ) : (
              <>
                <bdi aria-hidden>{short}</bdi>
                <span className="visually-hidden">{full}</span>
              </>
            )}
            {noted.has(number) && <span className="visually-hidden">, {t('hasNotes')}</span>}
          </button>
        ))}
      </div>
    </section>
  )
}

function useFullNames(): FullNames {
  const isWide = useMedia('(min-width: 801px)')
  const kept = useDeviceFact(key)
  // Shown before the device has stored it.
  const [chosen, setChosen] = useState<boolean>()
  if (isWide) return { isFull: true }
  const choose = (isFull: boolean) => {
    setChosen(isFull)
    keepDeviceFact(key, isFull)
  }
  return { isFull: chosen ?? (kept === undefined ? undefined : kept === true), choose }
}

/**
 * The books of the first translation with their names in the interface's language. Uses the names that came
 * with the page at first, then all spellings that are on this device.
 */
function useBookLabels(data: PageData, naming: Naming | undefined): readonly LabelledBook[] {
  const { i18n } = useTranslation()
  const { language } = i18n
  const editionLanguage = naming?.locale ?? language
  const packs = useLiveQuery(
    () => Promise.all([pageSource.names(language), pageSource.names(editionLanguage)]),
    [language, editionLanguage],
  )
  return useMemo(() => {
    const [ofInterface, ofEdition] = packs ?? []
    return bookLabels(
      data.manifests[0]?.bookList ?? [],
      ofInterface?.names ?? data.names[language],
      ofEdition?.names ?? naming?.names ?? {},
      language,
    )
  }, [data, naming?.names, packs, language])
}
