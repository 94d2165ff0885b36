/**
 * Splits text for speaking: Chromium stops a voice after about fifteen seconds, so no utterance is longer
 * than about 200 characters.
 */

/** About twelve seconds of speech. */
export const longestUtterance = 200

/**
 * After a sentence, else after a clause, else between words; closing quotation marks stay with the quoted
 * words.
 */
const borders = [/[.!?…؟۔׃。][”“’»«")\]]*(?=\s)/gu, /[,;:،؛–—][”“’»«")\]]*(?=\s)/gu, /\S(?=\s)/gu] as const

/**
 * Utterances of at most `longest` characters (UTF-16); joined by spaces they are the text again, with single
 * spaces.
 */
export function splitUtterances(text: string, longest = longestUtterance): string[] {
  const utterances: string[] = []
  let rest = text.trim()
  while (rest.length > longest) {
    const cut = cutBefore(rest, longest)
    utterances.push(rest.slice(0, cut).trimEnd())
    rest = rest.slice(cut).trimStart()
  }
  return rest === '' ? utterances : [...utterances, rest]
}

function cutBefore(text: string, longest: number): number {
  const head = text.slice(0, longest + 1)
  for (const border of borders) {
    const last = [...head.matchAll(border)].at(-1)
    if (last) return last.index + last[0].length
  }
  // A word longer than an utterance must not be split between surrogates.
  const isPair = /[\ud800-\udbff]/.test(text[longest - 1] ?? '')
  return isPair && longest > 1 ? longest - 1 : longest
}
