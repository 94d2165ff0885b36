/** The verses that a person selected to ask about: they go with the first question of the next chat. */
import { createStore } from '../../ui/store/store'
import { onForgetting } from '../account/forget-member'

export interface AskedVerses {
  /** In the numbering of the edition. */
  canonicals: readonly number[]
  /** The edition. */
  abbr: string
  /** "Johannes 3,16". */
  label: string
}

/** Undefined once they were sent, or left out. */
export const askedVerses = createStore<AskedVerses | undefined>(undefined)

onForgetting(() => askedVerses.set(undefined))
