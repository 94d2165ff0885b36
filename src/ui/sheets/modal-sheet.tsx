/**
 * A modal over the page: a sheet at the bottom on phones, a box in the middle from 641 px. Esc, a click
 * beside it and its button ask to close it; the focus returns.
 */
import { type ReactNode, useEffect, useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '../controls/icon-button'
import { CloseIcon } from '../controls/icons'
import type { CloseLayer } from '../layers/layer-history'
import { useLayer } from '../layers/use-layer'
import styles from './modal-sheet.module.css'

interface Props {
  title: string
  /** False if it stays, because it asks first. */
  onClose: CloseLayer | (() => void)
  /** It has an address of its own, and so an entry of the history already. */
  isPlace?: boolean
  children: ReactNode
}

export function ModalSheet({ title, onClose, isPlace = false, children }: Props) {
  const { t } = useTranslation()
  const titleId = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  useLayer(onClose, { isOn: !isPlace })
  useEffect(() => {
    const opener = document.activeElement
    dialog.current?.showModal()
    dialog.current?.querySelector<HTMLElement>('h2')?.focus()
    return () => {
      if (opener instanceof HTMLElement) opener.focus({ preventScroll: true })
    }
  }, [])
  return (
    // Clicking the backdrop is a shortcut for the pointer; the keyboard has Esc and the close button.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault()
        // In React the event goes on to the overlay that the sheet stands in, which stays.
        event.stopPropagation()
        onClose()
      }}
      onClick={(event) => event.target === event.currentTarget && onClose()}
    >
      <div className={styles.box}>
        <div className={styles.head}>
          <h2 id={titleId} tabIndex={-1}>
            {title}
          </h2>
          <IconButton icon={CloseIcon} label={t('close')} onClick={onClose} />
        </div>
        {children}
      </div>
    </dialog>
  )
}
