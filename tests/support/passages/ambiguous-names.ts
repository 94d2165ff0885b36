/**
 * Reviewed: spellings that belong to several books of a language, the preferred one first (PASSAGES B-4,
 * The key is the locale and the spelling; a spelling that is not listed belongs to one book only.
 */
export const ambiguousNames: Readonly<Record<string, readonly number[]>> = {
  'en Jo': [43, 6],
  'en Jud': [65, 7],
  'en Phi': [50, 57],
  'it Gc': [59, 7],
  'it Giud': [65, 7],
  'it Gn': [1, 32],
  'ar فل': [57, 50],
  'ar يه': [65, 91],
  'ar يهو': [91, 65],
}
