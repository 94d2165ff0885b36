/** The header panels: which one is open, what opened it, and the keys that open some of them. */
import { useRouter } from '@tanstack/react-router'
import { startTransition, useCallback, useEffect, useReducer, useRef, useState } from 'react'
import { afterPaint } from '../../ui/timing/after-paint'
import { useShortcuts } from '../use-shortcuts'
import type { PanelButton } from './panel-button'
import { nextPanel, noPanel, type PanelName } from './panel-state'

/** `onPanel` is told whether a panel lies over the page. */
export function useHeaderPanels(onPanel: (isOpen: boolean) => void) {
  const [{ open: panel }, dispatch] = useReducer(nextPanel, noPanel)
  const header = useRef<HTMLElement>(null)
  const trigger = useRef<HTMLElement | null>(null)
  const [isByKey, setIsByKey] = useState(false)
  const isOver = panel !== undefined && panel !== 'suggestions'
  // The page is made live again only after the panel is seen to be gone (A1-inp).
  useEffect(() => afterPaint(() => onPanel(isOver)), [isOver, onPanel])
  const close = useCallback(() => dispatch({ kind: 'hide' }), [])
  // The field itself shows at once that it has the focus; the header around it follows.
  const onActive = useCallback((isActive: boolean) => {
    startTransition(() => dispatch(isActive ? { kind: 'entered' } : { kind: 'hide', name: 'suggestions' }))
  }, [])
  const openByKey = useCallback((name: PanelName) => {
    trigger.current = header.current?.querySelector<HTMLElement>(`[data-panel="${name}"]`) ?? null
    if (!trigger.current) return
    setIsByKey(true)
    dispatch({ kind: 'open', name })
  }, [])
  useShortcuts(openByKey)
  const { history } = useRouter()
  useEffect(
    // Replacing an address by a better spelling of it, as after following a link, is no navigation.
    () =>
      panel && history.subscribe(({ action }) => action.type !== 'REPLACE' && dispatch({ kind: 'moved' })),
    [history, panel],
  )
  const panelButton: PanelButton = (name) => ({
    'aria-haspopup': 'dialog',
    'aria-expanded': panel === name,
    'data-panel': name,
    onClick({ currentTarget }) {
      trigger.current = currentTarget
      setIsByKey(false)
      dispatch({ kind: 'toggle', name })
    },
  })
  return { header, trigger, panel, isByKey, onActive, close, panelButton }
}
