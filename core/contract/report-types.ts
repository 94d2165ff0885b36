/** What a report can be about (spec 2 §2 `/report/{type}`); apart from the calls, so that the page's first load carries no schema. */

/** In the order the form offers them; the first is the default type. */
export const reportTypes = ['text', 'function', 'translation', 'other'] as const
export type ReportType = (typeof reportTypes)[number]

/** The type a word of an address stands for; an unknown one is `other`. */
export function reportTypeOf(word: string): ReportType {
  return reportTypes.find((type) => type === word) ?? 'other'
}
