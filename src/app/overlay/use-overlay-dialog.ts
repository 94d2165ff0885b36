/**
 * The dialog of an overlay: opens over the inert page, or beside it. When it goes, the view gets its focus
 * and place back.
 */
import { type RefObject, useEffect, useLayoutEffect } from 'react'
import * as limits from '#core/limits'
import { isSamePath } from '../../platform/page/readable-path'
import { freezePage } from '../../ui/sheets/freeze-page'
import { leaveBehind } from '../../ui/sheets/leave-behind'

export function useOverlayDialog(
  dialog: RefObject<HTMLDialogElement | null>,
  sheet: RefObject<HTMLElement | null>,
  viewPath: string,
  isModal: boolean,
  isBeside: boolean,
): void {
  useLayoutEffect(() => {
    const left = sheet.current
    return () => {
      // Not beside the view: there the overlay is part of the row, and its copy would stand elsewhere. A page goes at once.
      const of = left?.closest('dialog') ?? null
      if (left && !wasBeside(of) && of?.dataset['page'] === undefined) leaveBehind(left, 'end')
    }
  }, [sheet])
  useEffect(() => {
    const opener = document.activeElement
    const element = dialog.current
    let scrolled = scrollY
    // After a reload the view below finds its place only now.
    const onScroll = () => {
      if (!isAt(viewPath)) scrolled = scrollY
    }
    addEventListener('scroll', onScroll)
    return () => {
      removeEventListener('scroll', onScroll)
      // A link of the overlay may have led elsewhere: focus and place are then those of the new view.
      if (!isAt(viewPath)) return
      if (opener instanceof HTMLElement) opener.focus({ preventScroll: true })
      if (wasBeside(element)) return
      setTimeout(() => scrollTo({ top: scrolled, behavior: 'instant' }), limits.overlayRestoreMs)
    }
  }, [dialog, viewPath])
  useEffect(() => open(dialog.current, isModal, isBeside), [dialog, isModal, isBeside])
}

/** A list over the page and a note beside it may follow each other in the same overlay. */
function open(element: HTMLDialogElement | null, isModal: boolean, isBeside: boolean): () => void {
  const release = isBeside ? () => undefined : freezePage()
  if (isModal) element?.showModal()
  else element?.show()
  return () => {
    release()
    // Closing a detached dialog would return the focus by itself, and scroll there.
    if (element?.isConnected) element.close()
  }
}

const wasBeside = (element: HTMLElement | null) => element?.dataset['beside'] !== undefined

const isAt = (path: string) => isSamePath(location.pathname, path)
