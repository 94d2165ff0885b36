/**
 * An overlay page over the cached view: full sheet on phones, panel at the end side from 801 px. Its content is a route; closing
 * goes back to the view, whose scroll position is put back after 150 ms (spec 1 §4).
 */
import { useRouter } from '@tanstack/react-router'
import { type ReactNode, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { limits } from '#core/limits'
import { IconButton } from '../ui/icon-button'
import { BackIcon, CloseIcon } from '../ui/icons'
import styles from './overlay-frame.module.css'

interface Props {
  title: string
  /** Path of the view below. */
  viewPath: string
  isForm: boolean
  children: ReactNode
}

export function OverlayFrame({ title, viewPath, isForm, children }: Props) {
  const { t } = useTranslation()
  const router = useRouter()
  const heading = useRef<HTMLHeadingElement>(null)
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const opener = document.activeElement
    let scrolled = scrollY
    // After a reload the view below finds its place only now.
    const onScroll = () => {
      if (!isAt(viewPath)) scrolled = scrollY
    }
    addEventListener('scroll', onScroll)
    document.documentElement.toggleAttribute('data-frozen', true)
    dialog.current?.showModal()
    heading.current?.focus()
    return () => {
      removeEventListener('scroll', onScroll)
      document.documentElement.removeAttribute('data-frozen')
      // A link of the overlay may have led elsewhere: focus and place are those of the new view.
      if (!isAt(viewPath)) return
      if (opener instanceof HTMLElement) opener.focus({ preventScroll: true })
      setTimeout(() => scrollTo({ top: scrolled, behavior: 'instant' }), limits.overlayRestoreMs)
    }
  }, [viewPath])
  const close = () => (router.history.canGoBack() ? router.history.back() : router.history.replace('/'))
  const onCancel = (event: { preventDefault: () => void }) => {
    event.preventDefault()
    close()
  }
  return (
    // The backdrop is a convenience for the pointer; the keyboard has Esc and the close button.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={dialog}
      className={styles.overlay}
      aria-labelledby="overlay-title"
      onCancel={onCancel}
      onClick={(event) => event.target === event.currentTarget && close()}
    >
      <div className={styles.sheet} data-form={isForm || undefined}>
        <header className={styles.head}>
          <IconButton icon={BackIcon} label={t('back')} isMirrored onClick={close} />
          <h1 id="overlay-title" ref={heading} tabIndex={-1}>
            {title}
          </h1>
          <IconButton icon={CloseIcon} label={t('close')} onClick={close} />
        </header>
        <div className={styles.body}>{children}</div>
      </div>
    </dialog>
  )
}

const isAt = (path: string) => decodeURIComponent(location.pathname) === decodeURIComponent(path)
