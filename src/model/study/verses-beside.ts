/** The verses that are written about beside the text, which shows them: said by who has the place, heard by the text on the screen. */
import { useEffect } from 'react'
import { createStore } from '../../ui/store/store'

const none: readonly number[] = []

/** Canonicals of the first edition on the screen; none when nothing is written. */
export const versesBeside = createStore(none)

/** Says them for as long as the component is there. */
export function useShowVersesBeside(verses: readonly number[]): void {
  const key = verses.join()
  useEffect(() => {
    versesBeside.set(key === '' ? none : key.split(',').map(Number))
    return () => versesBeside.set(none)
  }, [key])
}
