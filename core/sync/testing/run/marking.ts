/** A person colours words of a verse, as a page does: what the device shows decides which marks change. */
import type { Change } from '../../../contract/members/op'
import { type Coloured, shownPieces } from '../../../study/word-marks/recolour'
import { standingWords } from '../../../study/word-marks/standing-words'
import type { recolourChanges } from '../../../study/word-marks/word-mark-changes'
import { type WordRange, wordsIn } from '../../../study/word-marks/word-range'
import { Violation } from '../checks/violation'
import type { MapClientStore } from '../stores/map-client-store'
import type { SeededRandom } from '../world/seeded-random'

/** The verse in which people of the simulation meet. */
const text = 'For God so loved the world, that he gave his only begotten Son'
const place = { numbering: 'eng', canonical: 43_003_016, edition: 'KJV' } as const
const words = wordsIn(text)

export interface Marking {
  changes: Change[]
  /** I15: the chosen words have the colour, all others that of before. `now`: device time, ms. */
  check: (now: number) => void
}

/** Colours some words, or takes their colour off. */
export function someMarking(
  store: MapClientStore,
  tags: readonly [string, ...string[]],
  random: SeededRandom,
  recolour: typeof recolourChanges,
): Marking {
  const first = random.between(0, words.length - 1)
  const last = random.between(first, Math.min(first + 4, words.length - 1))
  const range = { from: words[first]?.from ?? 0, to: words[last]?.to ?? 0 }
  const tag = random.chance(0.75) ? random.pick(tags) : undefined
  const before = colouredOn(store)
  const changes = recolour({ ...place, text, coloured: before }, range, tag, () => random.uuid())
  const wanted = words.map((word, at) => (at >= first && at <= last ? tag : colourOf(before, word)))
  return { changes, check: (now) => checkColours(colouredOn(store), wanted, now) }
}

/** What a device shows of the verse: its marks, and the taggings of it as a whole. */
function colouredOn(store: MapClientStore): Coloured[] {
  return [...store.thingMap.values()].flatMap((thing): Coloured[] => {
    const { key, at, waiting } = thing
    const isWaiting = waiting > 0
    if (thing.kind === 'wmk') {
      const range = standingWords(thing.data, text)
      return range ? [{ key, tag: thing.data.tag, at, isWaiting, ...range }] : []
    }
    const [kind, tag = '', ...target] = key.split(':')
    const isOfVerse = kind === 'tgg' && target.join(':') === `v:${place.numbering}:${place.canonical}`
    return isOfVerse ? [{ key, tag, at, isWaiting, from: 0, to: text.length }] : []
  })
}

function colourOf(coloured: readonly Coloured[], word: WordRange): string | undefined {
  return shownPieces(coloured).find(({ from, to }) => from <= word.from && to >= word.to)?.tag
}

function checkColours(
  shown: readonly Coloured[],
  wanted: readonly (string | undefined)[],
  now: number,
): void {
  // The clock was set back since something that waits was done: until the server knows its age it seems to be later.
  if (shown.some(({ isWaiting, at }) => isWaiting && at > now)) return
  for (const [at, word] of words.entries())
    if (colourOf(shown, word) !== wanted[at])
      throw new Violation(
        'I15',
        `"${text.slice(word.from, word.to)}" is ${colourOf(shown, word)}, not ${wanted[at]}`,
      )
}
