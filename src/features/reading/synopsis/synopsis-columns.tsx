/** The passages of a pericope in the translation, one column for each gospel, verse by verse. A passage told elsewhere says so. */
import { useTranslation } from 'react-i18next'
import { placeOf } from '#core/canonical'
import type { Verse } from '#core/contract/editions/chapter'
import type { SynopsisPassage, SynopsisReading } from '#core/scripture/pericopes/read-synopsis'
import { addressPath, type Naming, placeLabel } from '#core/scripture/reading/addresses/addresses'
import { plainContent } from '#core/scripture/selection/selection-text'
import { digitsOf, rangeSign } from '#core/scripture/text/digits'
import { TextLines } from '../../../ui/page/text-lines'
import { isolate } from '../../../ui/words/isolate'
import styles from './synopsis.module.css'

export type FoundSynopsis = Extract<SynopsisReading, { kind: 'found' }>

interface Props {
  found: FoundSynopsis
  /** True if loading the missing text failed. */
  isFailed: boolean
}

export function SynopsisColumns({ found, isFailed }: Props) {
  return (
    <div className={styles.columns} data-columns={found.columns.length}>
      {shownColumns(found, isFailed).map(({ book, passages }) => (
        <div key={book} className={styles.column}>
          {passages.map((passage) => (
            <Passage key={passage.from} found={found} passage={passage} isFailed={isFailed} />
          ))}
        </div>
      ))}
    </div>
  )
}

/** Those up to the first whose text is on its way: on a phone, and in two rows, a text that comes would move all below it. */
function shownColumns({ columns }: FoundSynopsis, isFailed: boolean): FoundSynopsis['columns'] {
  const waiting = columns.findIndex(({ passages }) => passages.some(({ state }) => state === 'missing'))
  return waiting < 0 || isFailed ? columns : columns.slice(0, waiting + 1)
}

/** Names and separators for references in the edition. */
export function namingOfSynopsis({ names, manifest, locale }: FoundSynopsis): Naming {
  return { names, separators: manifest.separators, locale }
}

function Passage({ found, passage, isFailed }: Props & { passage: SynopsisPassage }) {
  const { t } = useTranslation('synopsis')
  const { from, to, state, isElsewhere } = passage
  const { abbreviation } = found.manifest
  const naming = namingOfSynopsis(found)
  const place = placeLabel(from, to, naming)
  return (
    <section className={styles.passage} data-elsewhere={isElsewhere || undefined}>
      <h3>
        {state === 'absent' ? (
          <bdi>{place}</bdi>
        ) : (
          <a href={addressPath([abbreviation], from, to, naming)}>
            <bdi>{place}</bdi>
          </a>
        )}
      </h3>
      {isElsewhere && <p className={styles.elsewhere}>{t('elsewhere')}</p>}
      {state === 'absent' ? (
        <p className={styles.hint}>
          {t('reading:absent', { place: isolate(place), editions: isolate(abbreviation) })}
        </p>
      ) : (
        <Verses found={found} passage={passage} />
      )}
      {state === 'missing' && (
        <p className={styles.hint}>
          {isFailed ? t('reading:referenceNotHere') : <TextLines label={t('common:loading')} />}
        </p>
      )}
    </section>
  )
}

function Verses({ found: { manifest }, passage }: { found: FoundSynopsis; passage: SynopsisPassage }) {
  const { texts } = passage
  const { locale, direction, separators } = manifest
  return (
    <ol className={styles.verses} lang={locale} dir={direction}>
      {texts.flatMap(({ chapter, verses }) =>
        verses.map((verse, index) => (
          <li key={chapter + verse.verse}>
            <b>
              {texts.length > 1 &&
                index === 0 &&
                digitsOf(placeOf(chapter).chapter, locale) + separators.chapter}
              {numberOf(verse, locale)}
            </b>{' '}
            {plainContent(verse)}
          </li>
        )),
      )}
    </ol>
  )
}

function numberOf({ verse, verse_end }: Verse, locale: string): string {
  const first = digitsOf(verse, locale)
  return verse_end === undefined ? first : `${first}${rangeSign}${digitsOf(verse_end, locale)}`
}
