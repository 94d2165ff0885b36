/** How this person copies: stored on this device, the same for every passage. */
import type { CopyChoice } from '#core/scripture/selection/copied-text'
import { keepDeviceFact, useDeviceFact } from '../../../platform/local/device-fact'
import { createStore, useStore } from '../../../ui/store/store'

export const copyParts = ['numbers', 'lines', 'place', 'edition', 'link', 'placeAlone'] as const
export type CopyPart = (typeof copyParts)[number]

const partsKey = 'copy-parts'
const leftOutKey = 'copy-left-out'
const initialParts = 'numbers place edition link'

/** Choices made in this tab: shown at once, stored afterwards. */
const chosenHere = createStore<Readonly<Record<string, string>>>({})

export interface CopyHabit {
  choice: CopyChoice
  /** Editions of comparisons that are not copied. */
  leftOut: readonly string[]
}

/** Live. Without a choice everything is copied: numbers, place, edition and link, in all editions. */
export function useCopyHabit(): CopyHabit {
  const parts = new Set(wordsOf(useKept(partsKey) ?? initialParts))
  const leftOut = wordsOf(useKept(leftOutKey) ?? '')
  const isOn = (part: CopyPart) => parts.has(part)
  return {
    choice: {
      numbers: isOn('numbers'),
      lines: isOn('lines'),
      place: isOn('place'),
      edition: isOn('edition'),
      link: isOn('link'),
      placeAlone: isOn('placeAlone'),
    },
    leftOut,
  }
}

export function keepCopyPart({ choice }: CopyHabit, part: CopyPart, isOn: boolean): void {
  const parts = copyParts.filter((one) => (one === part ? isOn : choice[one]))
  keep(partsKey, parts.join(' '))
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
