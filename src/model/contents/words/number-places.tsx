/** Every verse of an edition in which a word of the original stands, with what renders it marked; by rendering and book. */
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { placesOnPage } from '#core/content/words/word-places'
import type { WordPlaces } from '#core/contract/content/answers'
import type { Manifest } from '#core/contract/editions/edition'
import { addressPath, placeLabel } from '#core/scripture/reading/addresses/addresses'
import { Button } from '../../../ui/controls/button'
import { DropDown } from '../../../ui/form/drop-down'
import { formatNumber } from '../../../ui/words/format-number'
import { useBookName } from '../../library/use-book-name'
import type { ShownEdition } from '../../study/shown-edition'
import { ContentProblem } from '../content-problem'
import { PackCredit } from '../text/pack-credit'
import { LearntHint } from './learnt-hint'
import styles from './number-places.module.css'
import { type EditionLayer, useWordPlaces } from './use-layers'

interface Props {
  number: string
  shown: ShownEdition
  layer: EditionLayer
}

export function NumberPlaces({ number, shown, layer }: Props) {
  const { t, i18n } = useTranslation('lookup')
  const [book, setBook] = useState<number>()
  const [rendering, setRendering] = useState<string>()
  const [pages, setPages] = useState(1)
  const through = throughOf(shown, layer)
  const first = useWordPlaces(layer, { number, book, rendering, page: 1, through })
  if (first.kind !== 'here') return <ContentProblem content={first} absent={t('noWordsHere')} />
  const { total, verses, books, renderings } = first.data
  const choose = (next: Chosen) => {
    setBook(next.book)
    setRendering(next.rendering)
    setPages(1)
  }
  const edition = layer.layer.edition
  return (
    <div className={styles.page}>
      <p className={styles.hint}>
        {t('occurrences', { edition, number: formatNumber(total, i18n.language) })}
      </p>
      {through && (
        <p className={styles.hint}>
          {t('throughOriginal', { edition: through.abbreviation, original: edition })}
        </p>
      )}
      <LearntHint layer={layer.layer} />
      <Filters {...{ layer, books, renderings, book, rendering }} onChoose={choose} />
      <PlaceList places={first.data.places} shown={shown} />
      {Array.from({ length: pages - 1 }, (_, at) => (
        <Page key={at + 2} page={at + 2} {...{ number, shown, layer, book, rendering }} />
      ))}
      {verses > pages * placesOnPage && (
        <p>
          <Button onClick={() => setPages(pages + 1)}>{t('dictionaries:more')}</Button>
        </p>
      )}
      <PackCredit pack={layer.pack} />
    </div>
  )
}

/** The edition whose verses are shown, where the words are those of another one: an original. */
function throughOf({ manifest }: ShownEdition, { layer }: EditionLayer): Manifest | undefined {
  return manifest.abbreviation === layer.edition ? undefined : manifest
}

interface Chosen {
  book: number | undefined
  rendering: string | undefined
}

interface FiltersProps extends Chosen, Pick<WordPlaces, 'books' | 'renderings'> {
  layer: EditionLayer
  onChoose: (next: Chosen) => void
}

function Filters({ layer, books, renderings, book, rendering, onChoose }: FiltersProps) {
  const { t, i18n } = useTranslation('lookup')
  const nameOf = useBookName()
  return (
    <>
      <ul className={styles.choices} aria-label={t('renderedAs')}>
        {renderings.map(([one, count]) => (
          <li key={one}>
            <button
              type="button"
              aria-pressed={one === rendering}
              lang={layer.pack.locale}
              onClick={() => onChoose({ book, rendering: one === rendering ? undefined : one })}
            >
              <bdi>{one || t('notRendered')}</bdi> <small>{formatNumber(count, i18n.language)}</small>
            </button>
          </li>
        ))}
      </ul>
      <label className={styles.books}>
        {t('book')}{' '}
        <DropDown
          value={book ?? ''}
          onChange={({ target }) => onChoose({ book: Number(target.value) || undefined, rendering })}
        >
          <option value="">{t('allBooks')}</option>
          {books.map(([one, count]) => (
            <option key={one} value={one}>
              {nameOf(one)} ({formatNumber(count, i18n.language)})
            </option>
          ))}
        </DropDown>
      </label>
    </>
  )
}

interface PageProps extends Props, Chosen {
  page: number
}

function Page({ number, shown, layer, book, rendering, page }: PageProps) {
  const { t } = useTranslation('lookup')
  const found = useWordPlaces(layer, { number, book, rendering, page, through: throughOf(shown, layer) })
  if (found.kind !== 'here') return <ContentProblem content={found} absent={t('noWordsHere')} />
  return <PlaceList places={found.data.places} shown={shown} />
}

function PlaceList({ places, shown }: { places: WordPlaces['places']; shown: ShownEdition }) {
  return places.map((place) => <PlaceOf key={place.verse} place={place} shown={shown} />)
}

function PlaceOf({ place, shown }: { place: WordPlaces['places'][number]; shown: ShownEdition }) {
  const { t } = useTranslation('lookup')
  const { manifest, naming } = shown
  return (
    <section className={styles.place}>
      <h2>
        <a href={addressPath([manifest.abbreviation], place.verse, undefined, naming)}>
          <bdi>{placeLabel(place.verse, undefined, naming)}</bdi>
        </a>
      </h2>
      <p lang={manifest.locale} dir={manifest.direction}>
        {place.content === undefined ? (
          t('contents:notOnDevice')
        ) : (
          <Marked {...place} content={place.content} />
        )}
      </p>
    </section>
  )
}

/** The words of a verse without the signs of its notes, what renders the word marked. */
function Marked({ content, marks }: { content: string; marks: WordPlaces['places'][number]['marks'] }) {
  const plain = (from: number, to?: number) => content.slice(from, to).replaceAll('*', '')
  const last = marks.at(-1)
  return (
    <>
      {marks.map(([from, length], at) => {
        const [before, size] = marks[at - 1] ?? [0, 0]
        return (
          <span key={from}>
            {plain(before + size, from)}
            <mark>{plain(from, from + length)}</mark>
          </span>
        )
      })}
      {plain(last ? last[0] + last[1] : 0)}
    </>
  )
}
