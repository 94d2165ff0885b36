/** The ways from a chapter to its neighbours, by key and by swipe, and the neighbours fetched ahead. */
import type { RefObject } from 'react'
import type { PageData } from '#core/contract/page-data'
import { useNeighbours } from '../../platform/use-neighbours'
import { useChapterKeys } from './use-chapter-keys'
import { useChapterSwipe } from './use-chapter-swipe'
import { useRemember } from './use-remember'

/** Keys and memory work for the visible view only. */
export function useTurning(
  container: RefObject<HTMLElement | null>,
  data: PageData,
  isVisible: boolean,
): void {
  const neighbours = useNeighbours(data)
  useChapterKeys(neighbours, isVisible)
  useChapterSwipe(container, data, neighbours)
  useRemember(data, neighbours, isVisible)
}
