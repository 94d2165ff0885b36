/** Heads of dictionaries for a few letters: of this device those that begin so, else of the server the one that is exactly so. */
import { headKey } from '#core/content/model/head-key'
import { articlePath } from '#core/content/reading/addresses'
import { headIndexOf } from '#core/content/reading/head-index'
import { isDictionaryOf } from '#core/content/reading/look-up'
import { readServer } from '../../../platform/client/read-server'
import { storedContents } from '../stored-contents'

interface FoundHead {
  head: string
  abbr: string
  path: string
}

/** Heads that are offered. */
const mostHeads = 3

/** Of dictionaries in the language of the interface. */
export async function headsFor(words: string, locale: string): Promise<FoundHead[]> {
  const packs = (await storedContents.packs()).filter(({ summary }) => isDictionaryOf(summary, locale))
  const key = headKey(words)
  if (key === '') return []
  if (packs.length === 0) {
    if (!navigator.onLine) return []
    const links = await readServer('lookUp', { locale, word: words }, {})
    return links.slice(0, mostHeads).map((link) => ({
      head: link.head,
      abbr: link.abbr,
      path: articlePath(link, link.id, link.head),
    }))
  }
  const found: FoundHead[] = []
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
