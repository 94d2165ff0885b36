/** A source of an answer: the text of the library itself, with its name and the way to it. */
import { Fragment } from 'react'
import { useTranslation } from 'react-i18next'
import type { AnswerSource, SourceVerse } from '#core/contract/assistant/answer'
import { directionOf } from '#core/contract/locales'
import { formatLabel } from '../../../ui/words/format-number'
import { isolate } from '../../../ui/words/isolate'
import styles from './answer.module.css'
import { PeekLink } from './peek-link'
import { WordLines } from './word-lines'

interface Props {
  source: AnswerSource
  /** In a box that is a frame itself. */
  isPlain?: boolean
  /** Sentences cite it. */
  isNumbered?: boolean
}

export function SourceCard({ source, isPlain = false, isNumbered = true }: Props) {
  const { t, i18n } = useTranslation('assistant')
  const { n, kind, link, title, resource, name, locale, verses, excerpt, places, word } = source
  return (
    <div className={styles.source} data-kind={kind} data-plain={isPlain || undefined}>
      <p className={styles.sourceHead}>
        {isNumbered && <span className={styles.number}>{formatLabel(n, i18n.language)}</span>}
        <a href={link}>
          {kind === 'search' ? t('searchFor', { words: isolate(title) }) : <bdi lang={locale}>{title}</bdi>}
        </a>
        {resource && kind !== 'search' && (
          <small title={name}>
            <bdi>{kind === 'passage' || kind === 'word' ? resource : name}</bdi>
          </small>
        )}
      </p>
      {verses && <Verses verses={verses} source={source} />}
      {excerpt && (
        <p className={styles.excerpt} lang={locale} dir={directionOf(locale)}>
          {excerpt}
        </p>
      )}
      {word && <WordLines word={word} edition={resource} />}
      {places && places.length > 0 && (
        <p className={styles.places} lang={locale}>
          {places.map((place) => (
            <PeekLink key={place.link} href={place.link}>
              {place.title}
            </PeekLink>
          ))}
        </p>
      )}
    </div>
  )
}

function Verses({ verses, source }: { verses: readonly SourceVerse[]; source: AnswerSource }) {
  const { t } = useTranslation('assistant')
  const { locale, link, verseCount = verses.length } = source
  const left = verseCount - verses.length
  return (
    <>
      <p className={styles.verses} lang={locale} dir={directionOf(locale)}>
        {verses.map(({ canonical, label, text }) => (
          <Fragment key={canonical}>
            <sup>{label}</sup>
            {text}{' '}
          </Fragment>
        ))}
      </p>
      {left > 0 && (
        <a className={styles.more} href={link}>
          {t('moreVerses', { count: left })}
        </a>
      )}
    </>
  )
}
