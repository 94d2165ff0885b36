/** The beginning of a text that is copied into an answer: whole sentences. */

const usual = 280
const longest = 420

/** Its first sentences, up to `usual` characters where one ends there; a longer one is cut between words. */
export function firstSentences(text: string, locale: string): string {
  const plain = text.replaceAll(/\s+/g, ' ').trim()
  if (plain.length <= usual) return plain
  let end = 0
  for (const { index, segment } of new Intl.Segmenter(locale, { granularity: 'sentence' }).segment(
    plain.slice(0, longest * 2),
  )) {
    const next = index + segment.length
    if (next > longest || (end >= usual / 3 && next > usual)) break
    end = next
  }
  if (end > 0) return plain.slice(0, end).trim()
  return `${plain.slice(0, usual).replace(/\s+\S*$/, '')} …`
}
