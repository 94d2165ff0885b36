/**
 * The built index.html links the fonts of every script (`data-script`); a page keeps those of its languages.
 */
import { scriptOf } from '../contract/locales'

/** The shell with only the fonts of these languages (BCP 47). */
export function withFontsOf(html: string, languages: readonly string[]): string {
  const wanted = new Set(languages.map(fontOf))
  return html.replace(/[ \t]*<link data-script="(\w+)"[^>]*>\r?\n?/g, (link, script: string) =>
    wanted.has(script) ? link : '',
  )
}

const withOwnFont: ReadonlySet<string> = new Set(['arab', 'grek', 'hebr', 'mymr'])

/** ISO 15924 in lower case; `latn` for any script without its own font here. */
function fontOf(language: string): string {
  const script = scriptOf(language).toLowerCase()
  return withOwnFont.has(script) ? script : 'latn'
}
