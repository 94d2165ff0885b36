/**
 * Heads of dictionaries for a few letters: of packs on this device those that begin so, else of the server the one that is exactly so.
 * Nothing of what is typed is stored.
 */
import { headKey } from '#core/content/model/head-key'
import { articlePath } from '#core/content/reading/addresses'
import type { ContentSource } from '#core/content/reading/content-source'
import { headIndexOf } from '#core/content/reading/head-index'
import { isDictionaryOf } from '#core/content/reading/look-up'
import type { TypedHead } from '#core/contract/content/typed-head'
import { callApi } from '../http'

/** Heads that are offered. */
const mostHeads = 3

/** Of dictionaries in a language (BCP 47). Throws network, too-many-requests ... */
export async function typedHeads(source: ContentSource, words: string, locale: string): Promise<TypedHead[]> {
  const packs = (await source.packs()).filter(({ summary }) => isDictionaryOf(summary, locale))
  const key = headKey(words)
  if (key === '') return []
  if (packs.length === 0) {
    const { data } = await callApi('lookUp', { locale, word: words }, {})
    return data.slice(0, mostHeads).map((link) => ({
      head: link.head,
      abbr: link.abbr,
      path: articlePath(link, link.id, link.head),
    }))
  }
  const found: TypedHead[] = []
  for (const pack of packs) {
    const { summary } = pack
    const { rows } = await headIndexOf(pack)
    for (const { id, head } of rows) {
      if (found.length === mostHeads) return found
      if (headKey(head).startsWith(key))
        found.push({ head, abbr: summary.abbr, path: articlePath(summary, id, head) })
    }
  }
  return found
}
