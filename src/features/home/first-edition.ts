/** The edition in the server's page for `/`, for readers without one of their own; it is drawn before the database is open. */
import { namingOf } from '#core/scripture/reading/addresses/addresses'
import type { ShownEdition } from '../../model/study/shown-edition'
import { firstPage } from '../../platform/page/first-page'

/** Undefined if the page began with a text, or without the server. */
export function firstEdition(locale: string): ShownEdition | undefined {
  const data = firstPage()
  if (!data || data.address) return undefined
  const [manifest] = data.manifests
  const naming = namingOf(data, locale)
  return manifest && naming ? { manifest, naming } : undefined
}
