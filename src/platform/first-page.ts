/** The JSON block of the answer this page came in: what the server or the service worker already knew. */
import { type PageData, pageDataSchema } from '#core/contract/page-data'
import { contractVersion } from '#core/contract/version'

let first: { data: PageData | undefined } | undefined

/** The data the first answer carried; undefined without, or from another contract version. Parsed once. */
export function firstPage(): PageData | undefined {
  first ??= { data: parse(document.getElementById('data')?.textContent) }
  return first.data
}

function parse(text: string | null | undefined): PageData | undefined {
  if (!text) return undefined
  const parsed = pageDataSchema.safeParse(JSON.parse(text))
  return parsed.success && parsed.data.contract === contractVersion ? parsed.data : undefined
}
