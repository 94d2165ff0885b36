/** Durations used in many places; an hour or a day of a calendar can differ from them. */
export const hourMs = 3_600_000
export const dayMs = 24 * hourMs
/** For cookies and headers, which count in seconds. */
export const daySeconds = 86_400
