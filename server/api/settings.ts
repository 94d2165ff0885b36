/** What the operator has set for everybody; the same for the life of the process. */
import type { PublicSettings } from '#core/contract/public-settings'
import { prepareJson } from '../http/answers/prepared'
import type { Handler } from '../http/call-routes'

export function settings(data: PublicSettings): Handler<'settings'> {
  const made = prepareJson({ data })
  return async () => made
}
