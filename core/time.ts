/** Spans of time that many count in; an hour and a day of a calendar can differ from them. */
export const hourMs = 3_600_000
export const dayMs = 24 * hourMs
