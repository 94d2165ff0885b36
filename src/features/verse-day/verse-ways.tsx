/** Actions on a verse: read on, copy, share, take it as a picture. */

import { useTranslation } from 'react-i18next'
import { rowTitle } from '#core/known-works/row-title'
import * as limits from '#core/limits'
import type { QuotedVerse } from '#core/verse-of-day/quote'
import { PictureButton } from '../../model/verse-picture/picture-button'
import { copyText, shareOrCopy } from '../../platform/page/share'
import { Button } from '../../ui/controls/button'
import button from '../../ui/controls/button.module.css'
import { CopyIcon, ShareIcon } from '../../ui/controls/panel-icons'
import { showSnackbar } from '../../ui/snackbars/snackbars'
import styles from './verse-day.module.css'

interface Props {
  verse: QuotedVerse
  /** Of this day or entry, else of the verse in the text. */
  address: string
}

export function VerseWays({ verse, address }: Props) {
  const { t } = useTranslation('verseDay')
  const { edition, text, label, href } = verse
  const name = rowTitle(edition.name)
  const quoted = `${text}\n(${label}, ${name})`
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
  const { locale, direction } = edition
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
      <PictureButton
        label={t('picture')}
        content={{ text, place: label, edition: name, locale, direction }}
      />
    </div>
  )
}
