/** Lists in pages of a hundred (spec 1 §9), and words that name their order. */
import * as limits from '#core/limits'

/** `max_page` is at least 1. */
export function pageMeta(count: number, size: number = limits.activityPageSize): { max_page: number } {
  return { max_page: Math.max(1, Math.ceil(count / size)) }
}

/** `limit` and `offset` of a page, counted from 1. */
export function pageOf(
  page: number,
  size: number = limits.activityPageSize,
): { limit: number; offset: number } {
  return { limit: size, offset: (page - 1) * size }
}

/** One of `words`, reversed by a leading minus; an unknown word means the first of them (spec 1 §5). */
export function readSort<const Words extends readonly [string, ...string[]]>(
  sort: string | undefined,
  words: Words,
): { by: Words[number]; isTurned: boolean } {
  const [first] = words
  const by = words.find((word) => word === sort?.replace(/^-/, '')) ?? first
  return { by, isTurned: sort?.startsWith('-') ?? false }
}
