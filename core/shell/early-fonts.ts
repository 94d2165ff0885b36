/**
 * The built index.html links the fonts of every script (`data-script`); a page keeps those of its languages.
 */

/** The shell with only the fonts of these languages (BCP 47). */
export function withFontsOf(html: string, languages: readonly string[]): string {
  const wanted = new Set(languages.map(scriptOf))
  return html.replace(/[ \t]*<link data-script="(\w+)"[^>]*>\r?\n?/g, (link, script: string) =>
    wanted.has(script) ? link : '',
  )
}

/** ISO 15924 in lower case; `latn` for any script without its own font here. */
function scriptOf(language: string): string {
  if (/^(ar|fa|ur|ps|ckb|sd|ug)\b/i.test(language)) return 'arab'
  if (/^(el|grc)\b/i.test(language)) return 'grek'
  return /^(he|hbo|yi)\b/i.test(language) ? 'hebr' : 'latn'
}
