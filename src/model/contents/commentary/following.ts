/**
 * Which place a commentary beside a text is at. It follows the text until the reader turns to the commentary itself; a verse that is selected,
 * the next chapter or a click brings it back.
 *
 *              view, chapter                       chapter, select, here
 *             ┌───────────┐       touch, toggle   ┌───────────┐
 *             │  follows  │ ────────────────────> │   held    │
 *             └─────▲─────┘                       └─────┬─────┘
 *                   └───────────────────────────────────┘
 *
 * With following switched off (`isOn` false) it stays at its chapter, whatever the text does, until `here`.
 */
export interface Following {
  /** The chapter that is explained, canonical in the edition of the text; 0 until one is shown. */
  chapter: number
  /** The verse whose section is open; 0 before the first one. */
  verse: number
  isHeld: boolean
  /** Sections that the reader opened or closed by hand, by article; forgotten when the place changes. */
  byHand: ReadonlyMap<number, boolean>
}

export type FollowingEvent =
  /** The text shows this place: another chapter, or another verse at its top. */
  | { type: 'view'; chapter: number; verse: number; isOn: boolean }
  | { type: 'select'; chapter: number; verse: number; isOn: boolean }
  /** The reader asks for the place of the text. */
  | { type: 'here'; chapter: number; verse: number }
  /** The reader scrolls in the commentary. */
  | { type: 'touch' }
  | { type: 'toggle'; article: number; isOpen: boolean }

const none: ReadonlyMap<number, boolean> = new Map()

export const atNoPlace: Following = { chapter: 0, verse: 0, isHeld: false, byHand: none }

export function follow(state: Following, event: FollowingEvent): Following {
  switch (event.type) {
    case 'view': {
      if (state.chapter === 0 || (event.isOn && event.chapter !== state.chapter)) return at(event)
      const isSame = event.chapter === state.chapter && event.verse === state.verse
      return !event.isOn || state.isHeld || isSame ? state : at(event)
    }
    case 'select':
      return event.isOn || event.chapter === state.chapter ? at(event) : state
    case 'here':
      return at(event)
    case 'touch':
      return state.isHeld ? state : { ...state, isHeld: true }
    case 'toggle':
      return {
        ...state,
        isHeld: true,
        byHand: new Map([...state.byHand, [event.article, event.isOpen]]),
      }
  }
}

function at({ chapter, verse }: { chapter: number; verse: number }): Following {
  return { chapter, verse, isHeld: false, byHand: none }
}
