/** The words of a passage below the note that names it. */
import type { ReactNode } from 'react'
import { TextLines } from '../page/text-lines'
import styles from './note-text.module.css'

interface Props {
  label: string
  href: string
  /** Null where there is none; undefined while it is on its way. */
  text: ReactNode | undefined
  /** Said where there is no text. */
  missing: string
  loading: string
  locale: string
  direction: 'ltr' | 'rtl'
}

export function PassagePeek({ label, href, text, missing, loading, locale, direction }: Props) {
  return (
    <div className={styles.peek} role="status">
      <a href={href}>
        <bdi>{label}</bdi>
      </a>
      {text ? (
        <p lang={locale} dir={direction}>
          {text}
        </p>
      ) : text === undefined ? (
        <TextLines label={loading} />
      ) : (
        <p className={styles.missing}>{missing}</p>
      )}
    </div>
  )
}
