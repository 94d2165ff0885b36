/**
 * Version of everything that crosses a border or is stored: wire shapes, segments, local database rows.
 * A change raises it and adds a history line; readers of the version before stay for one release.
 *
 * 1  2026-11: chapters, editions, segments, library, text, book names, language groups.
 */
export const contractVersion = 1

/** Header that every answer of the API has: the contract version. A captive portal's answer has none. */
export const contractHeader = 'x-api'
