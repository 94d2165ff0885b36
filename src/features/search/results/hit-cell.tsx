/** A hit in one edition: found headings, and verses with the found words; a verse that only stands beside a hit elsewhere is muted. */
import { useTranslation } from 'react-i18next'
import type { Verse } from '#core/contract/editions/chapter'
import type { EditionSummary } from '#core/contract/editions/edition'
import { verseLabel } from '#core/scripture/text/verse-nodes'
import { FoundText } from './found-text'
import styles from './hit.module.css'
import type { HitCell, HitVerse } from './hit-rows'
import { textPieces } from './text-pieces'
import { useContext } from './use-context'

interface Props {
  cell: HitCell
  edition: EditionSummary | undefined
  /** True for the only edition searched, which needs no name. */
  isAlone: boolean
  /** True if the verses around it are shown. */
  isOpen: boolean
  /** The place in the cell's own numbers if they differ; else empty. */
  ownLabel: string
}

export function HitCellText({ cell, edition, isAlone, isOpen, ownLabel }: Props) {
  const { abbreviation, verses } = cell
  const locale = edition?.locale ?? ''
  const [first] = verses
  const last = verses.at(-1)
  const numbered = isOpen || verses.length > 1
  const text = verses.map((one) => (
    <FoundVerseText
      key={one.verse.canonical}
      found={one}
      label={numbered ? verseLabel(one.verse, locale) : ''}
    />
  ))
  return (
    <div
      className={styles.cell}
      lang={edition?.locale}
      dir={edition?.direction}
      data-empty={!first || undefined}
    >
      {!isAlone && (
        <p className={styles.edition}>
          <bdi>{abbreviation}</bdi>
          {ownLabel && <bdi>{ownLabel}</bdi>}
        </p>
      )}
      {isOpen && first && last ? (
        <InContext
          abbreviation={abbreviation}
          from={first.verse.canonical}
          to={last.verse.canonical}
          locale={locale}
        >
          {text}
        </InContext>
      ) : (
        text
      )}
      {!first && <p className={styles.beside}>—</p>}
    </div>
  )
}

function FoundVerseText({ found, label }: { found: HitVerse; label: string }) {
  const { verse, marks, heading, isFound } = found
  return (
    <>
      {heading && (
        <h3 className={styles.heading}>
          <FoundText pieces={textPieces({ content: heading.content }, heading.marks)} />
        </h3>
      )}
      <p className={isFound ? styles.text : styles.beside}>
        {label && <Number label={label} />}
        <FoundText pieces={textPieces(verse, marks)} />
      </p>
    </>
  )
}

interface InContextProps {
  abbreviation: string
  from: number
  to: number
  locale: string
  children: React.ReactNode
}

function InContext({ abbreviation, from, to, locale, children }: InContextProps) {
  const { t, i18n } = useTranslation()
  const context = useContext(abbreviation, from, to)
  if (context === 'loading') return children
  if (context === 'failed')
    return (
      <>
        {children}
        <p className={styles.absent} lang={i18n.language} dir={i18n.dir()}>
          {t('reading:referenceNotHere')}
        </p>
      </>
    )
  return (
    <>
      <Around verses={context.before} locale={locale} />
      {children}
      <Around verses={context.after} locale={locale} />
    </>
  )
}

function Around({ verses, locale }: { verses: readonly Verse[]; locale: string }) {
  return verses.map((verse) => (
    <p key={verse.verse} className={styles.around}>
      <Number label={verseLabel(verse, locale)} />
      <FoundText pieces={textPieces(verse, [])} />
    </p>
  ))
}

function Number({ label }: { label: string }) {
  return <span className={styles.number}>{label} </span>
}
