/** Finds items of the help by words in title or text, with slips of the finger, without regard to accents. */
import Fuse from 'fuse.js'
import type { HelpItem } from '#core/contract/pages/article'
import { plainText } from '#core/contract/pages/article-node'

const options = { threshold: 0.3, ignoreLocation: true, ignoreDiacritics: true, minMatchCharLength: 2 }

/** A search over these items; every word has to be found somewhere. */
export function helpSearch(items: readonly HelpItem[]): (words: string) => readonly HelpItem[] {
  const described = items.map((item) => ({ item, title: item.title, text: plainText(item.body) }))
  const keys = [
    { name: 'title' as const, weight: 3 },
    { name: 'text' as const, weight: 1 },
  ]
  const fuse = new Fuse(described, { ...options, keys })
  return (words) => {
    const either = (word: string): Record<string, string>[] => [{ title: word }, { text: word }]
    const all = words.split(/\s+/).map((word) => ({ $or: either(word) }))
    return fuse.search({ $and: all }).map((one) => one.item.item)
  }
}
