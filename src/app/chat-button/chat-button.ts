/**
 * Where the button to the assistant stands (spec 1 §4, design UX 3.10), pure: in a bar that is there anyway, at a fixed
 * place. While verses are selected the style sheet hides it.
 */
export interface ChatButtonFacts {
  /** This server has an assistant. */
  isThere: boolean
  /** The option `chat.btn`. */
  isWanted: boolean
  place: 'home' | 'text' | 'search' | 'overlay' | 'unknown'
  isSmallScreen: boolean
}

/** The header, the bottom bar of a text on phones, the rail of the sidebar. */
export type ChatButtonPlace = 'header' | 'bar' | 'rail'

export function chatButtonPlace(facts: ChatButtonFacts): ChatButtonPlace | undefined {
  const { isThere, isWanted, place, isSmallScreen } = facts
  if (!isThere || !isWanted || place === 'overlay' || place === 'unknown') return undefined
  if (place === 'home') return 'header'
  if (!isSmallScreen) return 'rail'
  return place === 'text' ? 'bar' : 'header'
}
