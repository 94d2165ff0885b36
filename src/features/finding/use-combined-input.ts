/** Holds the words in the combined input and handles its keys: run, step back, clear (FEATURES NAV-07). */
import { useRouter } from '@tanstack/react-router'
import { type FormEvent, type KeyboardEvent, type RefObject, useCallback, useState } from 'react'
import { useLayer } from '../../ui/layers/use-layer'
import { useAfterPaint } from '../../ui/timing/after-paint'
import { leaveSelection } from '../../ui/timing/leave-selection'
import type { InputListHandle } from './input-list'
import { useWords } from './use-words'

interface Wanted {
  /** The open passage; empty for none. */
  heading: string
  /** The open translations, joined by dots. */
  translations: string
  input: RefObject<HTMLInputElement | null>
  list: RefObject<InputListHandle | null>
  /** Called when the field gains or loses the focus. */
  onActive: ((isActive: boolean) => void) | undefined
}

export function useCombinedInput({ heading, translations, input, list, onActive }: Wanted) {
  const { state, wanted, onWords, show } = useWords(heading, input, list)
  const go = useGo(heading, input, show)
  const { isActive, isOpen, setIsOpen, isRunAwaited, setIsRunAwaited, enter } = useEntering(input, onActive)
  /** Id of the marked entry, empty for none; undefined while there is no list. */
  const [marked, setMarked] = useState<string>()
  /** Escape closes the list first, then restores the words, then leaves the field. */
  const stepBack = () => {
    if (list.current?.isShown) setIsOpen(false)
    else if (input.current?.value !== heading) show(heading)
    else input.current?.blur()
  }
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (list.current) return list.current.run()
    const passage = (input.current?.value ?? '').replaceAll('/', ' ').trim()
    // The list is still loading. Input with a digit may be a passage and needs no list; words wait for it.
    if (/\p{N}/u.test(passage)) go(`/${translations}/${encodeURIComponent(passage)}`)
    else setIsRunAwaited(passage !== '')
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Escape') stepBack()
    else if (event.key === 'ArrowDown' && !isOpen) setIsOpen(true)
    else if (!list.current?.onKey(event.key)) return
    event.preventDefault()
    event.stopPropagation()
  }
  const onInput = useCallback(() => {
    setIsRunAwaited(false)
    onWords()
    setIsOpen(true)
  }, [onWords, setIsOpen, setIsRunAwaited])
  const clear = useCallback(() => {
    if (input.current) input.current.value = ''
    onInput()
  }, [input, onInput])
  return {
    words: state,
    wanted,
    isActive,
    isOpen,
    marked,
    setMarked,
    go,
    enter,
    isRunAwaited,
    clear,
    onSubmit,
    handlers: {
      onChange: onInput,
      onFocus: () => enter(true),
      onClick: () => setIsOpen(true),
      onKeyDown,
    },
  }
}

/** Whether the field has the focus, and whether its list is open. */
function useEntering(input: RefObject<HTMLInputElement | null>, onActive: Wanted['onActive']) {
  const [isActive, setIsActive] = useState(false)
  const [isOpen, setIsOpen] = useState(false)
  /** True if Enter came before the list was loaded. */
  const [isRunAwaited, setIsRunAwaited] = useState(false)
  const later = useAfterPaint()
  const enter = useCallback(
    (isEntering: boolean) => {
      const show = () => {
        setIsActive(isEntering)
        setIsOpen(isEntering)
        onActive?.(isEntering)
      }
      setIsRunAwaited(false)
      if (isEntering) input.current?.select()
      else if (input.current?.form) leaveSelection(input.current.form)
      // The field shows the focus before React draws anything for it (A1-inp).
      later(isEntering ? show : () => {})
      if (!isEntering) show()
    },
    [input, later, onActive],
  )
  const leave = () => {
    enter(false)
    input.current?.blur()
  }
  useLayer(leave, { isOn: isActive })
  return { isActive, isOpen, setIsOpen, isRunAwaited, setIsRunAwaited, enter }
}

/** Leaves the field for a path; until that opens, the field shows the heading of the open text. */
function useGo(heading: string, input: RefObject<HTMLInputElement | null>, show: (text: string) => void) {
  const { history } = useRouter()
  return useCallback(
    (path: string) => {
      show(heading)
      input.current?.blur()
      history.push(path)
    },
    [heading, input, history, show],
  )
}
