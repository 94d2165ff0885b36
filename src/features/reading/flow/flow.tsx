/** The chapters above and below a page while one scrolls. The part above also follows the chapter at the top, for both. */
import { type RefObject, useEffect, useEffectEvent } from 'react'
import type { PageData } from '#core/contract/page-data'
import type { OpenedMark } from '../opened-mark'
import type { SelectedState } from '../selection/use-selection'
import { FlowSide } from './flow-side'
import { useFlow } from './use-flow'

interface Props {
  /** The text of the page. */
  container: RefObject<HTMLElement | null>
  data: PageData
  path: string
  isVisible: boolean
  selection: SelectedState
  /** Path of the chapter at the top. */
  at: string
  onAt: (path: string) => void
  onOpen: (opened: OpenedMark | undefined) => void
  /** The page of the chapter at the top; undefined where it is the one of the view. */
  onReach: (data: PageData | undefined) => void
}

export function FlowAbove({ container, path, onAt, ...rest }: Props) {
  const { at, isVisible, onReach } = rest
  useFlow(container, path, isVisible, onAt)
  const reach = useEffectEvent(onReach)
  useEffect(() => {
    if (at === path) reach(undefined)
  }, [at, path])
  return <FlowSide side="before" {...rest} />
}

export function FlowBelow(props: Props) {
  return <FlowSide side="after" {...props} />
}
