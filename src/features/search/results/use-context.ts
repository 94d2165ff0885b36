/** The verses around one that was found, from the local database; a chapter that is not here is brought by the worker. */
import { useLiveQuery } from 'dexie-react-hooks'
import { useEffect, useState } from 'react'
import type { Verse } from '#core/contract/chapter'
import { bookOf, chapterOf, placeOf } from '#core/scripture/canonical'
import { pageSource } from '../../../platform/page-source'
import { workerClient } from '../../../platform/worker-client'

export interface Context {
  before: readonly Verse[]
  after: readonly Verse[]
}

export type ContextState = Context | 'loading' | 'failed'

/** Verses on each side. */
const around = 2

/** `from` to `to` are canonicals of one edition, in one chapter. */
export function useContext(abbreviation: string, from: number, to: number): ContextState {
  const [outcome, setOutcome] = useState<'asking' | 'stored' | 'failed'>()
  const chapter = useLiveQuery(async () => {
    const book = (await pageSource.edition(abbreviation))?.manifest?.bookList.find(
      ({ number }) => number === bookOf(from),
    )
    const record = book && (await pageSource.chapter(abbreviation, book, chapterOf(from)))
    return record?.chapter ?? 'missing'
  }, [abbreviation, from, outcome])
  const isMissing = chapter === 'missing'
  useEffect(() => {
    if (!isMissing) return
    const ask = async () => {
      setOutcome('asking')
      const [answer] = await workerClient().wantChapters([{ abbreviation, canonical: chapterOf(from) }])
      setOutcome(answer?.kind === 'stored' ? 'stored' : 'failed')
    }
    void ask()
  }, [isMissing, abbreviation, from])
  if (chapter === undefined || chapter === 'missing') return outcome === 'failed' ? 'failed' : 'loading'
  return versesAround(chapter.verses, placeOf(from).verse, placeOf(to).verse)
}

/** The verses before the first and after the last of a range, two on each side at most. */
export function versesAround(verses: readonly Verse[], first: number, last: number): Context {
  const start = verses.findIndex(({ verse, verse_end = verse }) => verse_end >= first)
  const end = verses.findLastIndex(({ verse }) => verse <= last)
  if (start < 0) return { before: [], after: [] }
  return {
    before: verses.slice(Math.max(0, start - around), start),
    after: verses.slice(end + 1, end + 1 + around),
  }
}
