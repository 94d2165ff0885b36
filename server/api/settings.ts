/** The operator's settings for all visitors; constant for the life of the process. */
import type { PublicSettings } from '#core/contract/public-settings'
import { prepareJson } from '../http/answers/prepared'
import type { Handler } from '../http/call-routes'
import type { Library } from '../library/library'
import { roomsOf } from '../library/packs/known-contents'

export function settings(settled: PublicSettings, library: Library): Handler<'settings'> {
  let made: { revision: string; answer: Awaited<ReturnType<Handler<'settings'>>> } | undefined
  return async () => {
    const view = library.view()
    if (made?.revision !== view.revision)
      made = {
        revision: view.revision,
        answer: prepareJson({ data: { ...settled, rooms: roomsOf(view) } }),
      }
    return made.answer
  }
}
