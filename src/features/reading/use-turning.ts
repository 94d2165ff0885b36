/** The ways from a chapter to its neighbours, by swipe, and the neighbours fetched ahead. */
import type { RefObject } from 'react'
import type { PageData } from '#core/contract/page-data'
import { type Neighbours, useNeighbours } from '../../platform/use-neighbours'
import { useChapterSwipe } from './use-chapter-swipe'
import { useRemember } from './use-remember'

/** Memory works for the visible view only. */
export function useTurning(
  container: RefObject<HTMLElement | null>,
  data: PageData,
  isVisible: boolean,
): Neighbours {
  const neighbours = useNeighbours(data)
  useChapterSwipe(container, data)
  useRemember(data, neighbours, isVisible)
  return neighbours
}
