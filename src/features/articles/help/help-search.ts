/** Finds help items by words in their title or text; it forgives typing errors and ignores accents. */
import Fuse from 'fuse.js'
import type { HelpItem } from '#core/contract/pages/article'
import { plainText } from '#core/contract/pages/article-node'

const options = { threshold: 0.3, ignoreLocation: true, ignoreDiacritics: true, minMatchCharLength: 2 }

/** Returns a search over these items: an item fits if every word occurs in it. */
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
