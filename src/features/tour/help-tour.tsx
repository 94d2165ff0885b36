/**
 * The help tour: a card beside the outlined part that it explains, on a dimmed page (design UX 3.12). Arrows and Enter
 * move between the steps, Esc ends it; the focus stays in the card and returns afterwards. A person who has seen the
 * first step is not offered the tour again.
 */
import { useLayoutEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { tourCookies } from '../../model/shell/help-tour'
import { writeCookie } from '../../platform/storage/cookies'
import { Button } from '../../ui/controls/button'
import { useLayer } from '../../ui/layers/use-layer'
import { landed } from '../../ui/page/focus-arrived'
import { usePageSign } from '../../ui/page/page-sign'
import { formatNumber } from '../../ui/words/format-number'
import styles from './help-tour.module.css'
import { placeCard, placeOutline } from './tour-place'
import { nextStep, type TourEvent, type TourView, tourEventOf } from './tour-state'
import { boxOnScreen, isOnScreen, targetOf, tourSteps } from './tour-steps'

interface Props {
  view: TourView
  onEnd: () => void
}

export function HelpTour({ view, onEnd }: Props) {
  const { t, i18n } = useTranslation('shell')
  const steps = tourSteps[view]
  const [index, setIndex] = useState(0)
  const { name } = steps[index] ?? { name: '' }
  const dialog = useModal(view)
  usePageSign('tour')
  useLayer(onEnd)
  const [card, outline] = usePlaces(view, index)
  const go = (event: TourEvent) => {
    const next = nextStep(index, event, steps.length)
    if (next === undefined) onEnd()
    else setIndex(next)
  }
  const figures = {
    step: formatNumber(index + 1, i18n.language),
    all: formatNumber(steps.length, i18n.language),
  }
  return (
    <dialog
      ref={dialog}
      className={styles.tour}
      aria-label={t('tour')}
      onCancel={(event) => {
        event.preventDefault()
        go('skip')
      }}
      // Until the person has touched the page, Esc closes the dialog without a `cancel` event that can be prevented.
      onClose={onEnd}
      onKeyDown={({ key }) => {
        const event = key === 'Escape' ? undefined : tourEventOf(key, document.documentElement.dir)
        if (event) go(event)
      }}
    >
      <div ref={outline} className={styles.outline} aria-hidden />
      <div ref={card} className={styles.card}>
        <p className={styles.count}>{t('step', figures)}</p>
        <div aria-live="polite">
          <h2>{t(`${name}Title`)}</h2>
          <p>{t(name)}</p>
        </div>
        <div className={styles.ways}>
          <Button variant="quiet" onClick={() => go('skip')}>
            {t('skip')}
          </Button>
          {index > 0 && <Button onClick={() => go('back')}>{t('common:back')}</Button>}
          <Button variant="primary" data-next onClick={() => go('next')}>
            {t(index + 1 < steps.length ? 'next' : 'done')}
          </Button>
        </div>
      </div>
    </dialog>
  )
}

/** Opens the dialog with the focus on the button of the next step. */
function useModal(view: TourView) {
  const dialog = useRef<HTMLDialogElement>(null)
  // Runs before the places are measured, because a closed dialog has no size.
  useLayoutEffect(() => {
    const opener = document.activeElement
    writeCookie(tourCookies[view], '1')
    // The bars it speaks of are there.
    landed()
    dialog.current?.showModal()
    dialog.current?.querySelector<HTMLElement>('[data-next]')?.focus()
    return () => {
      if (opener instanceof HTMLElement) opener.focus({ preventScroll: true })
    }
  }, [view])
  return dialog
}

/** Places card and outline for each step, and in every frame: bars come back and texts grow while it is open. */
function usePlaces(view: TourView, index: number) {
  const card = useRef<HTMLDivElement>(null)
  const outline = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const step = tourSteps[view][index]
    let target = step && targetOf(step)
    let frame = 0
    let before = ''
    const place = () => {
      if (!target?.isConnected || !isOnScreen(target)) target = step && targetOf(step)
      const box = target && boxOnScreen(target)
      const now = [box?.left, box?.top, box?.width, box?.height, innerWidth, innerHeight].join()
      if (now !== before && outline.current && card.current) {
        placeOutline(outline.current, box)
        placeCard(card.current, box)
      }
      before = now
      frame = requestAnimationFrame(place)
    }
    place()
    return () => cancelAnimationFrame(frame)
  }, [view, index])
  return [card, outline] as const
}
