/** The sentences of a block. Rather two in one than half of one: they are checked and go together. */

/** Behind a word of some letters, or a bracket, and before a capital or a script without them. */
const end = /(?<=[\p{Ll}\p{Lo}\p{M})\u0022’”»]{2,}[.!?…؟。]+|[!?؟])\s+(?=[\p{Lu}\p{Lo}"“„«(])/u

export function splitSentences(text: string): string[] {
  return text.split(end).flatMap((sentence) => (sentence.trim() === '' ? [] : [sentence.trim()]))
}
