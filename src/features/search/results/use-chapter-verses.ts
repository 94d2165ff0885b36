/** The verses of a chapter from the local database; a chapter that is not here is brought by the worker. */
import { useLiveQuery } from 'dexie-react-hooks'
import { useEffect, useState } from 'react'
import type { Verse } from '#core/contract/chapter'
import { bookOf, chapterOf } from '#core/scripture/canonical'
import { pageSource } from '../../../platform/page-source'
import { workerClient } from '../../../platform/worker-client'

export type ChapterVerses = readonly Verse[] | 'loading' | 'failed'

/** Of the chapter a canonical of an edition is in. */
export function useChapterVerses(abbreviation: string, canonical: number): ChapterVerses {
  const [outcome, setOutcome] = useState<'asking' | 'stored' | 'failed'>()
  const chapter = useLiveQuery(async () => {
    const book = (await pageSource.edition(abbreviation))?.manifest?.bookList.find(
      ({ number }) => number === bookOf(canonical),
    )
    const record = book && (await pageSource.chapter(abbreviation, book, chapterOf(canonical)))
    return record?.chapter ?? 'missing'
  }, [abbreviation, canonical, outcome])
  const isMissing = chapter === 'missing'
  useEffect(() => {
    if (!isMissing) return
    const ask = async () => {
      setOutcome('asking')
      const [answer] = await workerClient().wantChapters([{ abbreviation, canonical: chapterOf(canonical) }])
      setOutcome(answer?.kind === 'stored' ? 'stored' : 'failed')
    }
    void ask()
  }, [isMissing, abbreviation, canonical])
  if (chapter === undefined || chapter === 'missing') return outcome === 'failed' ? 'failed' : 'loading'
  return chapter.verses
}
