/** The parts that the pages of screens are made from: settings, library and words. */
import type { LibraryView } from '../library/library'
import type { Services } from '../services'
import type { Config } from '../settings/config'
import type { PageWords } from '../settings/page-words'

export interface ScreenDependencies {
  config: Config
  view: LibraryView
  /** In the language of the screen. */
  say: PageWords
  names: Services['names']
}
