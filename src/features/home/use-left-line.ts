/** The line that a path leads to, in its first translation: where reading goes on. From the local database; what is not here is asked for. */
import { useLiveQuery } from 'dexie-react-hooks'
import { useTranslation } from 'react-i18next'
import type { PageData } from '#core/contract/page-data'
import { namingOf } from '#core/scripture/reading/addresses/addresses'
import { readPage } from '#core/scripture/reading/read-page'
import { type QuotedVerse, quoteVerse } from '#core/scripture/welcome/welcome-links'
import { useWishes } from '../../model/asking/use-wishes'
import { useEditionsVersion } from '../../model/library/editions-version'
import { useReadingCode } from '../../model/place/reading-code'
import { pageSource } from '../../platform/local/page-source'

export interface LeftLine extends QuotedVerse {
  /** The path names this verse; otherwise it names the chapter, which begins so. */
  isNamed: boolean
}

/** Null where there is none; undefined while that is not known. */
export function useLeftLine(path: string): LeftLine | null | undefined {
  const locale = useTranslation().i18n.language
  const code = useReadingCode()
  const version = useEditionsVersion()
  const reading = useLiveQuery(async () => {
    const place = placeOf(path)
    return place ? await readPage(pageSource, { ...place, locale }, code) : null
  }, [path, locale, code, version])
  const { isWanting } = useWishes(path, reading ?? undefined)
  if (reading === undefined || isWanting) return undefined
  return (reading?.kind === 'found' && lineOf(reading.data, locale)) || null
}

/** The words of a text address; undefined for any other. */
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
  const verse = quoteVerse(manifest, naming, chapter, named ?? begins)
  return verse && { ...verse, isNamed: named !== undefined }
}
