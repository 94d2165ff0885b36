/** The words of a passage below the note that names it. */
import styles from './note-text.module.css'

interface Props {
  label: string
  href: string
  text: string
  /** Said where there is no text. */
  missing: string
  locale: string
  direction: 'ltr' | 'rtl'
}

export function PassagePeek({ label, href, text, missing, locale, direction }: Props) {
  return (
    <div className={styles.peek} role="status">
      <a href={href}>
        <bdi>{label}</bdi>
      </a>
      {text ? (
        <p lang={locale} dir={direction}>
          {text}
        </p>
      ) : (
        <p className={styles.missing}>{missing}</p>
      )}
    </div>
  )
}
