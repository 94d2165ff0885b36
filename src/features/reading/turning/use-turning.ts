/** Gives a chapter its neighbours and prefetches them. */
import type { PageData } from '#core/contract/page-data'
import { type Neighbours, useNeighbours } from '../../../model/place/use-neighbours'
import { usePageSign } from '../../../ui/page/page-sign'
import { useRemember } from './use-remember'

/** Remembers and prefetches for the visible view only. */
export function useTurning(data: PageData, isVisible: boolean): Neighbours {
  const neighbours = useNeighbours(data)
  // With this sign, style sheets keep the browser from using a swipe to go back.
  usePageSign('text', isVisible)
  useRemember(data, neighbours, isVisible)
  return neighbours
}
