/** Arrow keys over a grid of buttons or links, in two dimensions and in reading direction; Home and End for its ends. */
import { type KeyboardEvent, useCallback } from 'react'

/** A key handler for the element whose children are the cells. */
export function useGridKeys(): (event: KeyboardEvent<HTMLElement>) => void {
  return useCallback((event) => {
    const cells = [...event.currentTarget.querySelectorAll<HTMLElement>('button, a')]
    const index = cells.findIndex((cell) => cell === document.activeElement)
    if (index < 0) return
    const target = cells[targetIndex(event.key, index, cells)]
    if (!target) return
    event.preventDefault()
    target.focus()
  }, [])
}

function targetIndex(key: string, index: number, cells: readonly HTMLElement[]): number {
  const isRtl = document.documentElement.dir === 'rtl'
  const columns = cells.filter(({ offsetTop }) => offsetTop === cells[0]?.offsetTop).length
  const steps: Readonly<Record<string, number>> = {
    ArrowRight: isRtl ? index - 1 : index + 1,
    ArrowLeft: isRtl ? index + 1 : index - 1,
    ArrowDown: index + columns,
    ArrowUp: index - columns,
    Home: 0,
    End: cells.length - 1,
  }
  return steps[key] ?? -1
}
