/** Converts the language named in a file to the shortest BCP 47 tag. */

/** Names of languages that headers contain instead of a code. */
const names: ReadonlyMap<string, string> = new Map(
  [
    'de german deutsch',
    'en english',
    'es spanish español castellano',
    'fr french français',
    'pt portuguese português',
    'it italian italiano',
    'ar arabic',
    'fa persian farsi',
    'he hebrew',
    'grc greek',
    'la latin',
    'zh chinese',
    'my burmese',
    'nl dutch',
    'ru russian',
    'pl polish',
    'cs czech',
    'ro romanian',
    'hu hungarian',
    'sv swedish',
    'da danish',
    'no norwegian',
    'fi finnish',
    'tr turkish',
    'uk ukrainian',
    'ja japanese',
    'ko korean',
  ].flatMap((line) => {
    const [tag = '', ...others] = line.split(' ')
    return others.map((name) => [name, tag] as const)
  }),
)

/** Codes with two letters of their own that `Intl` replaces by a related language. */
const kept: ReadonlyMap<string, string> = new Map([
  ['tl', 'tl'],
  ['tgl', 'tl'],
  ['tw', 'tw'],
  ['twi', 'tw'],
])

/**
 * The tag for a file's statement (`GER`, `deu`, `pt-BR`, `Deutsch`, `zh-TW`, `en_English_ltr`); undefined
 * when it is unusable. Codes of ISO 639-2 and 639-3, also library codes (`ger`) and retired ones (`iw`),
 * become the two letters of ISO 639-1 if there are any.
 */
export function languageTag(found: string): string | undefined {
  const [language = '', ...subtags] = found.trim().toLowerCase().split(/[-_]/)
  if (/^(und|mul|zxx|mis)?$/.test(language)) return undefined
  const canonical = names.get(language) ?? (/^[a-z]{2,3}$/.test(language) ? shortest(language) : undefined)
  if (canonical === undefined) return undefined
  const [tag = '', ownScript] = canonical.split('-')
  const script =
    subtags.find((subtag) => /^[a-z]{4}$/.test(subtag)) ??
    ownScript ??
    (tag === 'zh' ? chineseScript(subtags) : undefined)
  return script === undefined ? tag : `${tag}-${script.charAt(0).toUpperCase()}${script.slice(1)}`
}

/**
 * The shortest code of a language; a region implied by a code (`prs`, Persian of Afghanistan) is left out.
 */
function shortest(code: string): string {
  const { language, script } = new Intl.Locale(code)
  return kept.get(code) ?? (script === undefined ? language : `${language}-${script}`)
}

/** The script of Chinese depends on the region. */
function chineseScript(subtags: readonly string[]): string | undefined {
  if (subtags.some((subtag) => /^(tw|hk|mo)$/.test(subtag))) return 'hant'
  return subtags.some((subtag) => /^(cn|sg)$/.test(subtag)) ? 'hans' : undefined
}
