/**
 * Dragging a box by its handle to another place in its list. Attributes mark the dragged box and the drop
 * position.
 */
import { type PointerEvent, useRef, useState } from 'react'
import type { BoxTarget } from './box-order'

export interface BoxDrag {
  box: (name: string) => {
    'data-box': string
    'data-dragged': boolean | undefined
    'data-drop': BoxTarget['side'] | undefined
  }
  handle: (name: string) => {
    onPointerDown: (event: PointerEvent<HTMLElement>) => void
    onPointerMove: (event: PointerEvent<HTMLElement>) => void
    onPointerUp: () => void
    onPointerCancel: () => void
  }
}

/** A hand is never quite still. */
const tolerancePx = 4
const edgePx = 48
const scrollPx = 14

export function useBoxDrag(onMove: (name: string, target: BoxTarget) => void): BoxDrag {
  const startY = useRef<number>(undefined)
  const [drag, setDrag] = useState<{ name: string; target: BoxTarget | undefined }>()
  const end = (isDropped: boolean) => {
    startY.current = undefined
    if (isDropped && drag?.target) onMove(drag.name, drag.target)
    setDrag(undefined)
  }
  return {
    box: (name) => ({
      'data-box': name,
      'data-dragged': drag?.name === name || undefined,
      'data-drop': drag?.target?.name === name ? drag.target.side : undefined,
    }),
    handle: (name) => ({
      onPointerDown(event) {
        if (event.button !== 0) return
        event.currentTarget.setPointerCapture(event.pointerId)
        startY.current = event.clientY
      },
      onPointerMove({ currentTarget, clientY }) {
        if (startY.current === undefined) return
        if (!drag && Math.abs(clientY - startY.current) <= tolerancePx) return
        scrollAtEdge(currentTarget, clientY)
        setDrag({ name, target: targetAt(currentTarget, name, clientY) })
      },
      onPointerUp: () => end(true),
      onPointerCancel: () => end(false),
    }),
  }
}

/**
 * The position for the box below the pointer: tall boxes need not be crossed. Undefined over the dragged box
 * itself.
 */
function targetAt(handle: HTMLElement, name: string, y: number): BoxTarget | undefined {
  const boxes = [...(handle.closest('ul')?.querySelectorAll<HTMLElement>('[data-box]') ?? [])]
  const names = boxes.map(({ dataset }) => dataset['box'] ?? '')
  const own = names.indexOf(name)
  const over = Math.max(
    0,
    boxes.findLastIndex((box) => box.getBoundingClientRect().top <= y),
  )
  const target = names[over]
  if (target === undefined || over === own) return undefined
  return { name: target, side: over < own ? 'before' : 'after' }
}

function scrollAtEdge(handle: HTMLElement, y: number): void {
  const panel = handle.closest('[data-panel-open]')
  if (!panel) return
  const { top, bottom } = panel.getBoundingClientRect()
  const step = y < top + edgePx ? -scrollPx : y > Math.min(bottom, innerHeight) - edgePx ? scrollPx : 0
  if (step !== 0) panel.scrollTop += step
}
