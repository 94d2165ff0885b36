/** What files call their language, as a BCP 47 tag as short as it can be. */

/** Codes of ISO 639-2 and 639-3, and names, of languages Bibles are in. */
const codes: ReadonlyMap<string, string> = new Map(
  [
    'de ger deu german deutsch',
    'en eng english',
    'es spa spanish español castellano',
    'fr fre fra french français',
    'pt por portuguese português',
    'it ita italian italiano',
    'ar ara arb arabic',
    'fa per pes fas prs persian farsi',
    'he heb hebrew',
    'el gre ell',
    'grc greek',
    'la lat latin',
    'zh chi zho cmn chinese',
    'my bur mya burmese',
    'nl dut nld dutch',
    'ru rus russian',
    'pl pol polish',
    'cs cze ces czech',
    'sk slo slk',
    'ro rum ron romanian',
    'hu hun hungarian',
    'sv swe swedish',
    'da dan danish',
    'no nor norwegian',
    'fi fin finnish',
    'tr tur turkish',
    'uk ukr ukrainian',
    'ja jpn japanese',
    'ko kor korean',
    'sq alb sqi',
    'hy arm hye',
    'ka geo kat',
    'eu baq eus',
    'is ice isl',
    'mk mac mkd',
    'cy wel cym',
    'hi hin',
    'ur urd',
    'sw swa swh',
    'id ind',
    'vi vie',
    'th tha',
    'af afr',
    'hr hrv',
    'sr srp',
    'bg bul',
  ].flatMap((line) => {
    const [tag = '', ...others] = line.split(' ')
    return [tag, ...others].map((code) => [code, tag] as const)
  }),
)

/** The tag of what a file says (`GER`, `deu`, `pt-BR`, `Deutsch`, `zh-TW`); undefined when it says nothing usable. */
export function languageTag(found: string): string | undefined {
  const [language = '', ...subtags] = found.trim().toLowerCase().split(/[-_]/)
  if (/^(und|mul|zxx|mis)?$/.test(language)) return undefined
  const tag = codes.get(language) ?? (/^[a-z]{2,3}$/.test(language) ? language : undefined)
  if (tag === undefined) return undefined
  const script =
    subtags.find((subtag) => /^[a-z]{4}$/.test(subtag)) ?? (tag === 'zh' ? chineseScript(subtags) : undefined)
  return script === undefined ? tag : `${tag}-${script.charAt(0).toUpperCase()}${script.slice(1)}`
}

/** Chinese is written differently by region. */
function chineseScript(subtags: readonly string[]): string | undefined {
  if (subtags.some((subtag) => /^(tw|hk|mo)$/.test(subtag))) return 'hant'
  return subtags.some((subtag) => /^(cn|sg)$/.test(subtag)) ? 'hans' : undefined
}
