/** Names and addresses of verses of an edition. */
import { chapterOf, isCanonical } from '../canonical'
import { formatPassage } from '../scripture/passages/format-passage'
import { addressPath, type NamedRange, type Naming } from '../scripture/reading/addresses/addresses'
import { digitsOf, rangeSign } from '../scripture/text/digits'

/** Name and address. */
export interface NamedPlace {
  /** "Johannes 1,4-5.9" */
  label: string
  path: string
}

/** The name and address of verses (or of a chapter: verse 0) of an edition, ascending; undefined for none. */
export function namePlace(
  canonicals: readonly number[],
  abbreviation: string,
  naming: Naming,
  style: 'long' | 'abbr' = 'long',
): NamedPlace | undefined {
  const [first, ...others] = rangesOf(canonicals)
  if (!first) return undefined
  const { names, separators, locale } = naming
  const digits = locale === undefined ? {} : { digits: (value: number) => digitsOf(value, locale) }
  const refs = [first, ...others].flatMap(({ from, to }) =>
    isCanonical(from) && isCanonical(to) ? [{ from, to, unit: unitOf(from) }] : [],
  )
  return {
    label: formatPassage(refs, { names, separators: { ...separators, range: rangeSign }, style, ...digits }),
    path: addressPath([abbreviation], first.from, first.to, naming, others),
  }
}

/** "4–5.9": verse numbers of a chapter, ascending; empty for the chapter itself (verse 0). */
export function formatVerses(verses: readonly number[], { separators, locale }: Naming): string {
  const digits = (value: number) => (locale === undefined ? String(value) : digitsOf(value, locale))
  return rangesOf(verses.filter((verse) => verse > 0))
    .map(({ from, to }) => (from === to ? digits(from) : `${digits(from)}${rangeSign}${digits(to)}`))
    .join(separators.verse)
}

function unitOf(canonical: number): 'chapter' | 'verse' {
  return canonical === chapterOf(canonical) ? 'chapter' : 'verse'
}

/** Neighbours in one chapter as one range. */
function rangesOf(canonicals: readonly number[]): NamedRange[] {
  const ranges: NamedRange[] = []
  for (const canonical of canonicals) {
    const last = ranges.at(-1)
    if (last && canonical === last.to + 1 && unitOf(last.to) === 'verse') last.to = canonical
    else ranges.push({ from: canonical, to: canonical })
  }
  return ranges
}
