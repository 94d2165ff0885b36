/** `/graphic/{abbreviation}/{title}/{id}`: a picture that can be enlarged, with caption, credit, verses and neighbours. */
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { Picture } from '#core/content/model/article'
import type { ArticlePage, PackSummary } from '#core/contract/content/answers'
import { ContentProblem } from '../../model/contents/content-problem'
import { ArticlePlaces } from '../../model/contents/text/article-places'
import { ContentText, mediaPath } from '../../model/contents/text/content-text'
import { PackCredit } from '../../model/contents/text/pack-credit'
import { useArticle, useNamedArticle } from '../../model/contents/use-article'
import { useOverlayTitle } from '../../model/place/overlay-title'
import { IconButton } from '../../ui/controls/icon-button'
import listStyles from '../../ui/note/list.module.css'
import styles from './media.module.css'
import { FullScreenIcon, WholeIcon, ZoomInIcon, ZoomOutIcon } from './media-icons'
import { Neighbours } from './neighbours'
import { useZoom } from './use-zoom'

export function GraphicOverlay() {
  const { t } = useTranslation()
  const { abbr, id = 0 } = useNamedArticle()
  const found = useArticle(abbr, id)
  if (found.kind !== 'here') return <ContentProblem content={found} absent={t('notFound')} />
  return <Shown key={`${abbr} ${id}`} page={found.data} />
}

function Shown({ page }: { page: ArticlePage }) {
  const { pack } = page
  const [article] = page.articles
  useOverlayTitle(article?.head, pack.locale)
  if (!article?.picture) return null
  const { picture } = article
  return (
    <div className={listStyles.page}>
      <figure className={styles.figure}>
        <Viewer pack={pack} picture={picture} title={article.head} />
        <figcaption>
          <ContentText pack={pack} nodes={article.parts} />
        </figcaption>
      </figure>
      <ArticlePlaces pack={pack} article={article} />
      <Neighbours page={page} />
      <p className={listStyles.hint} lang={pack.locale}>
        {[picture.author, picture.licence].filter(Boolean).join(' · ')}
      </p>
      <PackCredit pack={pack} />
    </div>
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
