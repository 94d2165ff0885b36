/** The events of an answer never depend on where it was cut. */
import { expect, it } from 'vitest'
import { answersToCut } from '../../../tests/support/assistant/answers-to-cut'
import { blocksOf, checkedEvents } from '../../../tests/support/assistant/checked-text'
import { seeded } from '../../../tests/support/assistant/lying/seeded'
import { starterLibrary } from '../../../tests/support/assistant/rows'
import { isLong } from '../../../tests/support/long-series'

/** With `npm test` every so many places, and one answer of so many. */
const step = isLong ? 3 : 61
const chosen = answersToCut.filter((_, at) => isLong || at % 4 === 0)

it.each(chosen.map((text, index) => [index, text] as const))(
  'answer %i, cut anywhere',
  async (index, answer) => {
    const library = await starterLibrary('en')
    const text = blocksOf(...answer.split(/\n\n/))
    const whole = await checkedEvents(library, [text])
    const inPieces = async (...pieces: readonly string[]) =>
      expect(await checkedEvents(library, pieces)).toEqual(whole)
    await inPieces(...text.split(''))
    for (let at = 1; at < text.length; at += step) await inPieces(text.slice(0, at), text.slice(at))
    const random = seeded(index)
    const pieces: string[] = []
    for (let at = 0; at < text.length; at += pieces.at(-1)?.length ?? 1)
      pieces.push(text.slice(at, at + 1 + random.number(24)))
    await inPieces(...pieces)
  },
)
