/** Zooms and moves a picture by wheel, touch, double click and keys; zoom.ts computes the effect of each. */
import { type KeyboardEvent, type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { type Point, whole, type Zoom, type ZoomEvent, zoomed } from './zoom'

const keyStep = 60
const keyFactor = 1.4

const keys: Readonly<Record<string, ZoomEvent>> = {
  '+': { type: 'zoom', factor: keyFactor, at: { x: 0, y: 0 } },
  '=': { type: 'zoom', factor: keyFactor, at: { x: 0, y: 0 } },
  '-': { type: 'zoom', factor: 1 / keyFactor, at: { x: 0, y: 0 } },
  '0': { type: 'reset' },
  ArrowLeft: { type: 'pan', by: { x: keyStep, y: 0 } },
  ArrowRight: { type: 'pan', by: { x: -keyStep, y: 0 } },
  ArrowUp: { type: 'pan', by: { x: 0, y: keyStep } },
  ArrowDown: { type: 'pan', by: { x: 0, y: -keyStep } },
}

interface Zooming {
  zoom: Zoom
  send: (event: ZoomEvent) => void
  /** Handlers of the frame. */
  hand: {
    onKeyDown: (event: KeyboardEvent) => void
    onPointerDown: (event: PointerEvent) => void
    onPointerMove: (event: PointerEvent) => void
    onPointerUp: (event: PointerEvent) => void
    onPointerCancel: (event: PointerEvent) => void
    onDoubleClick: (event: { clientX: number; clientY: number }) => void
  }
}

export function useZoom(frame: RefObject<HTMLElement | null>): Zooming {
  const [zoom, setZoom] = useState(whole)
  const fingers = useRef(new Map<number, Point>())
  const send = (event: ZoomEvent) => {
    const { width = 0, height = 0 } = frame.current?.getBoundingClientRect() ?? {}
    setZoom((now) => zoomed(now, event, { width, height }))
  }
  useWheel(frame, send)
  const at = (point: { clientX: number; clientY: number }) => fromMiddle(frame.current, point)
  const end = ({ pointerId }: PointerEvent) => void fingers.current.delete(pointerId)
  return {
    zoom,
    send,
    hand: {
      onKeyDown(event) {
        const meant = keys[event.key]
        // A picture that is not enlarged cannot be moved, so arrow keys scroll the page.
        if (!meant || event.ctrlKey || event.metaKey || (meant.type === 'pan' && zoom.scale === 1)) return
        event.preventDefault()
        send(meant)
      },
      onPointerDown(event) {
        fingers.current.set(event.pointerId, at(event))
        if (zoom.scale > 1) event.currentTarget.setPointerCapture(event.pointerId)
      },
      onPointerMove(event) {
        const before = fingers.current.get(event.pointerId)
        if (!before) return
        const now = at(event)
        const [other] = [...fingers.current].flatMap(([id, point]) => (id === event.pointerId ? [] : [point]))
        fingers.current.set(event.pointerId, now)
        if (other) {
          const factor = distance(now, other) / Math.max(1, distance(before, other))
          send({ type: 'zoom', factor, at: { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 } })
        } else send({ type: 'pan', by: { x: now.x - before.x, y: now.y - before.y } })
      },
      onPointerUp: end,
      onPointerCancel: end,
      onDoubleClick: (event) => send({ type: 'toggle', at: at(event) }),
    },
  }
}

/** Adds the listener itself, because React's own wheel listener is passive and cannot keep the page from scrolling. */
function useWheel(frame: RefObject<HTMLElement | null>, send: (event: ZoomEvent) => void): void {
  const latest = useRef(send)
  useEffect(() => {
    latest.current = send
  })
  useEffect(() => {
    const element = frame.current
    const onWheel = (event: WheelEvent) => {
      event.preventDefault()
      const factor = Math.exp(-event.deltaY / 400)
      latest.current({ type: 'zoom', factor, at: fromMiddle(element, event) })
    }
    element?.addEventListener('wheel', onWheel, { passive: false })
    return () => element?.removeEventListener('wheel', onWheel)
  }, [frame])
}

function fromMiddle(
  element: HTMLElement | null,
  { clientX, clientY }: { clientX: number; clientY: number },
): Point {
  const { left = 0, top = 0, width = 0, height = 0 } = element?.getBoundingClientRect() ?? {}
  return { x: clientX - left - width / 2, y: clientY - top - height / 2 }
}

const distance = (one: Point, other: Point) => Math.hypot(one.x - other.x, one.y - other.y)
