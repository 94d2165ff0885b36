/** Notices about an answer: words that occur nowhere, where it was searched, editions that did not answer. */
import { useTranslation } from 'react-i18next'
import { searchPath } from '#core/contract/address/search-address'
import type { ErrorWire } from '#core/errors'
import type { ResultRow } from '#db/rows'
import { useOnline } from '../../../platform/page/online'
import { Button } from '../../../ui/controls/button'
import { formatList } from '../../../ui/words/format-list'
import { formatNumber } from '../../../ui/words/format-number'
import { isolate } from '../../../ui/words/isolate'
import { useErrorText } from '../../../ui/words/use-error-text'
import type { ScopedSearch } from '../scope/use-scope'
import { OriginalsNotice } from './originals-notice'
import styles from './states.module.css'

interface Props extends ScopedSearch {
  row: ResultRow
  error: ErrorWire | undefined
  onRetry: () => void
  /** How many editions there are in the scope of the search. */
  total: number
}

export function Notices({ row, error, onRetry, total, words, abbreviations, scope }: Props) {
  const { t, i18n } = useTranslation('search')
  const message = useErrorText(error)
  const { answer } = row
  const list = new Intl.ListFormat(i18n.language, { type: 'disjunction' })
  // For a single word that occurs nowhere, "nothing found" says the same.
  const isSaid = answer.count === 0 && answer.corrections.length === 1
  const corrections = answer.corrections.filter(({ used }) => used.length > 0 || !isSaid)
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
                <a href={searchPath(abbreviations, asTyped(words, word), scope)}>
                  {t('asTyped', { word: isolate(word) })}
                </a>
              )}
            </p>
          ))}
        </div>
      )}
      {answer.originals && <OriginalsNotice originals={answer.originals} {...{ words, scope }} />}
      {answer.partial && <p className={styles.notice}>{t('partial')}</p>}
      <Searched row={row} total={total} />
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

/** Which editions were searched, where others could have been. */
function Searched({ row: { answer, from, missing }, total }: Pick<Props, 'row' | 'total'>) {
  const { t, i18n } = useTranslation('search')
  const isOnline = useOnline()
  const { language } = i18n
  const count = Object.keys(answer.result).length
  const isFromHere = from === 'device' && (missing.length > 0 || !isOnline)
  const numbers = () => ({ part: formatNumber(count, language), total: formatNumber(total, language) })
  const said = [
    isFromHere && !answer.merged && t('onDevice', { count }),
    isFromHere &&
      !answer.merged &&
      missing.length > 0 &&
      t('missing', { editions: formatList(missing, language) }),
    isFromHere && answer.merged && t('onDeviceOf', numbers()),
    !isFromHere && answer.merged && total > count + missing.length && t('firstOf', numbers()),
    // Files of one's own, which the server does not have.
    from === 'server' && missing.length > 0 && t('onlyHere', { editions: formatList(missing, language) }),
  ].filter((one) => one !== false && one !== undefined)
  return said.length > 0 && <p className={styles.notice}>{said.join(' ')}</p>
}

/** The same words with one in quotes: it is then searched for as it stands. */
function asTyped(words: string, word: string): string {
  return words.replace(word, `"${word}"`)
}
