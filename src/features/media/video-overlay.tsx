/** `/video/{abbreviation}/{title}/{id}`: a video. Nothing is loaded before a click on a button that names the source. */
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { PackSummary } from '#core/contract/content/answers'
import type { Video } from '#core/contract/content/article'
import { ContentText, mediaPath } from '../../model/contents/text/content-text'
import { usePublicSettings } from '../../model/options/public-settings'
import { useOnline } from '../../platform/page/online'
import { Button } from '../../ui/controls/button'
import listStyles from '../../ui/note/list.module.css'
import { formatLength } from '../../ui/words/format-time'
import { isolate } from '../../ui/words/isolate'
import { ItemOverlay } from './item-overlay'
import styles from './media.module.css'
import { OutsideIcon, PlayIcon } from './media-icons'
import { type WatchedSource, watchedSources } from './video-source'

export function VideoOverlay() {
  const { i18n } = useTranslation()
  return (
    <ItemOverlay>
      {({ head, parts, video }, pack) =>
        video && (
          <>
            <Player pack={pack} video={video} title={head} />
            {video.seconds > 0 && (
              <p className={listStyles.hint}>{formatLength(video.seconds, i18n.language)}</p>
            )}
            <ContentText pack={pack} nodes={parts} />
          </>
        )
      }
    </ItemOverlay>
  )
}

/** The button that was pressed is gone: its focus goes to the player that came for it. */
const takeFocus = (player: HTMLElement | null) => player?.focus()

function Player({ pack, video, title }: { pack: PackSummary; video: Video; title: string }) {
  const { t } = useTranslation('media')
  const settings = usePublicSettings()
  const isOnline = useOnline()
  const [watched, setWatched] = useState<WatchedSource>()
  const sources = watchedSources(video, settings?.videoHosts ?? [], location.origin)
  if (watched?.kind === 'file')
    return (
      // The operator who adds a video to the library adds captions inside its file.
      // oxlint-disable-next-line jsx-a11y/media-has-caption
      <video
        ref={takeFocus}
        className={styles.player}
        src={watched.url}
        controls
        autoPlay
        aria-label={title}
      />
    )
  if (watched?.kind === 'frame')
    return (
      <iframe
        ref={takeFocus}
        className={styles.player}
        src={watched.url}
        title={title}
        // The player is on another host (video-source.ts), so its scripts reach neither this page nor the sandbox.
        // oxlint-disable-next-line react/iframe-missing-sandbox
        sandbox="allow-scripts allow-same-origin allow-presentation allow-popups"
        referrerPolicy="strict-origin"
        allow="fullscreen"
      />
    )
  return (
    <div className={styles.poster}>
      {video.poster && <img src={mediaPath(pack, video.poster.media)} alt={video.poster.alt} />}
      {!isOnline && <p role="status">{t('needsInternet')}</p>}
      {sources.length === 0 && <p>{t('noSource')}</p>}
      {sources.map((source) =>
        source.kind === 'page' ? (
          <a key={source.url} href={source.url} target="_blank" rel="noreferrer">
            <OutsideIcon className="icon" aria-hidden />
            {t('watchAt', { host: isolate(source.host) })}
          </a>
        ) : (
          <Button key={source.url} variant="primary" disabled={!isOnline} onClick={() => setWatched(source)}>
            <PlayIcon className="icon" aria-hidden />
            {source.kind === 'file' ? t('play') : t('playFrom', { host: isolate(source.host) })}
          </Button>
        ),
      )}
    </div>
  )
}
