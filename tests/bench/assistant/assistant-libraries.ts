/** The library of the benches as the assistant reads it, in each language. */
import type { AnswerLibrary } from '#core/assistant/answer-library'
import { type Locale, locales } from '#core/contract/locales'
import { serverAnswerLibrary } from '../../../server/chat/server-answer-library'
import { searchHere } from '../../../server/search/searcher'
import { readConfig } from '../../../server/settings/config'
import { loadNamePack } from '../../../server/settings/name-packs'
import { peopleEditions } from '../search/people/people-editions'
import { openAssistantLibrary } from './assistant-library'

export async function openLibraries(): Promise<{
  opened: ReadonlyMap<Locale, AnswerLibrary>
  close: () => Promise<void>
}> {
  const { library, dataDirectory } = await openAssistantLibrary()
  const config = readConfig({ DATA_DIR: dataDirectory })
  const services = { library, search: searchHere(library), names: loadNamePack, config }
  const opened = new Map<Locale, AnswerLibrary>()
  for (const locale of locales)
    opened.set(locale, await serverAnswerLibrary(services, peopleEditions[locale], locale))
  return {
    opened,
    close: async () => {
      await services.search.close()
      await library.close()
    },
  }
}
