/**
 * Whether the button to the assistant is shown (spec 1 §4, design UX 3.10), pure. While verses are selected
 * the style sheet hides it.
 */
export interface ChatButtonFacts {
  /** This server has an assistant. */
  isThere: boolean
  /** The option `chat.btn`. */
  isWanted: boolean
  place: 'home' | 'text' | 'search' | 'overlay' | 'unknown'
  isSmallScreen: boolean
  /** The bars are hidden because the page was scrolled down. */
  isScrolledDown: boolean
}

export function hasChatButton(facts: ChatButtonFacts): boolean {
  const { isThere, isWanted, place, isSmallScreen, isScrolledDown } = facts
  if (!isThere || !isWanted || place === 'overlay' || place === 'unknown') return false
  return !(place === 'text' && isSmallScreen && isScrolledDown)
}
