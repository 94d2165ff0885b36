/**
 * The JSON block of the answer this page came in: what the server or the service worker already knew. It is drawn as text, never
 * as markup; the worker parses it with its schema before anything is stored, so that the schemas need not be loaded before the
 * first chapter is drawn.
 */
import type { PageData } from '#core/contract/page-data'
import { contractVersion } from '#core/contract/version'

let first: { data: PageData | undefined } | undefined

/** The data the first answer carried; undefined without, or from another contract version. Parsed once. */
export function firstPage(): PageData | undefined {
  first ??= { data: read(document.getElementById('data')?.textContent) }
  return first.data
}

function read(text: string | null | undefined): PageData | undefined {
  if (!text) return undefined
  const data = JSON.parse(text) as PageData
  return data.contract === contractVersion ? data : undefined
}
