/** The line that a path leads to, in its first translation: where reading goes on. From the local database; what is not here is asked for. */
import { useLiveQuery } from 'dexie-react-hooks'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { PageData } from '#core/contract/page-data'
import { namingOf } from '#core/scripture/reading/addresses'
import { type CodeMissing, type PageReading, readPage } from '#core/scripture/reading/read-page'
import { type QuotedVerse, quoteVerse } from '#core/scripture/welcome/welcome-links'
import { useWantedChapters } from '../../platform/asking/use-wanted-chapters'
import { byTheWay } from '../../platform/by-the-way'
import { useEditionsVersion } from '../../platform/editions-version'
import { pageSource } from '../../platform/page-source'
import { loadReadingCode, useReadingCode } from '../../platform/reading-code'
import { workerClient } from '../../platform/worker-client'

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
  const isWishing = useWish(reading)
  const missing = reading?.kind === 'found' ? reading.missing : []
  const isAsking = useWantedChapters(
    missing[0]?.abbreviation,
    missing.map(({ canonical }) => canonical),
  )
  if (reading === undefined || isWishing || isAsking) return undefined
  return (reading?.kind === 'found' && lineOf(reading.data, locale)) || null
}

/** Has what the reading needs fetched; it comes by the live query that missed it. True until there is an answer. */
function useWish(reading: PageReading | CodeMissing | null | undefined): boolean {
  const wish = reading ? wishOf(reading) : undefined
  const [answered, setAnswered] = useState<string>()
  useEffect(() => {
    if (wish === undefined) return
    const ask = async () => {
      const [kind, name = ''] = wish.split(' ')
      if (kind === 'names') await workerClient().wantNames(name)
      else if (kind === 'edition') await workerClient().wantEdition(name)
      else await loadReadingCode('resolveAnywhere')
    }
    byTheWay(ask().finally(() => setAnswered(wish)))
  }, [wish])
  return wish !== undefined && wish !== answered
}

/** What to fetch first, as its kind and its name. */
function wishOf(reading: PageReading | CodeMissing): string | undefined {
  if (reading.kind === 'code-missing') return 'code'
  if (reading.kind === 'names-missing') return `names ${reading.locales[0]}`
  if (reading.kind === 'manifest-missing') return `edition ${reading.abbreviations[0]}`
  return undefined
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
