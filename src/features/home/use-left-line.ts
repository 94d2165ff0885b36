/** The line where reading goes on: the verse of a path in its first translation, from the local database. A missing chapter is requested. */
import { useLiveQuery } from 'dexie-react-hooks'
import { useTranslation } from 'react-i18next'
import type { PageData } from '#core/contract/page-data'
import { namingOf } from '#core/scripture/reading/addresses/addresses'
import { readPage } from '#core/scripture/reading/read-page'
import { oneVerse, type QuotedVerse, quotePassage } from '#core/verse-of-day/quote'
import { useRequests } from '../../model/asking/use-requests'
import { useEditionsVersion } from '../../model/library/editions-version'
import { useReadingCode } from '../../model/place/reading-code'
import { pageSource } from '../../platform/local/page-source'

export interface LeftLine extends QuotedVerse {
  /** True if the path names this verse; false if it names the chapter, which begins with this line. */
  isNamed: boolean
}

/** Null if there is none; undefined until that is known. */
export function useLeftLine(path: string): LeftLine | null | undefined {
  const locale = useTranslation().i18n.language
  const code = useReadingCode()
  const version = useEditionsVersion()
  const reading = useLiveQuery(async () => {
    const place = placeOf(path)
    return place ? await readPage(pageSource, { ...place, locale }, code) : null
  }, [path, locale, code, version])
  const { isWanting } = useRequests(path, reading ?? undefined)
  if (reading === undefined || isWanting) return undefined
  return (reading?.kind === 'found' && lineOf(reading.data, locale)) || null
}

/** The editions and the passage in the address of a text; undefined for any other address. */
function placeOf(path: string): { abbreviations: string[]; passage: string } | undefined {
  const [translations = '', ...rest] = decodeURI(path).split('/').filter(Boolean)
  const [first] = translations.split('.')
  return first && rest.length > 0 ? { abbreviations: [first], passage: rest.join('/') } : undefined
}

function lineOf(data: PageData, locale: string): LeftLine | undefined {
  const { address, manifests, chapters } = data
  const [manifest] = manifests
  const naming = namingOf(data, locale)
  const chapter = chapters.find((one) => one.chapter.canonical === address?.chapter)?.chapter
  if (!address || !manifest || !naming || !chapter) return undefined
  const named = address.marked[0]?.from
  const begins = address.chapter + (chapter.verses[0]?.verse ?? 1)
  const verse = quotePassage(manifest, naming, chapter, oneVerse(named ?? begins))
  return verse && { ...verse, isNamed: named !== undefined }
}
