/** Languages of the originals; files of the Hebrew Bible and of Greek Testaments mostly name those of today. */
import type { Testament } from './strongs-number'

/** First parts of BCP 47 tags, the better one first. */
export const originalLanguages = { H: ['hbo', 'he'], G: ['grc', 'el'] } as const satisfies Record<
  Testament,
  readonly string[]
>

const all: ReadonlySet<string> = new Set(Object.values(originalLanguages).flat())

/** Whether an edition with words of the original is one itself. `locale`: BCP 47. */
export function isOriginal(locale: string): boolean {
  return all.has(locale.split('-')[0] ?? '')
}
