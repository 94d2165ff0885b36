/** The words in the combined input and what its keys do: run, step back, clear (FEATURES NAV-07). */
import { useRouter } from '@tanstack/react-router'
import {
  type FormEvent,
  type KeyboardEvent,
  type RefObject,
  useCallback,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import type { InputListHandle } from './input-list'

interface Wanted {
  /** The passage that is open; empty for none. */
  heading: string
  /** Translations that are open, joined by dots. */
  translations: string
  input: RefObject<HTMLInputElement | null>
  list: RefObject<InputListHandle | null>
  /** Heard when the field is entered and left. */
  onActive: ((isActive: boolean) => void) | undefined
}

export function useCombinedInput({ heading, translations, input, list, onActive }: Wanted) {
  const words = useWords(heading, input, list)
  const { show } = words
  const go = useGo(heading, input, show)
  const { isActive, isOpen, setIsOpen, isRunAwaited, setIsRunAwaited, enter } = useEntering(input, onActive)
  /** Id of the marked entry, empty for none; undefined while there is no list. */
  const [marked, setMarked] = useState<string>()
  /** One step at a time: the list, the words, the field. */
  const stepBack = () => {
    if (isOpen && marked !== undefined) setIsOpen(false)
    else if (words.value !== heading) show(heading)
    else input.current?.blur()
  }
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (list.current) return list.current.run()
    const passage = words.value.replaceAll('/', ' ').trim()
    // The list is on its way: what may be a passage needs no list, words wait for it.
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
  const { setValue } = words
  const type = useCallback(
    (text: string) => {
      setIsRunAwaited(false)
      setValue(text)
      setIsOpen(true)
    },
    [setValue, setIsOpen, setIsRunAwaited],
  )
  const open = () => setIsOpen(true)
  return {
    ...words,
    isActive,
    isOpen,
    marked,
    setMarked,
    go,
    enter,
    open,
    isRunAwaited,
    type,
    onSubmit,
    onKeyDown,
  }
}

/** Whether somebody is in the field, and its list open. */
function useEntering(input: RefObject<HTMLInputElement | null>, onActive: Wanted['onActive']) {
  const [isActive, setIsActive] = useState(false)
  const [isOpen, setIsOpen] = useState(false)
  /** Enter came before the list. */
  const [isRunAwaited, setIsRunAwaited] = useState(false)
  const enter = useCallback(
    (isEntering: boolean) => {
      setIsRunAwaited(false)
      setIsActive(isEntering)
      setIsOpen(isEntering)
      onActive?.(isEntering)
      if (isEntering) input.current?.select()
    },
    [input, onActive],
  )
  return { isActive, isOpen, setIsOpen, isRunAwaited, setIsRunAwaited, enter }
}

/** Leaves the field for a place; the heading of the open one stands in it until then. */
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

/**
 * Tells the list which words are new in the field: those being typed before anything is drawn, so that the answer is not waited for. A
 * list that comes later finds them in `wanted`.
 */
function useWanted(list: RefObject<InputListHandle | null>, words: string | undefined) {
  const wanted = useRef<string>(undefined)
  const want = useCallback(
    (text: string | undefined) => {
      wanted.current = text?.trim() ? text : undefined
      list.current?.ask(wanted.current)
    },
    [list],
  )
  useEffect(() => want(words), [want, words])
  return { wanted, want }
}

/**
 * What stands in the field; `isRun` when it is what was run last. Another chapter's heading takes the place of the words, but never
 * of what is being typed: the heading may come late.
 */
function useWords(
  heading: string,
  input: RefObject<HTMLInputElement | null>,
  list: RefObject<InputListHandle | null>,
) {
  const [{ value, lastRun }, setWords] = useState({ value: heading, lastRun: heading })
  const show = useCallback((text: string) => setWords({ value: text, lastRun: text }), [])
  const isRun = value === lastRun
  const { wanted, want } = useWanted(list, isRun ? undefined : value)
  const setValue = useCallback(
    (text: string) => {
      want(text)
      setWords((before) => ({ ...before, value: text }))
    },
    [want],
  )
  const onHeading = useEffectEvent(() => {
    const isKept = value !== lastRun && isEntered(input)
    setWords({ value: isKept ? value : heading, lastRun: heading })
  })
  useEffect(() => onHeading(), [heading])
  // Who entered the field before its heading came types over it, not behind it.
  const onShown = useEffectEvent(() => {
    if (value === lastRun && isEntered(input)) input.current?.select()
  })
  useLayoutEffect(() => onShown(), [lastRun])
  return { value, setValue, show, isRun, wanted }
}

function isEntered({ current }: RefObject<HTMLInputElement | null>): boolean {
  return current !== null && document.activeElement === current
}
