/** The verses around a found one, from the local database; the worker fetches a missing chapter. */
import { useLiveQuery } from 'dexie-react-hooks'
import { useEffect, useState } from 'react'
import { bookOf, chapterOf, placeOf } from '#core/canonical'
import type { Verse } from '#core/contract/editions/chapter'
import { workerClient } from '../../../platform/client/worker-client'
import { pageSource } from '../../../platform/local/page-source'
import { type Context, versesAround } from './verses-around'

export type ContextState = Context | 'loading' | 'failed'

/** `from` to `to`: canonical numbers of one edition, in one chapter. */
export function useContext(abbreviation: string, from: number, to: number): ContextState {
  const verses = useChapterVerses(abbreviation, from)
  return typeof verses === 'string' ? verses : versesAround(verses, placeOf(from).verse, placeOf(to).verse)
}

/** All verses of the chapter that holds a canonical number of an edition. */
export function useChapterVerses(
  abbreviation: string,
  canonical: number,
): readonly Verse[] | 'loading' | 'failed' {
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
