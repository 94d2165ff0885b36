/**
 * Messages of screens outside the first load: a group is loaded with its screen, then again for every other
 * language.
 */
import { fallbackLocale } from '#core/contract/locales'
import { beforeLanguageChange } from './change-language'
import { i18n, type Messages } from './language'

/** All groups except those of the first load (language.ts) and of the server. */
const files = import.meta.glob<Messages>(
  [
    '../../../core/languages/*/*.json',
    '!../../../core/languages/*/{common,errors,finding,menu,reading,scripture,mail,heads}.json',
  ],
  { import: 'default' },
)
/** Groups that were asked for: a change of language loads them again. */
const wanted = new Set<string>()

/** Loads groups of messages, in this language and in any later one. */
export async function addMessages(...groups: readonly string[]): Promise<void> {
  beforeLanguageChange.add(addWanted)
  const added = groups.filter((group) => !wanted.has(group))
  for (const group of added) wanted.add(group)
  await addTo(i18n.language, groups)
}

/** Loads every group: the next language comes with all of them, for use without network. */
export async function addAllMessages(): Promise<void> {
  const groups = Object.keys(files).map((path) => /([\w-]+)\.json$/.exec(path)?.[1] ?? '')
  await addMessages(...new Set(groups))
}

const addWanted = (locale: string) => addTo(locale, [...wanted])

async function addTo(locale: string, groups: readonly string[]): Promise<void> {
  await Promise.all(
    groups.map(async (group) => {
      if (i18n.hasResourceBundle(locale, group)) return
      // Without network a language outside the precache may be missing; the fallback is always here.
      const messages = await textsOf(group, locale)?.catch(() => textsOf(group, fallbackLocale))
      if (messages) i18n.addResourceBundle(locale, group, messages)
    }),
  )
}

const textsOf = (group: string, locale: string) =>
  files[`../../../core/languages/${locale}/${group}.json`]?.()
