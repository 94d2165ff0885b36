/** Heads that a source prints in capitals throughout, set as a book sets names. */

/** The share of heads in capitals from which on it is the source's way to print them, and no abbreviation or name of God. */
const share = 0.9

/** Written small within a head: "Abel, Stone of". */
const small = new Set(
  'a al an and as at by das de del dem den der des die du e ed el en et for from i il im in la las le les los o of on or ou the to und upon von y zu with'.split(
    ' ',
  ),
)

/** The heads in their order; those with small letters stay as they are. */
export function withoutCapitals(heads: readonly string[]): readonly string[] {
  const cased = heads.filter((head) => head.toUpperCase() !== head.toLowerCase())
  const isTheirWay = cased.length > 0 && cased.filter(isCapital).length >= share * cased.length
  return isTheirWay ? heads.map((head) => (isCapital(head) ? recased(head) : head)) : heads
}

function isCapital(head: string): boolean {
  return head === head.toUpperCase()
}

function recased(head: string): string {
  return head.replace(/[\p{L}\p{M}'’.]+/gu, (word, at: number) => {
    const isNumber = /^[IVX]+\.?$/.test(word) && at > 0
    if (isNumber) return word
    const lower = word.toLowerCase()
    if (at > 0 && small.has(lower)) return lower
    return lower.replace(/\p{L}/u, (letter) => letter.toUpperCase())
  })
}
