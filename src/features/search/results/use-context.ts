/** The verses around one that was found. */
import { placeOf } from '#core/scripture/canonical'
import { useChapterVerses } from './use-chapter-verses'
import { type Context, versesAround } from './verses-around'

export type ContextState = Context | 'loading' | 'failed'

/** `from` to `to` are canonicals of one edition, in one chapter. */
export function useContext(abbreviation: string, from: number, to: number): ContextState {
  const verses = useChapterVerses(abbreviation, from)
  return typeof verses === 'string' ? verses : versesAround(verses, placeOf(from).verse, placeOf(to).verse)
}
