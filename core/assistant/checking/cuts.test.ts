/** The events of an answer never depend on where it was cut. */
import { expect, it } from 'vitest'
import { answersToCut } from '../../../tests/support/assistant/answers-to-cut'
import { checkedEvents } from '../../../tests/support/assistant/checked-text'
import { editionLibrary } from '../../../tests/support/assistant/edition-library'
import { importStarter } from '../../../tests/support/editions/starter-source'
import { isLong } from '../../../tests/support/long-series'

const library = importStarter('SEN').then((edition) => editionLibrary(edition, 'en'))
/** Sets of random cuts of each answer. */
const randomSets = isLong ? 12 : 2
/** With `npm test` every so many places. */
const dailyStep = 29

it.each(answersToCut.map((text, index) => [index, text] as const))(
  'answer %i, cut anywhere',
  async (index, text) => {
    const known = await library
    const whole = await checkedEvents(known, [text], { secret })
    expect(await checkedEvents(known, text.split(''), { secret })).toEqual(whole)
    // The two that are longer than any sentence may be take a second a hundred cuts.
    const step = text.length > 1_000 ? (isLong ? 41 : 400) : isLong ? 1 : dailyStep
    for (let at = 1; at < text.length; at += step) {
      expect(await checkedEvents(known, [text.slice(0, at), text.slice(at)], { secret }), `at ${at}`).toEqual(
        whole,
      )
    }
    const random = randomFrom(index + 1)
    for (let set = 0; set < randomSets; set += 1) {
      expect(await checkedEvents(known, randomPieces(text, random), { secret })).toEqual(whole)
    }
  },
)

const secret = 'The secret of this house is a blue door behind seven green hills of glass.'

function randomPieces(text: string, random: () => number): string[] {
  const pieces: string[] = []
  for (let at = 0; at < text.length; ) {
    const length = 1 + Math.floor(random() * 24)
    pieces.push(text.slice(at, at + length))
    at += length
  }
  return pieces
}

/** Equal in every run, so that a failure can be repeated. */
function randomFrom(seed: number): () => number {
  let state = seed * 2_654_435_761
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}
