/** Chooses the writer of this server's answers: the library, and the language model its operator has set. */
import { openChecker } from '#core/assistant/checking/checker'
import type { Log } from '../log'
import type { Services } from '../services'
import type { LateStore } from '../store/late-store'
import type { AnswerWriter, AskedQuestion } from './answer-writer'
import { type FoundInLibrary, findInLibrary, libraryWriter } from './library-writer'
import { sharedCosts } from './model/chat-costs'
import type { ChatTimes } from './model/client/watch'
import { modelWriter } from './model/model-writer'

export function chooseWriter(
  reading: Pick<Services, 'library' | 'search' | 'names' | 'config'>,
  store: LateStore,
  log: Log,
  times?: ChatTimes,
): AnswerWriter {
  const { chatModel, productName } = reading.config
  const find = once(findInLibrary(reading))
  const byLibrary = libraryWriter(find)
  if (!chatModel) return byLibrary
  return modelWriter({
    service: chatModel,
    product: productName,
    find,
    openChecker,
    libraryWriter: byLibrary,
    costs: sharedCosts(async () => (await store.get()).db, chatModel.dailyTokens),
    log,
    ...(times ? { times } : {}),
  })
}

/** Where the library answers after all, nothing is searched for twice. */
function once(find: (asked: AskedQuestion) => Promise<FoundInLibrary>): typeof find {
  const kept = new WeakMap<AskedQuestion, Promise<FoundInLibrary>>()
  return async (asked) => {
    const found = kept.get(asked) ?? find(asked)
    kept.set(asked, found)
    return await found
  }
}
