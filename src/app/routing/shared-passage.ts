/**
 * Opens what another app shares (share_target of the manifest): `/?text=...&url=...`. A passage in it is
 * opened, or an address of this app; anything else leaves the home page as it is.
 */
import { standardWord } from '#core/contract/address/standard-word'
import { extractPassages } from '#core/scripture/passages/extract-passages'
import { buildCodeIndex } from '#core/scripture/passages/naming/code-index'
import { buildNameIndex } from '#core/scripture/passages/naming/name-index'
import { openVerseTable } from '#core/scripture/passages/verse-table'
import { workerClient } from '../../platform/client/worker-client'
import { pageSource } from '../../platform/local/page-source'

/** The path to open for the shared text; undefined when it names no place. */
export async function sharedPath(address: URL, locale: string): Promise<string | undefined> {
  const { pathname, origin, searchParams } = address
  const text = [searchParams.get('title'), searchParams.get('text'), searchParams.get('url')].filter(Boolean)
  if (pathname !== '/' || text.length === 0) return undefined
  const own = text.map((part) => ownPath(part ?? '', origin)).find((path) => path !== undefined)
  if (own) return own
  await workerClient().wantNames(locale)
  const pack = await pageSource.names(locale)
  if (!pack) return undefined
  const names = [buildNameIndex(pack), buildCodeIndex()]
  const context = { names, separators: pack.separators, table: openVerseTable }
  const [first] = extractPassages(text.join('\n'), context)
  return first && `/${standardWord}/${first.from}`
}

/** The path of an address of this app in a text. */
function ownPath(text: string, origin: string): string | undefined {
  const [found] = text.split(/\s+/).filter((word) => word.startsWith(`${origin}/`))
  return found && URL.canParse(found) ? new URL(found).pathname : undefined
}
