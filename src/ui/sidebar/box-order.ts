/**
 * The boxes of a sidebar in their order, and which of them are shown: parsed from storage, changed, written.
 * Pure. Two lists joined by commas are stored: `order` has every box, `boxes` those shown. A box in neither
 * list is newer than they are.
 */

export interface BoxPlace {
  name: string
  isShown: boolean
}

export interface StoredBoxes {
  order?: string | undefined
  boxes?: string | undefined
}

/** Where a box goes: to this side of another one. */
export interface BoxTarget {
  name: string
  side: 'before' | 'after'
}

/** The boxes `names` as stored: unknown names are dropped, missing ones follow in their own order, new ones are shown. */
export function readBoxes(names: readonly string[], { order, boxes }: StoredBoxes): BoxPlace[] {
  const ordered = namesOf(order).filter((name) => names.includes(name))
  const all = [...new Set([...ordered, ...names])]
  const shown = boxes === undefined ? undefined : namesOf(boxes)
  return all.map((name) => ({
    name,
    isShown: shown === undefined || shown.includes(name) || !ordered.includes(name),
  }))
}

export function writeBoxes(places: readonly BoxPlace[]): { order: string; boxes: string } {
  const shown = places.filter(({ isShown }) => isShown)
  return { order: joined(places), boxes: joined(shown) }
}

/** One box beside another; unchanged where one of them is not there. */
export function moveBox(places: readonly BoxPlace[], name: string, target: BoxTarget): readonly BoxPlace[] {
  const moved = places.find((place) => place.name === name)
  const others = places.filter((place) => place !== moved)
  const at = others.findIndex((place) => place.name === target.name)
  if (!moved || at < 0) return places
  return others.toSpliced(target.side === 'before' ? at : at + 1, 0, moved)
}

export function showBox(places: readonly BoxPlace[], name: string, isShown: boolean): BoxPlace[] {
  return places.map((place) => (place.name === name ? { name, isShown } : place))
}

/** The neighbour that a box passes with one step up or down among `names`; undefined at the end. */
export function stepTarget(names: readonly string[], name: string, step: 1 | -1): BoxTarget | undefined {
  const at = names.indexOf(name)
  const neighbour = at < 0 ? undefined : names[at + step]
  return neighbour === undefined ? undefined : { name: neighbour, side: step < 0 ? 'before' : 'after' }
}

/** Names of a stored list, each once. */
export function namesOf(stored: string | undefined): string[] {
  return [...new Set((stored ?? '').split(',').filter(Boolean))]
}

function joined(places: readonly BoxPlace[]): string {
  return places.map(({ name }) => name).join(',')
}
