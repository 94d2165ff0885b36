/** Headset buttons and the lock screen: what is playing, and what their buttons do. */

export interface Played {
  title: string
  /** Second line: the words being read. */
  text: string
  album: string
}

export interface MediaActions {
  play: () => void
  pause: () => void
  previous: () => void
  next: () => void
  stop: () => void
}

const names = ['play', 'pause', 'previoustrack', 'nexttrack', 'seekbackward', 'seekforward', 'stop'] as const

/** Handles the buttons; the returned function releases them. */
export function takeMediaButtons({ play, pause, previous, next, stop }: MediaActions): () => void {
  const actions = {
    play,
    pause,
    stop,
    previoustrack: previous,
    nexttrack: next,
    seekbackward: previous,
    seekforward: next,
  }
  for (const name of names) setAction(name, actions[name])
  return () => {
    for (const name of names) setAction(name, null)
    const session = mediaSession()
    if (!session) return
    session.metadata = null
    session.playbackState = 'none'
  }
}

/** Announces what is played, and whether it plays. */
export function tellMedia({ title, text, album }: Played, isPlaying: boolean): void {
  const session = mediaSession()
  if (!session) return
  const artwork = [{ src: '/icon-512.png', sizes: '512x512', type: 'image/png' }]
  session.metadata = new MediaMetadata({ title, artist: text, album, artwork })
  session.playbackState = isPlaying ? 'playing' : 'paused'
}

function setAction(name: MediaSessionAction, action: (() => void) | null): void {
  try {
    mediaSession()?.setActionHandler(name, action)
  } catch {
    // This browser does not know the button; the others work.
    return
  }
}

function mediaSession(): MediaSession | undefined {
  return (navigator as Partial<Pick<Navigator, 'mediaSession'>>).mediaSession
}
