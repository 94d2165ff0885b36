/** A question that blocks the page: a modal with its choices; Esc is the harmless one. */
import { useEffect, useId, useRef } from 'react'
import { Button } from '../controls/button'
import { useLayer } from '../layers/use-layer'
import styles from './confirm-dialog.module.css'

interface Props {
  title: string
  text?: string
  /** The first one gets the focus. */
  choices: readonly { label: string; variant: 'primary' | 'plain' | 'danger'; onChoose: () => void }[]
  onClose: () => void
}

export function ConfirmDialog({ title, text, choices, onClose }: Props) {
  const id = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  useLayer(onClose)
  useEffect(() => {
    const element = dialog.current
    const opener = document.activeElement
    element?.showModal()
    element?.querySelector('button')?.focus()
    return () => {
      if (opener instanceof HTMLElement) opener.focus({ preventScroll: true })
    }
  }, [])
  return (
    <dialog
      ref={dialog}
      role="alertdialog"
      className={styles.dialog}
      aria-labelledby={`${id}-title`}
      aria-describedby={text ? `${id}-text` : undefined}
      onCancel={(event) => {
        event.preventDefault()
        event.stopPropagation()
        onClose()
      }}
    >
      <h2 id={`${id}-title`}>{title}</h2>
      {text && <p id={`${id}-text`}>{text}</p>}
      <div className={styles.choices}>
        {choices.map(({ label, variant, onChoose }) => (
          <Button key={label} variant={variant} onClick={onChoose}>
            {label}
          </Button>
        ))}
      </div>
    </dialog>
  )
}
