/** UUIDs of records, as devices and the server write them. */

/** In small letters. */
export const uuidPattern = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/

export function isUuid(text: string): boolean {
  return uuidPattern.test(text)
}
