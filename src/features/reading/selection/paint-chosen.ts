/** Shows selected words; whole verses are shown by an attribute. */
import type { PageData } from '#core/contract/page-data'
import { drawnWords, inFragment, rangeOfWords } from '../../../model/text/drawn-words'
import type { ChosenWords } from '../../../model/text/selected'
import { decorationsOf } from '../../../model/text/verse-decorations'
import { paintWords } from '../../../model/text/word-highlights'

/** Replaces what is shown of them in a text; verses that are drawn later follow. */
export function paintChosen(
  container: HTMLElement | null,
  data: PageData,
  words: readonly ChosenWords[],
): void {
  const wanted = (verse: HTMLElement) => {
    const mayBe = words.filter(({ canonical }) => canonical % 1_000 === Number(verse.dataset['v']))
    const drawn = mayBe.length > 0 ? drawnWords(verse, data) : undefined
    const one = mayBe.find(
      ({ canonical, edition }) => canonical === drawn?.canonical && edition === drawn.edition,
    )
    const inside = one && drawn && inFragment(one, drawn)
    return inside && `${inside.from}-${inside.to}`
  }
  decorationsOf(container)?.set('chosen', words.length > 0 ? wanted : undefined, showChosen)
}

function showChosen(verse: HTMLElement, value: string | undefined): void {
  const [from, to] = (value ?? '').split('-').map(Number)
  const range = from === undefined || to === undefined ? undefined : rangeOfWords(verse, { from, to })
  paintWords(verse, 'chosen', range ? [{ look: 'chosen', range }] : [])
}
