/** The verses around one that was found, from the local database; a chapter that is not here is brought by the worker. */
import { useLiveQuery } from 'dexie-react-hooks'
import { useEffect, useState } from 'react'
import { bookOf, chapterOf, placeOf } from '#core/scripture/canonical'
import { pageSource } from '../../../platform/page-source'
import { workerClient } from '../../../platform/worker-client'
import { type Context, versesAround } from './verses-around'

export type ContextState = Context | 'loading' | 'failed'

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
