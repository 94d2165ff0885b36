/** The audio player: a bar of 40 px above the bottom edge, a box with settings, and the mark on the verse being read (READ-14, UX 3.10). */
import { useCallback, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { PageData } from '#core/contract/page-data'
import { namingOf, placeLabel } from '#core/scripture/reading/addresses/addresses'
import { stopListening } from '../../model/shell/listening'
import { takeMediaButtons, tellMedia } from '../../platform/media/media-session'
import { useMedia } from '../../ui/page/use-media'
import { AudioBar } from './audio-bar'
import { AudioSettingsBox } from './audio-settings-box'
import { followSpoken, paintSpoken, watchScrolling } from './playing/spoken-verse'
import { type Player, usePlayer } from './playing/use-player'

/** A person who scrolls looks at something else; for this long the player does not scroll to the verse being read. */
const leaveAloneMs = 5_000

export function AudioPlayer({ data }: { data: PageData }) {
  const { i18n } = useTranslation('audio')
  const player = usePlayer(data)
  const [isOpen, setIsOpen] = useState(false)
  const trigger = useRef<HTMLButtonElement>(null)
  const close = useCallback(() => setIsOpen(false), [])
  const { state, text, sources } = player
  const verse = text?.verses[state.verse]
  const naming = namingOf(data, i18n.language)
  const isSmallest = useMedia('(max-width: 359px)')
  const placeIn = (style: 'long' | 'abbr') =>
    text && verse && naming
      ? placeLabel(text.chapter + verse.verse, text.chapter + (verse.verseEnd ?? verse.verse), naming, style)
      : ''
  const place = placeIn('long')
  useMediaSession(player, place)
  usePainting(player, data)
  const { source } = sources
  const isExact = source.kind !== 'recording' || source.recording.verses !== undefined
  return (
    <>
      <AudioBar
        player={player}
        place={isSmallest ? placeIn('abbr') : place}
        isExact={isExact}
        trigger={trigger}
        isOpen={isOpen}
        onOpen={() => setIsOpen(!isOpen)}
      />
      {isOpen && <AudioSettingsBox player={player} isExact={isExact} trigger={trigger} onClose={close} />}
    </>
  )
}

function useMediaSession({ state, dispatch, text }: Player, place: string): void {
  const { status } = state
  const words = text?.verses[state.verse]?.text
  const album = text?.edition ?? ''
  useEffect(
    () =>
      takeMediaButtons({
        play: () => dispatch({ kind: 'play' }),
        pause: () => dispatch({ kind: 'pause' }),
        previous: () => dispatch({ kind: 'step', by: -1 }),
        next: () => dispatch({ kind: 'step', by: 1 }),
        stop: stopListening,
      }),
    [dispatch],
  )
  useEffect(() => {
    if (words !== undefined) tellMedia({ title: place, text: words, album }, status === 'playing')
  }, [place, words, album, status])
}

/** Marks the verse being read, unless the verse is only a guess. */
function usePainting({ state, text, sources: { source } }: Player, data: PageData): void {
  const number = text?.verses[state.verse]?.verse
  const isGuessed = source.kind === 'recording' && source.recording.verses === undefined
  const isPlaying = state.status === 'playing'
  const abbreviation = text?.abbreviation ?? ''
  const isShown = !isGuessed && (isPlaying || state.status === 'resting')
  const scrolledAt = useRef(Number.NEGATIVE_INFINITY)
  useEffect(
    () =>
      watchScrolling(() => {
        scrolledAt.current = performance.now()
      }),
    [],
  )
  useEffect(() => {
    if (number === undefined || !isShown) return
    return paintSpoken(abbreviation, number, isPlaying)
    // `data`: the chapter may have been drawn again for other data.
  }, [abbreviation, number, isShown, isPlaying, data])
  useEffect(() => {
    const isLeftAlone = performance.now() - scrolledAt.current < leaveAloneMs
    if (number !== undefined && isPlaying && !isGuessed && !isLeftAlone) followSpoken()
  }, [abbreviation, number, isPlaying, isGuessed])
}
