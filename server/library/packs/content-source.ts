/** The packs of one state of the library as the source of what is read of contents. */
import type { ContentSource } from '#core/content/reading/content-source'
import type { LibraryView } from '../library'

export function contentSource({ packs }: LibraryView): ContentSource {
  return { packs: async () => packs.all }
}
