/** Which place of the app is open: told by the shell, heard by the statistics where there are any. */
export interface VisitedPlace {
  path: string
  isSearch: boolean
}

let last: VisitedPlace | undefined
let hear: ((place: VisitedPlace) => void) | undefined

export function tellVisit(place: VisitedPlace): void {
  if (place.path === last?.path) return
  last = place
  hear?.(place)
}

/** Hears the place that is open and every one after it. */
export function watchVisits(listener: (place: VisitedPlace) => void): void {
  hear = listener
  if (last) listener(last)
}
