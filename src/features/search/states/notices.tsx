/** Notices about an answer: words that occur nowhere, where it was searched, editions that did not answer. */
import { useTranslation } from 'react-i18next'
import { searchPath } from '#core/contract/address/search-address'
import type { ErrorWire } from '#core/errors'
import type { ResultRow } from '#db/rows'
import { useOnline } from '../../../platform/page/online'
import { Button } from '../../../ui/controls/button'
import { formatList } from '../../../ui/words/format-list'
import { isolate } from '../../../ui/words/isolate'
import { useErrorText } from '../../../ui/words/use-error-text'
import styles from './states.module.css'

interface Props {
  row: ResultRow
  error: ErrorWire | undefined
  onRetry: () => void
  words: string
  abbreviations: readonly string[]
}

export function Notices({ row, error, onRetry, words, abbreviations }: Props) {
  const { t, i18n } = useTranslation('search')
  const isOnline = useOnline()
  const message = useErrorText(error)
  const { answer, missing } = row
  const list = new Intl.ListFormat(i18n.language, { type: 'disjunction' })
  // For a single word that occurs nowhere, "nothing found" says the same.
  const isSaid = answer.count === 0 && answer.corrections.length === 1
  const corrections = answer.corrections.filter(({ used }) => used.length > 0 || !isSaid)
  const isFromHere = row.from === 'device' && (missing.length > 0 || !isOnline)
  return (
    <>
      {corrections.length > 0 && (
        <div className={styles.notice}>
          {corrections.map(({ word, used }) => (
            <p key={word}>
              {used.length > 0
                ? t('corrected', { word: isolate(word), used: list.format(used.map(isolate)) })
                : t('notThere', { word: isolate(word) })}{' '}
              {used.length > 0 && (
                <a href={searchPath(abbreviations, asTyped(words, word))}>
                  {t('asTyped', { word: isolate(word) })}
                </a>
              )}
            </p>
          ))}
        </div>
      )}
      {answer.partial && <p className={styles.notice}>{t('partial')}</p>}
      {isFromHere && (
        <p className={styles.notice}>
          {t('onDevice', { count: Object.keys(answer.result).length })}{' '}
          {missing.length > 0 && t('missing', { editions: formatList(missing, i18n.language) })}
        </p>
      )}
      {error && (
        <p className={styles.notice} role="alert">
          {message}{' '}
          <Button variant="quiet" onClick={onRetry}>
            {t('common:retry')}
          </Button>
        </p>
      )}
    </>
  )
}

/** The same words with one in quotes: it is then searched for as it stands. */
function asTyped(words: string, word: string): string {
  return words.replace(word, `"${word}"`)
}
