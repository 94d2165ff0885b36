/** The letters that heads begin with, in one line: each shows only its heads, once more all of them. Arrow keys go from letter to letter. */
import { type KeyboardEvent, useRef } from 'react'
import styles from './letter-bar.module.css'

interface Props {
  label: string
  letters: readonly string[]
  /** The chosen letter; '' for none. */
  current: string
  onChoose: (letter: string) => void
}

export function LetterBar({ label, letters, current, onChoose }: Props) {
  const bar = useRef<HTMLDivElement>(null)
  const stop = Math.max(0, letters.indexOf(current))
  const onKey = ({ key, currentTarget }: KeyboardEvent) => {
    const isRtl = getComputedStyle(currentTarget).direction === 'rtl'
    const forward = isRtl ? 'ArrowLeft' : 'ArrowRight'
    const step = key === forward ? 1 : key === (isRtl ? 'ArrowRight' : 'ArrowLeft') ? -1 : 0
    const buttons = [...(bar.current?.querySelectorAll('button') ?? [])]
    const next = buttons[buttons.findIndex((one) => one === document.activeElement) + step]
    if (step !== 0) next?.focus()
  }
  if (letters.length < 2) return null
  return (
    // The keys are those of the buttons inside.
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus
    <div ref={bar} className={styles.letters} role="toolbar" aria-label={label} onKeyDown={onKey}>
      {letters.map((letter, index) => (
        <button
          key={letter}
          type="button"
          tabIndex={index === stop ? 0 : -1}
          aria-pressed={letter === current}
          onClick={() => onChoose(letter === current ? '' : letter)}
        >
          {letter.toUpperCase()}
        </button>
      ))}
    </div>
  )
}

/** First letters of keys (head-key.ts), each once, in order; numbers together as `0`. */
export function lettersOf(keys: Iterable<string>): string[] {
  const letters = new Set<string>()
  for (const key of keys) {
    const [first = ''] = key
    if (first !== '') letters.add(/\p{N}/u.test(first) ? '0' : first)
  }
  return [...letters].sort()
}
