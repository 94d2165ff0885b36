/** `/graphic/{abbreviation}/{title}/{id}`: a picture that can be enlarged, with caption, credit, verses and neighbours. */
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { PackSummary } from '#core/contract/content/answers'
import type { Picture } from '#core/contract/content/article'
import { ContentText, mediaPath } from '../../model/contents/text/content-text'
import { IconButton } from '../../ui/controls/icon-button'
import { ItemOverlay } from './item-overlay'
import styles from './media.module.css'
import { FullScreenIcon, WholeIcon, ZoomInIcon, ZoomOutIcon } from './media-icons'
import { useZoom } from './use-zoom'

export function GraphicOverlay() {
  return (
    <ItemOverlay>
      {({ head, parts, picture }, pack) =>
        picture && (
          <figure className={styles.figure}>
            <Viewer pack={pack} picture={picture} title={head} />
            <figcaption>
              <ContentText pack={pack} nodes={parts} />
            </figcaption>
          </figure>
        )
      }
    </ItemOverlay>
  )
}

function Viewer({ pack, picture, title }: { pack: PackSummary; picture: Picture; title: string }) {
  const { t } = useTranslation('media')
  const frame = useRef<HTMLDivElement>(null)
  const { zoom, send, hand } = useZoom(frame)
  const middle = { x: 0, y: 0 }
  return (
    <div className={styles.viewer} data-enlarged={zoom.scale > 1 || undefined}>
      {/* The role `application`, because arrow keys and signs move the picture while it has the focus. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <div
        ref={frame}
        className={styles.frame}
        role="application"
        aria-roledescription={t('viewer')}
        aria-label={t('zoomable', { title })}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        {...hand}
      >
        <img
          src={mediaPath(pack, picture.media)}
          alt={picture.alt}
          draggable={false}
          ref={(image) => {
            // The content security policy allows no style attribute in HTML, but a style set by script.
            if (image) image.style.transform = `translate(${zoom.x}px, ${zoom.y}px) scale(${zoom.scale})`
          }}
        />
      </div>
      <div className={styles.buttons}>
        <IconButton
          icon={ZoomInIcon}
          label={t('zoomIn')}
          onClick={() => send({ type: 'zoom', factor: 1.5, at: middle })}
        />
        <IconButton
          icon={ZoomOutIcon}
          label={t('zoomOut')}
          onClick={() => send({ type: 'zoom', factor: 1 / 1.5, at: middle })}
        />
        <IconButton icon={WholeIcon} label={t('whole')} onClick={() => send({ type: 'reset' })} />
        {document.fullscreenEnabled && (
          <IconButton
            icon={FullScreenIcon}
            label={t('fullScreen')}
            onClick={() => void toggleFullScreen(frame.current)}
          />
        )}
      </div>
    </div>
  )
}

/** If the browser refuses, the picture stays as it is. */
async function toggleFullScreen(element: HTMLElement | null): Promise<void> {
  if (document.fullscreenElement) await document.exitFullscreen()
  else await element?.requestFullscreen().catch(() => undefined)
}
