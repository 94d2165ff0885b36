/** A question with a long list of places or numbers is read as if the list were short: each costs a reading of its own. Pure. */

/** More numbers are a list, not a question. */
const mostNumbers = 24

/** Without what stands between the last number that is read and the last one there is. */
export function withShortList(question: string): string {
  const numbers = [...question.matchAll(/[\p{N}]+/gu)]
  const [lastRead, last] = [numbers[mostNumbers - 1], numbers.at(-1)]
  if (!lastRead || !last || numbers.length <= mostNumbers) return question
  return question.slice(0, lastRead.index + lastRead[0].length) + question.slice(last.index + last[0].length)
}
