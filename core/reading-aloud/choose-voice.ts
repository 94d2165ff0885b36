/** Chooses the device's voice for a language. */

/** Facts of a voice of the device. */
export interface Voice {
  id: string
  name: string
  /** As the device writes it: `de-DE`, on Android `de_DE`. */
  language: string
  /** Speaks offline. */
  isLocal: boolean
  isDefault: boolean
}

/** Other codes for the same language, and the living language whose voice can read an old one. */
const readers: Readonly<Record<string, readonly string[]>> = {
  he: ['iw'],
  hbo: ['he', 'iw'],
  grc: ['el'],
  la: ['it'],
  no: ['nb', 'nn'],
  zh: ['cmn', 'yue'],
  fa: ['prs', 'pes'],
  ar: ['arb'],
}

/** The voices for a locale (BCP 47): those of its region first, then local ones, the default, by name. */
export function voicesFor(voices: readonly Voice[], locale: string): Voice[] {
  const language = languageOf(locale)
  const codes = [language, ...(readers[language] ?? [])]
  const rank = ({ language: own, isLocal, isDefault }: Voice) =>
    (normalised(own) === normalised(locale) ? 0 : 4) + (isLocal ? 0 : 2) + (isDefault ? 0 : 1)
  return voices
    .filter((voice) => codes.includes(languageOf(voice.language)))
    .sort((a, b) => rank(a) - rank(b) || a.name.localeCompare(b.name))
}

/**
 * The wanted voice if it reads the locale, else the first of `voicesFor`; undefined if the device has none.
 */
export function chooseVoice(voices: readonly Voice[], locale: string, wanted?: string): Voice | undefined {
  const fitting = voicesFor(voices, locale)
  return fitting.find(({ id }) => id === wanted) ?? fitting[0]
}

/** The language of a locale: `de` of `de_AT`. */
export function languageOf(locale: string): string {
  return normalised(locale).split('-')[0] ?? ''
}

function normalised(locale: string): string {
  return locale.toLowerCase().replaceAll('_', '-')
}
