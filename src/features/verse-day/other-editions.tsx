/** The same verse in further editions that the reader has chosen. */

import { useLiveQuery } from 'dexie-react-hooks'
import { useTranslation } from 'react-i18next'
import { nameLocale } from '#core/scripture/reading/name-locale'
import { bookIn, passageIn, type QuotedVerse, quoteDay, type Wanted } from '#core/verse-of-day/quote'
import { useWantedChapters } from '../../model/asking/use-wanted-chapters'
import { useOption } from '../../model/options/options'
import { pageSource } from '../../platform/local/page-source'
import { VerseFigure } from './large-verse'
import styles from './verse-day.module.css'

/** Below each other more are no comparison. */
export const mostEditions = 4

interface Props {
  wanted: Wanted
  /** The edition that stands above. */
  shown: string
}

export function OtherEditions({ wanted, shown }: Props) {
  const chosen = useOption('verse.abbreviations').split(',').filter(Boolean)
  return chosen
    .filter((abbreviation) => abbreviation !== shown)
    .slice(0, mostEditions)
    .map((abbreviation) => <Other key={abbreviation} abbreviation={abbreviation} wanted={wanted} />)
}

function Other({ abbreviation, wanted }: { abbreviation: string; wanted: Wanted }) {
  const { i18n } = useTranslation('verseDay')
  const key = `${wanted.base} ${wanted.from} ${wanted.to}`
  const read = useLiveQuery(
    async () => await readIn(abbreviation, wanted, i18n.language),
    [abbreviation, key, i18n.language],
  )
  useWantedChapters(abbreviation, read && 'missing' in read ? [read.missing] : [])
  const verse = read && 'verse' in read ? read.verse : undefined
  if (!verse) return null
  return <VerseFigure verse={verse} edition={verse.edition} className={styles.other} />
}

async function readIn(
  abbreviation: string,
  wanted: Wanted,
  locale: string,
): Promise<{ verse: QuotedVerse | undefined } | { missing: number } | undefined> {
  const manifest = (await pageSource.edition(abbreviation))?.manifest
  const place = manifest && passageIn(manifest, wanted)
  const book = place && bookIn(manifest, place)
  if (!book) return undefined
  const language = nameLocale(manifest.locale, locale)
  const names = (await pageSource.names(language))?.names
  const record = await pageSource.chapter(abbreviation, book, place.chapter)
  if (!record) return { missing: place.chapter }
  if (!names) return undefined
  const naming = { names, separators: manifest.separators, locale: language }
  return { verse: quoteDay(manifest, naming, record.chapter, place) }
}
