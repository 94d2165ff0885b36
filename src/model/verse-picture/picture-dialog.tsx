/** Makes a picture of verses in one of four designs and three formats. The canvas of the preview is what is saved. */
import { type RefObject, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { saveFile } from '../../platform/page/save-file'
import { canShareFile, shareFile } from '../../platform/page/share'
import { Button } from '../../ui/controls/button'
import choices from '../../ui/controls/choice.module.css'
import { DownloadIcon } from '../../ui/controls/icons'
import { ShareIcon } from '../../ui/controls/panel-icons'
import { ModalSheet } from '../../ui/sheets/modal-sheet'
import { showSnackbar } from '../../ui/snackbars/snackbars'
import { useLastAnswer } from '../asking/use-answer'
import { drawPicture, loadFaces, type PictureContent, type PictureFaces, pictureFile } from './draw-picture'
import {
  designOf,
  type PictureDesign,
  type PictureFormat,
  pictureDesigns,
  pictureFormats,
} from './picture-designs'
import styles from './picture-dialog.module.css'

export interface PictureDialogProps {
  content: PictureContent
  onClose: () => void
}

export function PictureDialog({ content, onClose }: PictureDialogProps) {
  const { t } = useTranslation('pictures')
  const [design, setDesign] = useState(() => designOf(document.documentElement.dataset['theme']))
  const [format, setFormat] = useState<PictureFormat>('square')
  const canvas = useRef<HTMLCanvasElement>(null)
  const faces = useFaces(content)
  const [isTooLong, setIsTooLong] = useState(false)
  useEffect(() => {
    if (!canvas.current || !faces) return
    setIsTooLong(!drawPicture(canvas.current, { content, design, format, faces }))
  }, [content, design, format, faces])
  return (
    <ModalSheet title={t('title')} onClose={onClose}>
      <div className={styles.stage}>
        <canvas
          ref={canvas}
          role="img"
          aria-label={t('preview', { place: content.place })}
          data-format={format}
          hidden={isTooLong}
        />
        {isTooLong && <p role="alert">{t('tooLong')}</p>}
      </div>
      <Designs content={content} faces={faces} design={design} onChange={setDesign} />
      <Formats format={format} onChange={setFormat} />
      <WaysOut
        canvas={canvas}
        place={content.place}
        isReady={faces !== undefined && !isTooLong}
        onDone={onClose}
      />
    </ModalSheet>
  )
}

/** Undefined until the fonts are here. */
function useFaces(content: PictureContent): PictureFaces | undefined {
  return useLastAnswer([content], async () => await loadFaces(content))
}

interface DesignsProps {
  content: PictureContent
  faces: PictureFaces | undefined
  design: PictureDesign
  onChange: (design: PictureDesign) => void
}

function Designs({ content, faces, design, onChange }: DesignsProps) {
  const { t } = useTranslation('pictures')
  return (
    <fieldset className={styles.choices}>
      <legend className="visually-hidden">{t('design')}</legend>
      {pictureDesigns.map((one) => (
        <label key={one} className={`${choices.choice} ${styles.design}`}>
          <input type="radio" name="picture-design" checked={one === design} onChange={() => onChange(one)} />
          <Thumbnail content={content} faces={faces} design={one} />
          <span>{t(`design-${one}`)}</span>
        </label>
      ))}
    </fieldset>
  )
}

const thumbnailScale = 0.2

function Thumbnail({ content, faces, design }: Pick<DesignsProps, 'content' | 'faces' | 'design'>) {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    if (canvas.current && faces)
      drawPicture(canvas.current, { content, design, format: 'square', faces }, thumbnailScale)
  }, [content, design, faces])
  return <canvas ref={canvas} aria-hidden />
}

function Formats({ format, onChange }: { format: PictureFormat; onChange: (format: PictureFormat) => void }) {
  const { t } = useTranslation('pictures')
  return (
    <fieldset className={styles.choices}>
      <legend className="visually-hidden">{t('format')}</legend>
      {pictureFormats.map((one) => (
        <label key={one} className={`${choices.choice} ${styles.format}`}>
          <input type="radio" name="picture-format" checked={one === format} onChange={() => onChange(one)} />
          <i data-format={one} aria-hidden />
          <span>{t(`format-${one}`)}</span>
        </label>
      ))}
    </fieldset>
  )
}

interface WaysOutProps {
  canvas: RefObject<HTMLCanvasElement | null>
  place: string
  isReady: boolean
  onDone: () => void
}

/** Saves the picture, or passes it to the system's share sheet if there is one, and reports the outcome. */
function WaysOut({ canvas, place, isReady, onDone }: WaysOutProps) {
  const { t } = useTranslation('pictures')
  const [canShare] = useState(() => canShareFile(new File([''], 'picture.png', { type: 'image/png' })))
  const done = (message: 'saved' | 'shared' | 'failed') => {
    onDone()
    showSnackbar(t(`done-${message}`), { id: 'picture', type: message === 'failed' ? 'error' : 'success' })
  }
  const send = async (isShared: boolean) => {
    const file = canvas.current && (await pictureFile(canvas.current, place))
    if (!file) return done('failed')
    if (!isShared) {
      saveFile(file.name, file)
      return done('saved')
    }
    const outcome = await shareFile(file)
    // If the person closed the share sheet, the dialog stays open for another design.
    if (outcome !== 'cancelled') done(outcome)
  }
  return (
    <div className={styles.ways}>
      <Button variant={canShare ? 'plain' : 'primary'} disabled={!isReady} onClick={() => void send(false)}>
        <DownloadIcon className="icon" aria-hidden />
        {t('save')}
      </Button>
      {canShare && (
        <Button variant="primary" disabled={!isReady} onClick={() => void send(true)}>
          <ShareIcon className="icon" aria-hidden />
          {t('reading:share')}
        </Button>
      )}
    </div>
  )
}
