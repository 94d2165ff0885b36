/**
 * The verses that the panel beside the text is about, which the text highlights: announced by the editor,
 * read by the text on the screen.
 */
import { useEffect } from 'react'
import { createStore } from '../../ui/store/store'

const none: readonly number[] = []

/** Canonicals of the first edition on the screen; none while nothing is written. */
export const versesBeside = createStore(none)

/** Announces the verses while the component is mounted. */
export function useShowVersesBeside(verses: readonly number[]): void {
  const key = verses.join()
  useEffect(() => {
    versesBeside.set(key === '' ? none : key.split(',').map(Number))
    return () => versesBeside.set(none)
  }, [key])
}
