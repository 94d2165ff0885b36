/** Rows of verses, named and quoted in the shown edition. */
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { chapterOf } from '#core/canonical'
import { readTarget } from '#core/contract/members/target'
import type { WordMark } from '#core/contract/members/word-mark'
import { namePlace } from '#core/study/place-names'
import { versesStanding } from '#core/study/standing-places'
import styles from '../../../ui/note/list.module.css'
import { TextLines } from '../../../ui/page/text-lines'
import { QuotedVerses } from '../quoted-verses'
import type { ShownEdition } from '../shown-edition'
import { useQuotedVerses } from '../use-verse-texts'

interface VerseRow {
  target: string
  /** Where it is only about words of the verse. */
  mark?: WordMark
}

interface Props<Row extends VerseRow> {
  rows: readonly Row[]
  edition: ShownEdition
  /** Shown beside the name of the place. */
  about?: (row: Row) => ReactNode
  renderButtons?: (row: Row, label: string) => ReactNode
}

export function VerseRows<Row extends VerseRow>({ rows, edition, about, renderButtons }: Props<Row>) {
  const { t } = useTranslation('tags')
  const { manifest, naming } = edition
  const places = rows.map(({ target }) => {
    const place = readTarget(target)
    const verses = place ? versesStanding(place, manifest.numbering) : []
    // A row stands in one chapter; a range that crosses the end of a chapter links to its beginning.
    return verses.filter((verse) => chapterOf(verse) === chapterOf(verses[0] ?? 0))
  })
  const texts = useQuotedVerses(manifest, places)
  return (
    <ul className={styles.rows}>
      {rows.map((row, index) => {
        const named = namePlace(places[index] ?? [], manifest.abbreviation, naming)
        const label = named?.label ?? t('otherEdition')
        return (
          <li
            key={row.mark ? `${row.target} ${row.mark.edition} ${row.mark.from}` : row.target}
            className={styles.row}
          >
            <div className={styles.name}>
              {named ? (
                <a href={named.path}>
                  <bdi>{label}</bdi>
                </a>
              ) : (
                label
              )}{' '}
              {about && <small>{about(row)}</small>}
              {row.mark && <small>{t('wordsIn', { edition: row.mark.edition })}</small>}
            </div>
            {row.mark && <p dir="auto">{row.mark.words}</p>}
            {texts &&
              !row.mark &&
              (texts[index]?.length ? (
                <p lang={manifest.locale} dir={manifest.direction}>
                  <QuotedVerses verses={texts[index]} />
                </p>
              ) : (
                <p className={styles.hint}>
                  {texts[index] === undefined ? <TextLines label={t('common:loading')} /> : t('textNotHere')}
                </p>
              ))}
            {renderButtons && <div className={styles.buttons}>{renderButtons(row, label)}</div>}
          </li>
        )
      })}
    </ul>
  )
}
