/** The lemmas that a layer names itself. */
import type { WordTables } from './pack-words'

export interface LemmaNumbers {
  lemma: string
  numbers: readonly string[]
}

/** Each lemma of a layer with the number that it stands beside; beside several numbers it is not told whose it is. */
export function lemmasOf({ numbers, lemmas, lemmaLists }: WordTables): LemmaNumbers[] {
  return numbers.flatMap((number, row) =>
    number === '' || number.includes(' ')
      ? []
      : (lemmaLists[row] ?? []).map((lemma) => ({ lemma: lemmas[lemma] ?? '', numbers: [number] })),
  )
}
