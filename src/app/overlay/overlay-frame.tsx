/**
 * An overlay page over the cached view (design UX 3.2): full sheet on phones, panel at the end side from 801
 * px, of an area from 1024 px a page under the header. Or beside the view, which stays usable: a panel next to the text from 801 px, a sheet below it on
 * phones. Its content is a route. Closing returns to the view and restores its scroll position after 150 ms
 * (spec 1 §4); an overlay opened from another one has an arrow back to it.
 */
import { useRouter } from '@tanstack/react-router'
import { type ReactNode, type RefObject, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useItemTitle } from '../../model/place/overlay-title'
import { IconButton } from '../../ui/controls/icon-button'
import { BackIcon, CloseIcon } from '../../ui/controls/icons'
import { useMedia } from '../../ui/page/use-media'
import { useLeaving } from '../../ui/sheets/use-leaving'
import { useSwipeDown } from '../../ui/sheets/use-swipe-down'
import type { Transition } from '../route-transition'
import { useKeptScroll } from './kept-scroll'
import styles from './overlay-frame.module.css'
import { closingOf, overlayDepth } from './overlay-history'
import { useBesideEscape, useRoomBeside } from './use-beside'
import { useOverlayDialog } from './use-overlay-dialog'
import { usePageEscape, useRoomBelowHeader } from './use-page'

interface Props {
  title: string
  /** Path of the overlay; a new path means a new overlay. */
  path: string
  /** Position of the overlay in the history, and of the view below. */
  index: number
  viewIndex: number
  viewPath: string
  isForm: boolean
  isArea: boolean
  /**
   * A panel beside the view, on phones below it: the page stays usable, and the panel has the focus when it
   * is clicked.
   */
  isBeside: boolean
  /** How the overlay came onto the screen. */
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
  isArea,
  isBeside,
  transition,
  children,
}: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const sheet = useRef<HTMLDivElement>(null)
  const body = useRef<HTMLDivElement>(null)
  const isPage = useMedia('(min-width: 1024px)') && isArea && !isBeside
  useRoomBeside(isBeside)
  useOverlayDialog(dialog, sheet, viewPath, !isBeside && !isPage, isBeside)
  useRoomBelowHeader(dialog, isPage)
  const place = isBeside ? `${path} beside` : path
  const heading = useHeadingFocus(place)
  const { close, back, isOnOverlay } = useWaysOut(
    sheet,
    { index, viewIndex, isMoving: !isForm && !isPage, isBeside },
    place,
  )
  useBesideEscape(dialog, isBeside, back)
  usePageEscape(isPage, back)
  const swipe = useSwipeDown(sheet, close)
  useKeptScroll(body, path)
  const head = <Head {...{ title, heading, swipe, close }} back={isOnOverlay ? back : undefined} />
  return (
    // Clicking the backdrop is a shortcut for the pointer; the keyboard has Esc and the close button.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={dialog}
      className={styles.overlay}
      data-transition={transition}
      data-beside={isBeside || undefined}
      data-page={isPage || undefined}
      aria-labelledby="overlay-title"
      onCancel={(event) => {
        event.preventDefault()
        back()
      }}
      onClick={(event) => event.target === event.currentTarget && close()}
    >
      <div ref={sheet} className={styles.sheet} data-form={isForm || undefined}>
        {!isPage && head}
        <div ref={body} className={styles.body} data-settles>
          {isPage && head}
          {children}
        </div>
      </div>
    </dialog>
  )
}

interface HeadProps {
  title: string
  heading: RefObject<HTMLHeadingElement | null>
  swipe: ReturnType<typeof useSwipeDown>
  close: () => void
  /** Leads to the overlay below; undefined where there is none. */
  back: (() => void) | undefined
}

/** No `header` element: beside the view it would be the page's second one. */
function Head({ title, heading, swipe, close, back }: HeadProps) {
  const { t } = useTranslation()
  const item = useItemTitle()
  return (
    <div className={styles.head} data-overlay-head {...swipe}>
      {back && <IconButton icon={BackIcon} label={t('back')} isMirrored onClick={back} />}
      <h1 id="overlay-title" ref={heading} tabIndex={-1}>
        {item ? <bdi lang={item.locale}>{item.text}</bdi> : title}
      </h1>
      <IconButton icon={CloseIcon} label={t('close')} onClick={close} />
    </div>
  )
}

/**
 * Closes the overlay, or goes back to the overlay below. `content` names what is shown: when it has changed
 * meanwhile, the new content stays.
 */
function useWaysOut(
  sheet: RefObject<HTMLElement | null>,
  {
    index,
    viewIndex,
    isMoving,
    isBeside,
  }: Pick<Props, 'index' | 'viewIndex' | 'isBeside'> & { isMoving: boolean },
  content: string,
) {
  const { history } = useRouter()
  const isBelow = useMedia('(max-width: 800px)') && isBeside
  const leave = useLeaving(sheet, isBelow ? 'below' : 'end', content)
  const close = () => {
    const closing = closingOf(index, viewIndex)
    const { href } = history.location
    const away = () => {
      // The person followed a link meanwhile.
      if (history.location.href !== href) return
      if (closing.kind === 'home') history.replace('/')
      else history.go(-closing.steps)
    }
    // A form may refuse to close to protect its input; a page goes as it came, at once.
    leave(away, isMoving)
  }
  const isOnOverlay = overlayDepth(index, viewIndex) > 1
  const back = () => (isOnOverlay ? history.back() : close())
  return { close, back, isOnOverlay }
}

/**
 * Focuses the heading of each overlay, also of one that replaces another; or an element inside that took the
 * focus itself.
 */
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
