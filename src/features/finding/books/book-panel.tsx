/** Book, then chapter: the books the first translation has, by testament; arrow keys move over the grid. */
import { useLiveQuery } from 'dexie-react-hooks'
import { useLayoutEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ManifestBook } from '#core/contract/edition'
import type { PageData } from '#core/contract/page-data'
import { bookOf, canonicalOf, placeOf } from '#core/scripture/canonical'
import { addressPath, type Naming, namingOf } from '#core/scripture/reading/addresses'
import { digitsOf } from '#core/scripture/text/digits'
import { pageSource } from '../../../platform/page-source'
import { useNotedChapters } from '../../../platform/study/use-noted-chapters'
import { useAfterPaint } from '../../../ui/after-paint'
import { Button } from '../../../ui/button'
import { FilterField } from '../../../ui/filter-field'
import { PreviousIcon } from '../../../ui/icons'
import { useGridKeys } from '../../../ui/use-grid-keys'
import styles from './book-panel.module.css'
import { booksNamed } from './books-named'

interface Props {
  data: PageData
  /** Opened by a key: whoever did goes on typing. */
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
  const current = data.address?.chapter ?? 0
  const [book, setBook] = useState<number>()
  const [filter, setFilter] = useState('')
  const later = useAfterPaint()
  const naming = namingOf(data, i18n.language)
  const language = naming?.locale
  const pack = useLiveQuery(
    () => (language === undefined ? undefined : pageSource.names(language)),
    [language],
  )
  const [edition] = data.manifests
  if (!edition || !naming) return null
  const chosen = edition.bookList.find(({ number }) => number === book)
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
  const found = booksNamed(filter, edition.bookList, pack?.names ?? naming.names)
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
      {groups.map(({ key, from, to }) => {
        const books = found.filter(({ number }) => number >= from && number <= to)
        return books.length === 0 ? null : (
          <Books
            key={key}
            title={t(key)}
            books={books}
            naming={naming}
            current={bookOf(current)}
            first={first?.number}
            // The book is seen to be pressed before its chapters are drawn.
            onChoose={(number) => later(() => setBook(number))}
          />
        )
      })}
    </div>
  )
}

interface BooksProps {
  title: string
  books: readonly ManifestBook[]
  naming: Naming
  current: number
  /** The one that Enter in the filter opens. */
  first: number | undefined
  onChoose: (book: number) => void
}

function Books({ title, books, naming, current, first, onChoose }: BooksProps) {
  const onKeyDown = useGridKeys()
  return (
    <section aria-label={title}>
      <h2 className={styles.title}>{title}</h2>
      {/* Arrow keys are a convenience: every button is in the tab order. */}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions */}
      <div className={styles.books} onKeyDown={onKeyDown}>
        {books.map(({ number, name }) => (
          <button
            key={number}
            type="button"
            aria-current={number === current || undefined}
            data-first={number === first || undefined}
            title={name}
            onClick={() => onChoose(number)}
          >
            <bdi aria-hidden>{naming.names[number]?.abbr ?? name}</bdi>
            <span className="visually-hidden">{name}</span>
          </button>
        ))}
      </div>
    </section>
  )
}

interface ChaptersProps extends Omit<Props, 'isByKey'> {
  book: ManifestBook
  naming: Naming
  onBack: () => void
}

function Chapters({ book, data, naming, onBack, onClose }: ChaptersProps) {
  const { t } = useTranslation('reading')
  const onKeyDown = useGridKeys()
  const current = data.address?.chapter ?? 0
  const locale = data.manifests[0]?.locale ?? ''
  const noted = useNotedChapters(data.manifests[0]?.numbering)
  const grid = useRef<HTMLDivElement>(null)
  // What was chosen has gone with the focus: the chapters go on from there.
  useLayoutEffect(() => {
    const links = grid.current?.querySelectorAll<HTMLElement>('a') ?? []
    const focused = [...links].find((link) => link.hasAttribute('aria-current')) ?? links[0]
    focused?.focus({ preventScroll: true })
  }, [])
  return (
    <div className={styles.panel}>
      <div className={styles.head}>
        <Button variant="quiet" onClick={onBack}>
          <PreviousIcon className="icon mirrored" aria-hidden />
          {t('books')}
        </Button>
        <h2 dir="auto">{book.name}</h2>
      </div>
      {/* Arrow keys are a convenience: every link is in the tab order. */}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions */}
      <div ref={grid} className={styles.chapters} onKeyDown={onKeyDown}>
        {book.chapters.map((number) => (
          <a
            key={number}
            href={addressPath(
              data.address?.abbreviations ?? [],
              canonicalOf(book.number, number),
              undefined,
              naming,
            )}
            aria-current={
              (book.number === bookOf(current) && number === placeOf(current).chapter) || undefined
            }
            data-noted={noted.has(canonicalOf(book.number, number)) || undefined}
            onClick={onClose}
          >
            {digitsOf(number, locale)}
            {noted.has(canonicalOf(book.number, number)) && (
              <span className="visually-hidden">, {t('hasNotes')}</span>
            )}
          </a>
        ))}
      </div>
    </div>
  )
}
