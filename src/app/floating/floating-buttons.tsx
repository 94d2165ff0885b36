/**
 * Buttons that are at hand everywhere: to the top, and the assistant where no bar has it. They stand in the rail of the sidebar, beside a text on phones in the bottom bar, and never over a line of it.
 */

import { ArrowUp as ScrollTopIcon } from 'lucide-react'
import { memo, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useOption } from '../../model/options/options'
import { usePageSign } from '../../ui/page/page-sign'
import { useStore } from '../../ui/store/store'
import { isMotionReduced } from '../../ui/timing/motion'
import type { ChatButtonFacts } from '../chat-button/chat-button'
import { ChatLink } from '../chat-button/chat-link'
import { useChatButton } from '../chat-button/use-chat-button'
import { areBarsHidden } from '../header/hiding/bars-hidden'
import styles from './floating-buttons.module.css'
import { atTop, scrollToTop } from './scroll-to-top'

/** Elements that handle the tap themselves, or that lie over the bar. */
const taken = 'a, button, input, label, form, dialog, [role="dialog"], [role="toolbar"], [data-audio-bar]'

interface Props {
  place: ChatButtonFacts['place']
}

export const FloatingButtons = memo(function FloatingButtons({ place }: Props) {
  const { t } = useTranslation('shell')
  const isHidden = useStore(areBarsHidden)
  const isScrolledUp = useScrolledUp()
  const chat = useChatButton(place, useOption('chat.btn'))
  const hasChat = chat === 'rail'
  usePageSign('floating', hasChat || isScrolledUp)
  usePageSign('to-top', isScrolledUp)
  useTapOnBars()
  return (
    <>
      {(hasChat || isScrolledUp) && (
        <section
          className={`${styles.floating} app-chrome`}
          data-place={place}
          data-hidden={isHidden}
          aria-label={t('quickAccess')}
        >
          {isScrolledUp && <ToTop />}
          {hasChat && <ChatLink />}
        </section>
      )}
    </>
  )
})

/** The button disappears when it is clicked: the focus goes on at the top of the text. */
function ToTop() {
  const { t } = useTranslation('shell')
  return (
    <button type="button" className={styles.top} aria-label={t('toTop')} title={t('toTop')} onClick={goUp}>
      <ScrollTopIcon className="icon" aria-hidden />
    </button>
  )
}

function useScrolledUp(): boolean {
  const [isShown, setIsShown] = useState(false)
  useEffect(() => {
    let state = atTop
    const arrive = () => {
      state = { ...atTop, lastY: scrollY, turnedAt: scrollY }
      setIsShown(false)
    }
    const onScroll = () => {
      state = scrollToTop(state, scrollY)
      setIsShown(state.isShown)
    }
    addEventListener('scroll', onScroll, { passive: true })
    addEventListener('landed', arrive)
    return () => {
      removeEventListener('landed', arrive)
      removeEventListener('scroll', onScroll)
    }
  }, [])
  return isShown
}

/**
 * Scrolls to the top of the page, from the button or from a tap on an empty part of a bar, where phones
 * have this gesture for every list. Moves the focus to the heading of the text as well.
 */
function goUp(): void {
  scrollTo({ top: 0, behavior: isMotionReduced() ? 'instant' : 'smooth' })
  const headings = [...document.querySelectorAll<HTMLElement>('main h1')]
  headings.find((heading) => heading.checkVisibility())?.focus({ preventScroll: true })
}

/** Taps only: the keyboard has the Home key and the button. */
function useTapOnBars(): void {
  useEffect(() => {
    const onClick = ({ target, defaultPrevented }: MouseEvent) => {
      if (defaultPrevented || !(target instanceof Element)) return
      if (target.closest('[data-bar]') && !target.closest(taken)) goUp()
    }
    document.addEventListener('click', onClick)
    return () => document.removeEventListener('click', onClick)
  }, [])
}
