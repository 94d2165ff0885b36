/**
 * The JSON block of the answer this page came in: what the server or the service worker already knew. It is drawn as text, never
 * as markup; the worker parses it with its schema before anything is stored, so that the schemas need not be loaded before the
 * first chapter is drawn.
 */
import type { PageData } from '#core/contract/page-data'
import { contractVersion } from '#core/contract/version'
import { once } from '#core/once'

/** The data of the first answer; undefined without any, or from another contract version. Parsed once. */
export const firstPage = once(() => read(document.getElementById('data')?.textContent))

function read(text: string | null | undefined): PageData | undefined {
  if (!text) return undefined
  const data = JSON.parse(text) as PageData
  return data.contract === contractVersion ? data : undefined
}
