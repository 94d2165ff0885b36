/** What a search understood of the words of the original that it names, and which translations have none. */
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { searchPath } from '#core/contract/address/search-address'
import type { AskedOriginals, OriginalOrigin } from '#core/contract/search/search-answer'
import type { PackRow } from '#db/rows'
import { usePacksOf } from '../../../model/contents/known-packs'
import { formatList } from '../../../ui/words/format-list'
import { isolate } from '../../../ui/words/isolate'
import type { ScopedSearch } from '../scope/use-scope'
import styles from './states.module.css'

interface Props {
  originals: AskedOriginals
  words: string
  scope: ScopedSearch['scope']
}

export function OriginalsNotice({ originals: { asked, origins }, words, scope }: Props) {
  const { t, i18n } = useTranslation('search')
  const { rows } = usePacksOf('words')
  const having = (wanted: OriginalOrigin) =>
    Object.entries(origins).flatMap(([edition, origin]) => (origin === wanted ? [edition] : []))
  const list = (editions: readonly string[]) => formatList(editions, i18n.language)
  const [learnt, lent, none] = [having('learnt'), having('lent'), having('none')]
  const [linked = ''] = Object.keys(origins).filter((edition) =>
    ['given', 'learnt'].includes(origins[edition] ?? ''),
  )
  const isLemma = ({ typed, numbers }: AskedOriginals['asked'][number]) =>
    numbers.length !== 1 || /^lemma/i.test(typed)
  const said: ReactNode[] = [
    ...asked
      .filter(isLemma)
      .map(({ typed, numbers }) => <Meant key={typed} {...{ typed, numbers, linked }} />),
    learnt.length > 0 && t('originalsLearnt', { editions: list(learnt) }),
    lent.length > 0 && t('originalsLent', { editions: list(lent) }),
    none.length > 0 && <Without key="none" editions={none} {...{ rows, words, scope }} />,
  ].filter((one) => one !== false)
  if (said.length === 0) return null
  return (
    <div className={styles.notice}>
      {said.map((one, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- they never change places
        <p key={at}>{one}</p>
      ))}
    </div>
  )
}

/** `linked`: the translation whose places of a number are shown. */
function Meant({ typed, numbers, linked }: AskedOriginals['asked'][number] & { linked: string }) {
  const { t } = useTranslation('search')
  const word = isolate(typed)
  if (numbers.length === 0) return t('lemmaUnknown', { word })
  return (
    <>
      {t('lemmaMeans', { word })}{' '}
      {numbers.map((number, at) => (
        <span key={number}>
          {at > 0 && ' · '}
          {linked === '' ? (
            <bdi>{number}</bdi>
          ) : (
            <a href={`/word/${linked}/${number}`}>
              <bdi>{number}</bdi>
            </a>
          )}
        </span>
      ))}
    </>
  )
}

interface WithoutProps extends Pick<Props, 'words' | 'scope'> {
  editions: readonly string[]
  rows: readonly PackRow[] | undefined
}

const offered = 4

/** Why nothing was searched in some translations, and what to do. */
function Without({ editions, rows, words, scope }: WithoutProps) {
  const { t, i18n } = useTranslation('search')
  if (!rows) return null
  const layered = [...new Set(rows.flatMap(({ summary }) => summary.layer?.edition ?? []))]
  // They exist, but neither here nor, without a network, at the server.
  const away = editions.filter((edition) => layered.includes(edition))
  const without = editions.filter((edition) => !layered.includes(edition))
  const others = layered.filter((edition) => !editions.includes(edition)).slice(0, offered)
  return (
    <>
      {away.length > 0 && (
        <>
          {t('originalsAway', { editions: formatList(away, i18n.language) })}{' '}
          <a href="/downloads">{t('reading:chooseDownloads')}</a>{' '}
        </>
      )}
      {without.length > 0 && t('originalsNone', { editions: formatList(without, i18n.language) })}{' '}
      {without.length > 0 && others.length === 0 && away.length === 0 && t('originalsNowhere')}
      {others.length > 0 && scope === 'chosen' && (
        <>
          {t('originalsOthers')}{' '}
          {others.map((edition, at) => (
            <span key={edition}>
              {at > 0 && ' · '}
              <a href={searchPath([edition], words)}>
                <bdi>{edition}</bdi>
              </a>
            </span>
          ))}
        </>
      )}
    </>
  )
}
