/** Verses as a quotation in a line of text; their numbers are set as on the page of a chapter. */
import type { QuotedVerse } from '#core/scripture/selection/selection-text'

export function QuotedVerses({ verses }: { verses: readonly QuotedVerse[] }) {
  return verses.map(({ before, number, text }, index) => (
    <span key={`${index} ${number}`}>
      {before}
      {number && <span className="n">{number}</span>}
      {text}
    </span>
  ))
}
