/** Follows the chapter at the top of a view whose chapters follow each other: the address goes along with it. */
import { type RefObject, useEffect, useEffectEvent } from 'react'
import { keepFlowing } from '../../../model/place/flowing'
import { useEntryKey } from '../../../model/place/use-entry-key'
import { layerHistory } from '../../../ui/layers/layer-history'
import { pathAtTop, watchFlow } from './watch-flow'

/** Tells the path of the chapter at the top: when the view comes onto the screen, and whenever it is another one. */
export function useFlow(
  container: RefObject<HTMLElement | null>,
  path: string,
  isVisible: boolean,
  tell: (path: string) => void,
): void {
  const key = useEntryKey(path)
  const found = useEffectEvent(tell)
  const follow = useEffectEvent((reached: string) => {
    tell(reached)
    const frame = container.current?.closest('[data-path]')
    if (frame) keepFlowing(key, { path, frame })
    layerHistory.get()?.rename(reached)
  })
  useEffect(() => {
    const frame = container.current?.closest<HTMLElement>('[data-path]')
    if (!isVisible || !frame) return
    // A view that was scrolled away may be opened again at its own chapter.
    const now = pathAtTop(frame)
    if (now !== undefined) found(now)
    return watchFlow(frame, follow)
  }, [container, isVisible])
}
