/** A link to the place where the person stopped reading, with the line itself. */
import { useTranslation } from 'react-i18next'
import { dotOf } from '#core/scripture/text/digits'
import type { LeftPlace } from '../../model/study/left-place'
import { readOn } from '../../model/study/record-activity'
import { NextIcon } from '../../ui/controls/icons'
import styles from './go-on.module.css'
import { useLeftLine } from './use-left-line'

interface Props {
  path: string
  /** Undefined if the device has only the cookie; then its route leads there. */
  last: LeftPlace | undefined
}

export function GoOn({ path, last }: Props) {
  const { t, i18n } = useTranslation()
  const line = useLeftLine(path)
  const title = line?.isNamed ? line.label : (last?.title ?? line?.label ?? decodeURI(path))
  const { locale, direction } = line?.edition ?? {}
  return (
    <a className={styles.goOn} href={path} onClick={readOn}>
      <span className={styles.above}>
        {t('continueReading')}
        <small>
          <bdi>{last?.abbreviations.join(dotOf(i18n.language))}</bdi>
        </small>
      </span>
      <b>
        <bdi>{title}</bdi>
      </b>
      {/* Its space is reserved while the database looks it up. */}
      {line !== null && (
        <span className={styles.line} lang={locale} dir={direction}>
          <q>{line?.text}</q>
        </span>
      )}
      <NextIcon className={`icon mirrored ${styles.arrow}`} aria-hidden />
    </a>
  )
}
