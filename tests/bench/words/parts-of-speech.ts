/** What kind of word each number is: its commonest form in texts that have forms. */
import { bareNumber } from '../../../core/originals/strongs-number'
import type { WordsOfBooks } from '../../../core/originals/word-run'

export const partsOfSpeech = ['noun', 'verb', 'adjective', 'adverb', 'other'] as const
export type PartOfSpeech = (typeof partsOfSpeech)[number]

/** Codes of Open Scriptures by their letter, of Robinson by what stands before the hyphen. */
const parts: Readonly<Record<string, PartOfSpeech>> = {
  N: 'noun',
  V: 'verb',
  A: 'adjective',
  D: 'adverb',
  ADV: 'adverb',
}

/** `texts`: a Hebrew one with codes of Open Scriptures, a Greek one with Robinson's. */
export function partOfSpeechIn(texts: readonly WordsOfBooks[]): (number: string) => PartOfSpeech {
  const counts = new Map<string, Map<PartOfSpeech, number>>()
  for (const books of texts)
    for (const chapters of books.values())
      for (const verses of chapters.values())
        for (const { numbers, form } of [...verses.values()].flat()) {
          const [number] = numbers
          if (number === undefined || numbers.length > 1 || form === undefined || isTense(form)) continue
          const own = counts.get(bareNumber(number)) ?? new Map<PartOfSpeech, number>()
          counts.set(bareNumber(number), own)
          const part = partOf(form, number.startsWith('H'))
          own.set(part, (own.get(part) ?? 0) + 1)
        }
  return (number) => {
    const [best] = [...(counts.get(number) ?? [])].sort(([, many], [, more]) => more - many)
    return best?.[0] ?? 'other'
  }
}

function partOf(form: string, isHebrew: boolean): PartOfSpeech {
  if (!isHebrew) return parts[form.split('-')[0] ?? ''] ?? 'other'
  const own = form
    .slice(1)
    .split('/')
    .find((part) => !/^[CRTS]/.test(part))
  return parts[own?.charAt(0) ?? ''] ?? 'other'
}

/** Numbers of Hebrew tenses. */
function isTense(form: string): boolean {
  return /^[GH]\d/.test(form)
}
