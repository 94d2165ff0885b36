/**
 * The five colour tags every member has from the start: their ids are computed from the member and the
 * colour, so that all devices agree.
 */
import { type TagColour, tagColours } from '../contract/members/tag-colours'

/**
 * The uuid of a member's built-in tag of a colour (FEATURES STUDY-03). It is an identifier, not a secret:
 * version 8, made by hashing.
 */
export function builtInTagId(user: number, colour: TagColour): string {
  const name = `perikope tag ${user} ${colour}`
  const hex = [0, 1, 2, 3].map((seed) => hash(name, seed).toString(16).padStart(8, '0')).join('')
  const variant = '89ab'[Number.parseInt(hex.slice(16, 17), 16) % 4] ?? '8'
  const uuid = `${hex.slice(0, 12)}8${hex.slice(13, 16)}${variant}${hex.slice(17)}`
  return uuid.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
}

/** The colour of each built-in tag of a member, by uuid. */
export function builtInTags(user: number): Map<string, TagColour> {
  return new Map(tagColours.map((colour) => [builtInTagId(user, colour), colour]))
}

/**
 * FNV-1a over the characters, with its bits mixed once more: consecutive members must
 * not get similar values. 32 bits, unsigned.
 */
function hash(text: string, seed: number): number {
  let value = 0x811c9dc5 ^ Math.imul(seed + 1, 0x9e3779b1)
  for (const character of text) value = Math.imul(value ^ (character.codePointAt(0) ?? 0), 0x01000193)
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b)
  value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35)
  return (value ^ (value >>> 16)) >>> 0
}
