/** The words in the combined input and what its keys do: run, step back, clear (FEATURES NAV-07). */
import { useRouter } from '@tanstack/react-router'
import {
  type FormEvent,
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
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
  const router = useRouter()
  /** Enter came before the list. */
  const [isRunAwaited, setIsRunAwaited] = useState(false)
  const words = useWords(heading, input)
  const [isActive, setIsActive] = useState(false)
  const [isOpen, setIsOpen] = useState(false)
  /** Id of the marked entry, empty for none; undefined while there is no list. */
  const [marked, setMarked] = useState<string>()
  const enter = (isEntering: boolean) => {
    setIsRunAwaited(false)
    setIsActive(isEntering)
    setIsOpen(isEntering)
    onActive?.(isEntering)
    if (isEntering) input.current?.select()
  }
  const go = (path: string) => {
    words.show(heading)
    input.current?.blur()
    router.history.push(path)
  }
  /** One step at a time: the list, the words, the field. */
  const stepBack = () => {
    if (isOpen && marked !== undefined) setIsOpen(false)
    else if (words.value !== heading) words.show(heading)
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
  const type = (text: string) => {
    setIsRunAwaited(false)
    words.setValue(text)
    setIsOpen(true)
  }
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

/**
 * What stands in the field; `isRun` when it is what was run last. Another chapter's heading takes the place of the words, but never
 * of what is being typed: the heading may come late.
 */
function useWords(heading: string, input: RefObject<HTMLInputElement | null>) {
  const [{ value, lastRun }, setWords] = useState({ value: heading, lastRun: heading })
  const show = (text: string) => setWords({ value: text, lastRun: text })
  const setValue = (text: string) => setWords((before) => ({ ...before, value: text }))
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
  return { value, setValue, show, isRun: value === lastRun }
}

function isEntered({ current }: RefObject<HTMLInputElement | null>): boolean {
  return current !== null && document.activeElement === current
}
