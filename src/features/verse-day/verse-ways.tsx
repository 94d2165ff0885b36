/** Actions on a verse: read on, copy, share, take it as a picture. */
import { useTranslation } from 'react-i18next'
import * as limits from '#core/limits'
import type { PlacedVerse } from '#core/verse-of-day/quote'
import { useOnline } from '../../platform/page/online'
import { copyText, shareOrCopy } from '../../platform/page/share'
import { Button } from '../../ui/controls/button'
import button from '../../ui/controls/button.module.css'
import { CopyIcon, ImageIcon, ShareIcon } from '../../ui/controls/panel-icons'
import { showSnackbar } from '../../ui/snackbars/snackbars'
import styles from './verse-day.module.css'

interface Props {
  verse: PlacedVerse
  /** Of this day or entry, else of the verse in the text. */
  address: string
}

export function VerseWays({ verse, address }: Props) {
  const { t } = useTranslation('verseDay')
  const isOnline = useOnline()
  const { edition, text, label, href, place } = verse
  const quoted = `${text}\n(${label}, ${edition.name})`
  const brief = { timeoutMs: limits.shortSnackbarMs }
  const copy = async () => {
    if (await copyText(quoted)) showSnackbar(t('copied'), brief)
    else showSnackbar(t('copyFailed'), { type: 'error' })
  }
  const share = async () => {
    const outcome = await shareOrCopy({ title: label, text: quoted, url: location.origin + address })
    if (outcome === 'copied') showSnackbar(t('copied'), brief)
    if (outcome === 'failed') showSnackbar(t('copyFailed'), { type: 'error' })
  }
  // An imported edition is on this device only: the server has no picture of it.
  const picture = edition.id !== 0 ? pictureOf(edition.abbreviation, place) : undefined
  return (
    <div className={styles.ways}>
      <a className={button.button} data-variant="primary" href={href}>
        {t('readOn')}
      </a>
      <Button onClick={() => void copy()}>
        <CopyIcon className="icon" aria-hidden />
        {t('copy')}
      </Button>
      <Button onClick={() => void share()}>
        <ShareIcon className="icon" aria-hidden />
        {t('share')}
      </Button>
      {picture &&
        (isOnline ? (
          <a className={button.button} data-variant="plain" href={picture} download={`${label}.png`}>
            <ImageIcon className="icon" aria-hidden />
            {t('picture')}
          </a>
        ) : (
          <span className={styles.hint}>{t('pictureOffline')}</span>
        ))}
    </div>
  )
}

/** The last part says nothing: an address without the present version answers the present picture. */
function pictureOf(abbreviation: string, { from, to }: { from: number; to: number }): string {
  return `/og/${abbreviation}/${from === to ? from : `${from}-${to}`}.day.png`
}
