/** The server's knowledge of the places that addresses name (core/contract/address/known-place). */
import { noContents } from '#core/contract/address/contents/known-contents'
import type { Knowing } from '#core/contract/address/known-place'
import type { Locale } from '#core/contract/locales'
import { AppError } from '#core/errors'
import { pericopeOf } from '#core/scripture/pericopes/pericopes'
import { readPage } from '#core/scripture/reading/read-page'
import { wholeCode } from '#core/scripture/reading/whole-code'
import type { LibraryView } from '../library/library'
import { knownContents, namesNoArticle } from '../library/packs/known-contents'
import { librarySource } from '../library/page-source'
import type { Services } from '../services'
import { standardFor } from '../settings/standard'
import type { SharedModel } from '../study/shared-model'

/** `preferred`: the language of whoever asks, for addresses that name none. */
export function knowingOf(
  { config, names, articles, shared }: Services,
  view: LibraryView,
  preferred: Locale,
): Knowing {
  return {
    isTranslation: async (abbreviation) => view.find(abbreviation) !== undefined,
    async isPassage(abbreviations, passage) {
      const editions = abbreviations.length > 0 ? abbreviations : standardFor(config, view, preferred)
      const request = { abbreviations: editions, passage: passage || undefined, locale: preferred }
      const { kind } = await readPage(librarySource(view, names), request, wholeCode)
      return kind !== 'passage-unknown'
    },
    isHelp: async (id) => (await articles.of(preferred)).texts.help.some((item) => item.id === id),
    isPericope: (id) => pericopeOf(id) !== undefined,
    isTag: async (name) => await isSharedTag(shared, name),
    contents: async (path) => ((await namesNoArticle(path, view)) ? noContents : await knownContents(view)),
  }
}

/** Only of the list that is kept for a moment: addresses anybody makes up ask the database nothing. */
async function isSharedTag({ tags }: SharedModel, name: string): Promise<boolean> {
  const wanted = name.normalize('NFC').toLowerCase()
  const known = await tags().catch((error: unknown) => {
    if (error instanceof AppError) return undefined
    throw error
  })
  return known === undefined || known.some((tag) => tag.name.toLowerCase() === wanted)
}
