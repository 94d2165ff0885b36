/**
 * Subjects of a report (spec 2 §2 `/report/{type}`); separate from the calls, so that the page's first load
 * contains no schema.
 */

/** In the order of the form; the first is the default type. */
export const reportTypes = ['text', 'function', 'translation', 'other'] as const
export type ReportType = (typeof reportTypes)[number]

/** The type of a word in an address; an unknown word is `other`. */
export function reportTypeOf(word: string): ReportType {
  return reportTypes.find((type) => type === word) ?? 'other'
}
