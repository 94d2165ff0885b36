/** What the operator has set for everybody; the same for the life of the process. */
import type { PublicSettings } from '#core/contract/public-settings'
import type { Handler } from '../http/call-routes'
import { prepareJson } from '../http/prepared'

export function settings(data: PublicSettings): Handler<'settings'> {
  const made = prepareJson({ data })
  return async () => made
}
