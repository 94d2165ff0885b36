/** The dependencies of handlers and pages. */
import type { Locale } from '#core/contract/locales'
import type { NamePack } from '#core/scripture/names/name-pack'
import type { ScriptureWords } from '#core/scripture/text/words'
import type { Accounts } from './accounts/accounts'
import type { Articles } from './articles/articles'
import type { RunningAnswers } from './chat/running-answers'
import type { Library } from './library/library'
import type { LimitCounters } from './limits/limits'
import type { Searcher } from './search/searcher'
import type { Config } from './settings/config'
import type { Languages } from './settings/languages'
import type { LateStore } from './store/late-store'
import type { SharedModel } from './study/shared-model'

/** The dependencies. */
export interface Services {
  config: Config
  library: Library
  search: Searcher
  /** Counters for everybody: reading does not wait for a database. */
  counters: LimitCounters
  /** The members' database; reading works without it. */
  store: LateStore
  /** The model that all members share. */
  shared: SharedModel
  accounts: Accounts
  /** Answers of the assistant that are being written. */
  answers: RunningAnswers
  languages: Languages
  /** Help and articles. */
  articles: Articles
  /** Names and words of a language; undefined if the product does not support it. */
  names: (locale: string) => Promise<NamePack | undefined>
  /** The few words in a drawn chapter. */
  words: (locale: Locale) => Promise<ScriptureWords>
  /** The built app; may be missing. */
  builtDirectory: string
  /** Assets of this build and of earlier ones. */
  assetDirectory: string
}
