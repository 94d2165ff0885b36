/** What stands below the words of a chapter: the original's word or its rendering, and its number. */
import type { BelowLine, WordBelow } from '#core/content/words/interlinear-node'
import { pairWords } from '#core/content/words/pair-words'
import { type PlacedRun, placedRuns, type Run, runsAt, type WordsOfText } from './placed-runs'

export type VersesBelow = ReadonlyMap<number, { content: string; words: readonly WordBelow[] }>

/** By number of the verse. `glossLocale`: language of the glosses of `own`; `wants`: what is known best there. */
export function wordsBelow(
  own: WordsOfText,
  partner: WordsOfText | undefined,
  { isOriginal, glossLocale }: { isOriginal: boolean; glossLocale: string | undefined },
): VersesBelow {
  const [first] = own.chapters
  const below = new Map<number, { content: string; words: readonly WordBelow[] }>()
  for (const { verse, runs } of first?.words ?? []) {
    const chapter = first?.record.chapter
    const found = chapter?.verses.find((one) => one.verse === verse)
    if (!chapter || !found) continue
    const canonical = chapter.canonical + verse
    const placed = placedRuns(canonical, found, runs)
    const others = partner ? runsAt(canonical, own.numbering, partner) : []
    const pairs = pairWords(placed, others)
    const words = placed.flatMap((one) => {
      const partners = pairs.get(one) ?? []
      const line =
        partner && partners.length > 0
          ? partnerLine(partners, partner, isOriginal)
          : ownLine(one.run, isOriginal, glossLocale)
      return wordBelow(own.abbreviation, one, line)
    })
    below.set(verse, { content: found.content, words })
  }
  return below
}

function partnerLine(
  partners: readonly PlacedRun[],
  { locale, direction }: WordsOfText,
  isGloss: boolean,
): BelowLine {
  const text = partners.map((one) => one.text).join(' ')
  return { text, kind: isGloss ? 'gloss' : 'original', locale, direction }
}

/** Without a partner what the layer itself says. */
function ownLine(
  { gloss, lemma }: Run,
  isOriginal: boolean,
  glossLocale: string | undefined,
): BelowLine | undefined {
  if (isOriginal)
    return gloss === undefined
      ? undefined
      : { text: gloss, kind: 'gloss', ...(glossLocale ? { locale: glossLocale } : {}), direction: 'ltr' }
  return lemma === undefined ? undefined : { text: lemma, kind: 'original' }
}

function wordBelow(edition: string, { run, numbers }: PlacedRun, line: BelowLine | undefined): WordBelow[] {
  const number = numbers.find((one) => !helpers.has(one)) ?? numbers[0]
  if (number === undefined && !line) return []
  return [
    {
      from: run.from,
      to: run.to,
      href: `/word/${edition}/${number ?? ''}`,
      lines: [
        ...(line ? [line] : []),
        ...(number === undefined ? [] : [{ text: number, kind: 'number' } as const]),
      ],
    },
  ]
}

/** The Greek article and the Hebrew sign of the object: beside another word nobody means them. */
const helpers: ReadonlySet<string> = new Set(['G3588', 'H853'])
