/** The originals of a library: which numbers stand in which of their verses. */
import { bookOf } from '#core/canonical'
import { fittingBooks } from '#core/content/words/word-places'
import type { Manifest } from '#core/contract/editions/edition'
import { occurrencesOf } from '#core/originals/occurrences'
import { isOriginalLocale } from '#core/originals/original-locales'
import { openLibrary } from '../library'

export interface Original {
  manifest: Manifest
  /** By canonical verse of its numbering; a number as often as it stands there. */
  numbers: ReadonlyMap<number, readonly string[]>
}

/** None for an edition of such a language: it is not judged by another. */
export async function readOriginals(directory: string, locale: string): Promise<Original[]> {
  if (isOriginalLocale(locale)) return []
  const library = openLibrary(directory, { onDamage: () => undefined })
  try {
    const view = library.view()
    const found: Original[] = []
    for (const pack of view.packs.all) {
      const { layer } = pack.manifest
      const manifest = layer?.origin === 'given' ? view.find(layer.edition)?.manifest : undefined
      if (!layer || !manifest || !isOriginalLocale(manifest.locale)) continue
      const index = await pack.occurrences()
      if (!index) continue
      const fitting = fittingBooks(layer, manifest.bookList)
      const numbers = new Map<number, string[]>()
      for (const number of Object.keys(index.numbers))
        for (const { verse } of occurrencesOf(index, number)) {
          if (!fitting.has(bookOf(verse))) continue
          const own = numbers.get(verse) ?? []
          numbers.set(verse, own)
          own.push(number)
        }
      found.push({ manifest, numbers })
    }
    return found
  } finally {
    await library.close()
  }
}
