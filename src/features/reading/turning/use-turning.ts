/** The ways from a chapter to its neighbours, and the neighbours fetched ahead. */
import type { PageData } from '#core/contract/page-data'
import { type Neighbours, useNeighbours } from '../../../model/place/use-neighbours'
import { usePageSign } from '../../../ui/page/page-sign'
import { useRemember } from '../loading/use-remember'

/** Memory works for the visible view only. */
export function useTurning(data: PageData, isVisible: boolean): Neighbours {
  const neighbours = useNeighbours(data)
  // Styles keep the browser from taking a swipe for its own way back.
  usePageSign('text', isVisible)
  useRemember(data, neighbours, isVisible)
  return neighbours
}
