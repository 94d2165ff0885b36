/** The interface language a request asks for. Only pages other than texts depend on it. */
import { defaultLocale, isLocale, type Locale } from '#core/contract/locales'

/**
 * The choice stored in the cookie `locale`, else the first supported language of
 * Accept-Language, else the default.
 */
export function preferredLocale(headers: {
  cookie?: string | undefined
  'accept-language'?: string | undefined
}): Locale {
  const chosen = /(?:^|;\s*)locale=([a-z]{2})(?:;|$)/.exec(headers.cookie ?? '')?.[1]
  if (chosen !== undefined && isLocale(chosen)) return chosen
  const preferences = (headers['accept-language'] ?? '').slice(0, 1_000).split(',').map(readPreference)
  preferences.sort((a, b) => b.weight - a.weight)
  const spoken = preferences.map(({ language }) => language).find(isLocale)
  return spoken ?? defaultLocale
}

function readPreference(preference: string): { language: string; weight: number } {
  const [tag = '', quality] = preference.split(';q=')
  const weight = quality === undefined ? 1 : Number(quality)
  return { language: tag.trim().toLowerCase().split('-')[0] ?? '', weight: weight > 0 ? weight : 0 }
}
