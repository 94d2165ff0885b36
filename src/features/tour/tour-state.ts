/** The help tour (design UX 3.9): the moves between its steps; each step can end it. Pure. */

export type TourView = 'text' | 'search'

export type TourEvent = 'next' | 'back' | 'skip'

/** The step after an event, counted from 0; undefined when the tour is over. */
export function nextStep(step: number, event: TourEvent, count: number): number | undefined {
  if (event === 'skip') return undefined
  if (event === 'back') return Math.max(0, step - 1)
  return step + 1 < count ? step + 1 : undefined
}

/** The event of a key. `direction` is that of the interface: the arrow that points forward there leads to the next step. */
export function tourEventOf(key: string, direction: string): TourEvent | undefined {
  const [forward, back] = direction === 'rtl' ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft']
  if (key === forward || key === 'ArrowDown') return 'next'
  if (key === back || key === 'ArrowUp') return 'back'
  return key === 'Escape' ? 'skip' : undefined
}
