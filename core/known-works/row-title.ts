/** Names of works cut to what a row has room for. */

/** Longer ones are cut where a title ends. */
const longestWhole = 40
const end = /\s*(?:\(|\s[-–—]\s|[:;]\s|,\s|\s(?:with|mit|avec|con|com)\s)/u

/**
 * The title of a work for a row: `King James Version` of `King James Version (1769) with Strongs Numbers and Morphology`. An abbreviation
 * in brackets, which stands beside it anyway, is left out. The whole name is on the page about the edition.
 */
export function rowTitle(name: string): string {
  const bare = name.replace(/\s*[([]\p{Lu}[\p{Lu}\d-]{1,11}[)\]]$/u, '').trim() || name
  if (bare.length <= longestWhole) return bare
  const at = bare.search(end)
  return at >= 3 ? bare.slice(0, at).trim() : bare
}
