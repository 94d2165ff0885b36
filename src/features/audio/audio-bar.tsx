/** The bar of the player: previous verse, play, next verse, place, speed and settings, close. The arrow keys move between its buttons. */
import { type KeyboardEvent, type RefObject, useLayoutEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { languageName } from '../../model/library/use-editions'
import { stopListening } from '../../model/shell/listening'
import { IconButton } from '../../ui/controls/icon-button'
import { CloseIcon, OptionsIcon } from '../../ui/controls/icons'
import { usePageSign } from '../../ui/page/page-sign'
import { useBarBelow } from '../../ui/page/use-bar-below'
import { formatNumber } from '../../ui/words/format-number'
import styles from './audio-bar.module.css'
import { PlayButtons } from './play-buttons'
import type { Player } from './playing/use-player'

interface Props {
  player: Player
  /** For example "Johannes 1,5"; empty until it is known. */
  place: string
  isExact: boolean
  trigger: RefObject<HTMLButtonElement | null>
  isOpen: boolean
  onOpen: () => void
}

export function AudioBar({ player, place, isExact, trigger, isOpen, onOpen }: Props) {
  const { t, i18n } = useTranslation('audio')
  const { settings, toggle, state } = player
  const bar = useFocusOfOpener()
  useBarBelow('audio-bar')
  const speed = formatNumber(settings.speed, i18n.language)
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    moveFocus(event)
    if (event.key !== ' ' || event.target !== event.currentTarget) return
    event.preventDefault()
    toggle()
  }
  return (
    <section className={`${styles.frame} app-chrome`} aria-label={t('player')} data-bar data-audio-bar>
      <Problem player={player} />
      <div
        ref={bar}
        className={styles.bar}
        role="toolbar"
        aria-label={t('player')}
        tabIndex={-1}
        onKeyDown={onKeyDown}
      >
        <PlayButtons player={player} />
        <span className={styles.place}>
          <bdi>
            {state.status === 'ended' ? t('ended') : isExact || !place ? place || t('loading') : `≈ ${place}`}
          </bdi>
        </span>
        <button
          ref={trigger}
          type="button"
          className={styles.settings}
          aria-label={`${t('settings')}, ${t('speed')}: ${speed}×`}
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          onClick={onOpen}
        >
          <bdi aria-hidden>{speed}×</bdi>
          <OptionsIcon className="icon" aria-hidden />
        </button>
        <IconButton icon={CloseIcon} label={t('common:close')} onClick={stopListening} />
      </div>
    </section>
  )
}

/** Says what keeps the player from reading, and what the person can do. */
function Problem({ player: { state, sources, text } }: { player: Player }) {
  const { t, i18n } = useTranslation('audio')
  const isRecording = sources.source.kind === 'recording'
  const [voice] = sources.voices
  const { status } = state
  usePageSign('audio-problem', status === 'no-voice' || status === 'failed')
  return (
    <div role="status">
      {status === 'no-voice' && (
        <p className={styles.problem}>
          <b>{t('noVoice', { language: languageName(text?.locale ?? '', i18n.language) })}</b>{' '}
          {t('noVoiceHint')}
        </p>
      )}
      {status === 'failed' && (
        <p className={styles.problem}>
          {t(isRecording ? 'failedRecording' : 'failedVoice')}
          {isRecording && voice && (
            <button type="button" onClick={() => sources.choose(voice.id)}>
              {t('deviceVoice')}
            </button>
          )}
        </p>
      )}
    </div>
  )
}

/** Moves the focus to the buttons if the player was opened by keyboard, and back when it is closed from there. */
function useFocusOfOpener(): RefObject<HTMLDivElement | null> {
  const bar = useRef<HTMLDivElement>(null)
  // A layout effect, because its cleanup runs before the bar leaves the page and takes the focus with it.
  useLayoutEffect(() => {
    const element = bar.current
    const opener = document.activeElement
    if (opener?.matches(':focus-visible')) element?.querySelector<HTMLElement>('[data-play]')?.focus()
    return () => {
      const isInside = element?.contains(document.activeElement) === true
      if (isInside && opener instanceof HTMLElement) opener.focus({ preventScroll: true })
    }
  }, [])
  return bar
}

function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return
  // Sorted by position on the screen, because the play buttons keep their order in every writing direction.
  const leftOf = (button: Element) => button.getBoundingClientRect().left
  const buttons = [...event.currentTarget.querySelectorAll('button')].sort((a, b) => leftOf(a) - leftOf(b))
  const at = buttons.findIndex((button) => button === document.activeElement)
  event.preventDefault()
  buttons[(at + (event.key === 'ArrowRight' ? 1 : -1) + buttons.length) % buttons.length]?.focus()
}
