/**
 * Version of everything that crosses a border or is stored: wire shapes, segments, local database rows. A
 * change raises it and adds a history line; readers of the previous version stay for one release.
 *
 * 1  2026-11: chapters, editions, segments, library, text, book names, language groups.
 * 2  2026-11: blocks of the type introduction, paragraphs, lines and items with words of their own,
 *    letters of parts of verses.
 */
export const contractVersion = 2

/** Header of every answer of the API: the contract version. A captive portal's answer lacks it. */
export const contractHeader = 'x-api'
