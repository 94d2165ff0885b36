/** Where a link of somebody else's content may lead: the web. One rule for what is imported, what is read and what is drawn. */
import * as z from 'zod/mini'
import { maxHrefLength } from '../members/link-href'

const outsidePattern = /^https?:\/\/[^\s\p{Cc}\p{Surrogate}]+$/iu
/** A path of this origin: what an operator lays beside the library. */
const ownPattern = /^\/(?![/\\])[^\s\\\p{Cc}\p{Surrogate}]*$/u

/** True for an address of the web. */
export function isOutsideLink(text: string): boolean {
  return text.length <= maxHrefLength && outsidePattern.test(text)
}

/** True for a path of this origin. */
export function isOwnPath(text: string): boolean {
  return text.length <= maxHrefLength && ownPattern.test(text)
}

export const outsideLinkSchema = z.string().check(z.maxLength(maxHrefLength), z.regex(outsidePattern))
export const ownPathSchema = z.string().check(z.maxLength(maxHrefLength), z.regex(ownPattern))
/** Packs of earlier versions may name anything: what is no address of the web counts as none. */
export const sourceUrlSchema = z.pipe(
  z.string(),
  z.transform((text) => (isOutsideLink(text) ? text : '')),
)
