/** A verse with the way into its text, in large type or as `className` has it. */

import type { EditionSummary } from '#core/contract/editions/edition'
import { rowTitle } from '#core/known-works/row-title'
import type { QuotedVerse } from '#core/verse-of-day/quote'
import styles from './verse-day.module.css'

interface Props {
  verse: Pick<QuotedVerse, 'text' | 'href' | 'label'>
  edition: Pick<EditionSummary, 'locale' | 'direction' | 'name'>
}

export function LargeVerse(props: Props) {
  return <VerseFigure {...props} className={styles.verse} />
}

export function VerseFigure({
  verse: { text, href, label },
  edition: { locale, direction, name },
  className,
}: Props & { className: string | undefined }) {
  return (
    <figure className={className}>
      <blockquote lang={locale} dir={direction}>
        {text}
      </blockquote>
      <figcaption>
        <a href={href}>
          <bdi>{label}</bdi>
        </a>
        <small dir="auto" lang={locale}>
          {rowTitle(name)}
        </small>
      </figcaption>
    </figure>
  )
}
