/** A verse in large type with the way into its text. */
import type { EditionSummary } from '#core/contract/editions/edition'
import type { QuotedVerse } from '#core/verse-of-day/quote'
import styles from './verse-day.module.css'

interface Props {
  verse: Pick<QuotedVerse, 'text' | 'href' | 'label'>
  edition: Pick<EditionSummary, 'locale' | 'direction' | 'name'>
}

export function LargeVerse({ verse: { text, href, label }, edition: { locale, direction, name } }: Props) {
  return (
    <figure className={styles.verse}>
      <blockquote lang={locale} dir={direction}>
        {text}
      </blockquote>
      <figcaption>
        <a href={href}>
          <bdi>{label}</bdi>
        </a>
        <small dir="auto" lang={locale}>
          {name}
        </small>
      </figcaption>
    </figure>
  )
}
