/** `/word/KJV/G25`: every verse of an edition in which a word of the original stands, with what renders it marked. */
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { WordPlaces } from '#core/contract/content/answers'
import { parseNumber } from '#core/originals/strongs-number'
import { placesOnPage } from '#core/originals/word-places'
import { addressPath, placeLabel } from '#core/scripture/reading/addresses/addresses'
import { ContentProblem } from '../../model/contents/content-problem'
import { PackCredit } from '../../model/contents/text/pack-credit'
import { type EditionLayer, useLayerOf, useWordPlaces } from '../../model/contents/words/use-layers'
import { useBookName } from '../../model/library/use-book-name'
import { useOverlayTitle } from '../../model/place/overlay-title'
import { useRouteParams } from '../../model/place/use-route-params'
import { type ShownEdition, useNamedEdition } from '../../model/study/shown-edition'
import { Button } from '../../ui/controls/button'
import { TextLines } from '../../ui/page/text-lines'
import { formatNumber } from '../../ui/words/format-number'
import styles from './word-overlay.module.css'

export function WordOverlay() {
  const { t } = useTranslation('lookup')
  const { abbreviation = '', number: asked = '' } = useRouteParams()
  const number = parseNumber(asked) ?? ''
  const shown = useNamedEdition(abbreviation)
  const layer = useLayerOf(shown?.manifest.abbreviation)
  useOverlayTitle(`${number} · ${shown?.manifest.abbreviation ?? abbreviation}`, '')
  if (!shown || layer === undefined) return <TextLines label={t('common:loading')} />
  if (layer === null) return <p className={styles.hint}>{t('noLayer')}</p>
  return <Places key={number} {...{ number, shown, layer }} />
}

interface Props {
  number: string
  shown: ShownEdition
  layer: EditionLayer
}

function Places({ number, shown, layer }: Props) {
  const { t, i18n } = useTranslation('lookup')
  const nameOf = useBookName()
  const [book, setBook] = useState<number>()
  const [rendering, setRendering] = useState<string>()
  const [pages, setPages] = useState(1)
  const first = useWordPlaces(layer, { number, book, rendering, page: 1 })
  if (first.kind !== 'here') return <ContentProblem content={first} absent={t('noWordsHere')} />
  const { total, verses, books, renderings } = first.data
  const choose = (next: { book?: number | undefined; rendering?: string | undefined }) => {
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
      {layer.layer.origin === 'learnt' && <p className={styles.hint}>{t('learnt')}</p>}
      <ul className={styles.choices} aria-label={t('renderedAs')}>
        {renderings.map(([one, count]) => (
          <li key={one}>
            <button
              type="button"
              aria-pressed={one === rendering}
              lang={layer.pack.locale}
              onClick={() => choose({ book, rendering: one === rendering ? undefined : one })}
            >
              <bdi>{one || t('notRendered')}</bdi> <small>{formatNumber(count, i18n.language)}</small>
            </button>
          </li>
        ))}
      </ul>
      <label className={styles.books}>
        {t('book')}{' '}
        <select
          value={book ?? ''}
          onChange={({ target }) => choose({ book: Number(target.value) || undefined, rendering })}
        >
          <option value="">{t('allBooks')}</option>
          {books.map(([one, count]) => (
            <option key={one} value={one}>
              {nameOf(one)} ({formatNumber(count, i18n.language)})
            </option>
          ))}
        </select>
      </label>
      {Array.from({ length: pages }, (_, at) => (
        <Page key={at + 1} page={at + 1} {...{ number, shown, layer, book, rendering }} />
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

interface PageProps extends Props {
  book: number | undefined
  rendering: string | undefined
  page: number
}

function Page({ number, shown, layer, book, rendering, page }: PageProps) {
  const { t } = useTranslation('lookup')
  const found = useWordPlaces(layer, { number, book, rendering, page })
  if (found.kind !== 'here') return <ContentProblem content={found} absent={t('noWordsHere')} />
  return found.data.places.map((place) => <PlaceOf key={place.verse} place={place} shown={shown} />)
}

function PlaceOf({ place, shown }: { place: WordPlaces['places'][number]; shown: ShownEdition }) {
  const { t } = useTranslation('lookup')
  const { manifest, naming } = shown
  return (
    <section className={styles.place}>
      <h3>
        <a href={addressPath([manifest.abbreviation], place.verse, undefined, naming)}>
          <bdi>{placeLabel(place.verse, undefined, naming)}</bdi>
        </a>
      </h3>
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
