/** Answers of a lying model: true and false pieces in any order, in all languages. Equal in every run. */
import { type Locale, locales } from '#core/contract/locales'
import { blocksOf } from '../checked-text'
import { makePiece, type Piece, type PieceKind, pieceKinds, stockOf } from './pieces'
import { type Seeded, seeded } from './seeded'
import { starterText } from './starter-text'

export interface LyingAnswer {
  locale: Locale
  abbreviation: string
  /** Names a verse that the edition has. */
  question: string
  /** As it comes over the wire: blocks, one a line. */
  text: string
  pieces: readonly Piece[]
}

/** In every answer; the rest is any kind. */
const always = ['harmless', 'false-quotation', 'invented-reference', 'harmless', 'true-marker'] as const
const fewestFurther = 3
const mostFurther = 8
const between = [...Array.from({ length: 14 }, () => 'block'), ' ', '\n'] as const

/** Every false quotation and every invented reference is in some answer where `count` is some hundreds. */
export async function lyingAnswers(count: number, seed = 1): Promise<LyingAnswer[]> {
  const makers = new Map<Locale, (random: Seeded) => LyingAnswer>()
  for (const locale of locales) makers.set(locale, await makerOf(locale))
  const weights: Locale[] = [...locales, 'de', 'en']
  return Array.from({ length: count }, (_, at) => {
    const maker = makers.get(weights[at % weights.length] ?? 'en')
    if (!maker) throw new Error('no such language')
    return maker(seeded(seed * 10_000 + at))
  })
}

async function makerOf(locale: Locale): Promise<(random: Seeded) => LyingAnswer> {
  const text = await starterText(locale)
  const stock = stockOf(locale)
  const used = { quotations: 0, references: 0 }
  const nextOf = (list: keyof typeof used) => {
    used[list] += 1
    return (used[list] - 1) % stock[list].length
  }
  return (random) => {
    const asked = random.pick(text.verses)
    const further = fewestFurther + random.number(mostFurther - fewestFurther + 1)
    const kinds: PieceKind[] = [...always, ...Array.from({ length: further }, () => random.pick(pieceKinds))]
    const pieces = shuffled(kinds, random).map((kind) =>
      makePiece(kind, { random, text, stock, asked, nextOf }),
    )
    return {
      locale,
      abbreviation: text.abbreviation,
      question: asked.label,
      text: blocksOf(...joined(pieces, random)),
      pieces,
    }
  }
}

/** Most pieces are a block; some stand in one with what follows, on its line or below. */
function joined(pieces: readonly Piece[], random: Seeded): string[] {
  const blocks: string[] = []
  for (const { text } of pieces) {
    const joint = random.pick(between)
    const last = blocks.length - 1
    if (joint === 'block' || last < 0) blocks.push(text)
    else blocks[last] += joint + text
  }
  return blocks
}

function shuffled<T>(list: readonly T[], random: Seeded): T[] {
  const left = [...list]
  return list.flatMap(() => left.splice(random.number(left.length), 1))
}
