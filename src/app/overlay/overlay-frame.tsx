/**
 * An overlay page over the cached view (design UX 3.2): full sheet on phones, panel at the end side from 801 px. Its content is a route;
 * closing goes back to the view, whose scroll position is put back after 150 ms (spec 1 §4); from an overlay over another one an arrow
 * leads back to that.
 */
import { useRouter } from '@tanstack/react-router'
import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import * as limits from '#core/limits'
import { isSamePath } from '../../platform/readable-path'
import { freezePage } from '../../ui/freeze-page'
import { IconButton } from '../../ui/icon-button'
import { BackIcon, CloseIcon } from '../../ui/icons'
import { leaveBehind } from '../../ui/leave-behind'
import { useLeaving } from '../../ui/use-leaving'
import { useSwipeDown } from '../../ui/use-swipe-down'
import styles from './overlay-frame.module.css'
import { closingOf, overlayDepth } from './overlay-history'
import type { Transition } from './route-transition'

interface Props {
  title: string
  /** Path of the overlay; a change of it is another overlay. */
  path: string
  /** Its place in the history, and that of the view below. */
  index: number
  viewIndex: number
  viewPath: string
  isForm: boolean
  /** How it came. */
  transition: Transition
  children: ReactNode
}

export function OverlayFrame({
  title,
  path,
  index,
  viewIndex,
  viewPath,
  isForm,
  transition,
  children,
}: Props) {
  const { t } = useTranslation()
  const { history } = useRouter()
  const dialog = useRef<HTMLDialogElement>(null)
  const sheet = useRef<HTMLDivElement>(null)
  useModal(dialog, sheet, viewPath)
  const heading = useHeadingFocus(path)
  const leave = useLeaving(sheet, 'end', path)
  const close = () => {
    const closing = closingOf(index, viewIndex)
    const { href } = history.location
    const away = () => {
      // A link was followed meanwhile.
      if (history.location.href !== href) return
      if (closing.kind === 'home') history.replace('/')
      else history.go(-closing.steps)
    }
    // A form may still be kept open for what is written in it.
    leave(away, !isForm)
  }
  const isOnOverlay = overlayDepth(index, viewIndex) > 1
  const back = () => (isOnOverlay ? history.back() : close())
  const swipe = useSwipeDown(sheet, close)
  return (
    // The backdrop is a convenience for the pointer; the keyboard has Esc and the close button.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={dialog}
      className={styles.overlay}
      data-transition={transition}
      aria-labelledby="overlay-title"
      onCancel={(event) => {
        event.preventDefault()
        back()
      }}
      onClick={(event) => event.target === event.currentTarget && close()}
    >
      <div ref={sheet} className={styles.sheet} data-form={isForm || undefined}>
        <header className={styles.head} {...swipe}>
          {isOnOverlay && <IconButton icon={BackIcon} label={t('back')} isMirrored onClick={back} />}
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

/** Opens it over the frozen page; when it goes, focus and place of the view come back. */
function useModal(
  dialog: RefObject<HTMLDialogElement | null>,
  sheet: RefObject<HTMLElement | null>,
  viewPath: string,
): void {
  useLayoutEffect(() => {
    const left = sheet.current
    return () => {
      if (left) leaveBehind(left, 'end')
    }
  }, [sheet])
  useEffect(() => {
    const opener = document.activeElement
    let scrolled = scrollY
    // After a reload the view below finds its place only now.
    const onScroll = () => {
      if (!isAt(viewPath)) scrolled = scrollY
    }
    addEventListener('scroll', onScroll)
    const release = freezePage()
    dialog.current?.showModal()
    return () => {
      removeEventListener('scroll', onScroll)
      release()
      // A link of the overlay may have led elsewhere: focus and place are those of the new view.
      if (!isAt(viewPath)) return
      if (opener instanceof HTMLElement) opener.focus({ preventScroll: true })
      setTimeout(() => scrollTo({ top: scrolled, behavior: 'instant' }), limits.overlayRestoreMs)
    }
  }, [dialog, viewPath])
}

const isAt = (path: string) => isSamePath(location.pathname, path)

/** Every overlay begins at its heading, also one that takes the place of another; or at one inside that took the focus itself. */
function useHeadingFocus(path: string) {
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef<string>(undefined)
  useEffect(() => {
    if (shown.current === path) return
    shown.current = path
    const isAtHeading = document.activeElement?.matches('dialog :is(h1, h2)') ?? false
    if (!isAtHeading) heading.current?.focus()
  }, [path])
  return heading
}
