/** Which language's book names an edition is read with. */
import { isLocale } from '../../contract/locales'

/** The edition's own language where there is a pack of names, else the interface's. */
export function nameLocale(editionLocale: string, interfaceLocale: string): string {
  const language = editionLocale.split('-')[0] ?? ''
  return isLocale(language) ? language : interfaceLocale
}
