/**
 * How this person copies, the same for every passage: an option that follows to other devices. Which editions are left out stays on
 * this device, as the editions do.
 */
import {
  type CopyChoice,
  initialCopyChoice,
  readCopyChoice,
  readFirstParts,
  writeCopyChoice,
} from '#core/scripture/selection/copy-choice'
import { setOption, useSetOption } from '../../../model/options/options'
import { keepDeviceFact, useDeviceFact } from '../../../platform/local/device-fact'
import { createStore, useStore } from '../../../ui/store/store'

/** Of the first versions, which kept the choice on the device: it holds until something is chosen anew. */
const firstPartsKey = 'copy-parts'
const leftOutKey = 'copy-left-out'

/** Choices made in this tab: shown at once, stored afterwards. */
const chosenHere = createStore<Readonly<Record<string, string>>>({})

export interface CopyHabit {
  choice: CopyChoice
  /** Editions of comparisons that are not copied. */
  leftOut: readonly string[]
}

/** Live. Without a choice everything is copied: numbers, place, edition and link, in all editions. */
export function useCopyHabit(): CopyHabit {
  const chosen = useSetOption('copy.choice')
  const firstParts = useKept(firstPartsKey)
  const leftOut = wordsOf(useKept(leftOutKey) ?? '')
  if (chosen !== undefined) return { choice: readCopyChoice(chosen), leftOut }
  return { choice: firstParts === undefined ? initialCopyChoice : readFirstParts(firstParts), leftOut }
}

export function keepCopyChoice(choice: CopyChoice): void {
  setOption('copy.choice', writeCopyChoice(choice))
}

export function keepCopiedEdition({ leftOut }: CopyHabit, abbreviation: string, isCopied: boolean): void {
  const others = leftOut.filter((one) => one !== abbreviation)
  keep(leftOutKey, [...others, ...(isCopied ? [] : [abbreviation])].join(' '))
}

/** The editions of a comparison to copy: all but those left out; the first if that leaves none. */
export function copiedEditions<Edition extends { abbreviation: string }>(
  editions: readonly Edition[],
  { leftOut }: CopyHabit,
): readonly Edition[] {
  const chosen = editions.filter(({ abbreviation }) => !leftOut.includes(abbreviation))
  return chosen.length > 0 ? chosen : editions.slice(0, 1)
}

function useKept(key: string): string | undefined {
  const here = useStore(chosenHere, (chosen) => chosen[key])
  const stored = useDeviceFact(key)
  return here ?? (typeof stored === 'string' ? stored : undefined)
}

function keep(key: string, value: string): void {
  chosenHere.update((chosen) => ({ ...chosen, [key]: value }))
  keepDeviceFact(key, value)
}

function wordsOf(text: string): string[] {
  return text.split(' ').filter(Boolean)
}
