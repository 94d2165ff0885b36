/** A pericope in its gospels side by side (READ-11), with links to the other pericopes. */
import { useRouterState } from '@tanstack/react-router'
import { useLiveQuery } from 'dexie-react-hooks'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { bookOf, isGospel } from '#core/canonical'
import { type ErrorWire } from '#core/errors'
import { type Pericope, pericopeOf, pericopes } from '#core/scripture/pericopes/pericopes'
import { readSynopsis, type SynopsisReading } from '#core/scripture/pericopes/read-synopsis'
import { dotOf } from '#core/scripture/text/digits'
import { useRequests } from '../../../model/asking/use-requests'
import { useEditionsVersion } from '../../../model/library/editions-version'
import { useRouteParams } from '../../../model/place/use-route-params'
import { pageSource } from '../../../platform/local/page-source'
import { Card } from '../../../ui/page/card'
import { isolate } from '../../../ui/words/isolate'
import { ChapterSkeleton, EditionUnknown, NotOnDevice } from '../drawing/chapter-states'
import { PericopeList } from './pericope-list'
import styles from './synopsis.module.css'
import { type FoundSynopsis, SynopsisColumns } from './synopsis-columns'
import { ToNeighbour } from './to-neighbour'

interface SynopsisState {
  reading: SynopsisReading | undefined
  /** Why a request failed; cleared by `retry`. */
  error: ErrorWire | undefined
  retry: () => void
}

export function SynopticOverlay() {
  const { abbreviation = '', id = '' } = useRouteParams()
  const pericope = pericopeOf(Number(id))
  return pericope ? <Synopsis abbreviation={abbreviation} pericope={pericope} /> : null
}

interface Props {
  abbreviation: string
  pericope: Pericope
}

function Synopsis({ abbreviation, pericope }: Props) {
  const { t, i18n } = useTranslation('synopsis')
  const { id, section } = pericope
  const { reading, error, retry } = useSynopsis(abbreviation, pericope)
  const hash = useRouterState({ select: ({ location }) => location.hash })
  const title = useRef<HTMLHeadingElement>(null)
  const shown = useRef(id)
  useEffect(() => {
    // For the first pericope the overlay takes the focus itself.
    if (shown.current === id) return
    shown.current = id
    title.current?.focus({ preventScroll: true })
    title.current?.closest('header')?.scrollIntoView({ block: 'start' })
  }, [id])
  if (reading?.kind === 'edition-unknown' && !error)
    return <EditionUnknown abbreviation={reading.abbreviation} />
  const found = reading?.kind === 'found' ? reading : undefined
  const name = found?.manifest.abbreviation ?? abbreviation
  // As wide from the beginning as its gospels will need.
  const columns = found?.columns.length ?? new Set(pericope.passages.map(({ from }) => bookOf(from))).size
  return (
    <article className={styles.synopsis} data-wide="all" data-columns={columns}>
      <header className={styles.head}>
        <ToNeighbour abbreviation={name} id={id - 1} step={-1} isShort />
        <div>
          <p className={styles.eyebrow}>
            {t('number', { id, all: pericopes.length })}
            {dotOf(i18n.language)}
            {t(`section-${section}`)}
          </p>
          <h2 ref={title} tabIndex={-1}>
            {t(`pericopes:${id}`)}
          </h2>
        </div>
        <ToNeighbour abbreviation={name} id={id + 1} step={1} isShort />
      </header>
      {found && (
        <PericopeList
          key={`${id} ${hash}`}
          abbreviation={name}
          current={id}
          found={found}
          isOpenAtFirst={hash === 'list'}
        />
      )}
      {error && <NotOnDevice error={error} hasText={hasText(found)} reading={reading} onRetry={retry} />}
      {found ? <Texts found={found} isFailed={error !== undefined} /> : !error && <ChapterSkeleton />}
      {(error || isWhole(found)) && (
        <nav className={styles.neighbours} aria-label={t('neighbours')}>
          <ToNeighbour abbreviation={name} id={id - 1} step={-1} />
          <ToNeighbour abbreviation={name} id={id + 1} step={1} />
        </nav>
      )}
    </article>
  )
}

function Texts({ found, isFailed }: { found: FoundSynopsis; isFailed: boolean }) {
  const { t } = useTranslation('synopsis')
  const { manifest } = found
  const hasGospels = manifest.bookList.some(({ number }) => isGospel(number))
  if (hasGospels) return <SynopsisColumns found={found} isFailed={isFailed} />
  return (
    <Card title={t('noGospels', { edition: isolate(manifest.name) })} isQuiet>
      <a href={`/${manifest.abbreviation}`}>{t('library:read')}</a>
    </Card>
  )
}

function hasText(found: FoundSynopsis | undefined): boolean {
  return found?.columns.some(({ passages }) => passages.some(({ state }) => state === 'here')) ?? false
}

/** True if nothing is loading any more, so that parts below the texts no longer move. */
function isWhole(found: FoundSynopsis | undefined): boolean {
  return found?.columns.every(({ passages }) => passages.every(({ state }) => state !== 'missing')) ?? false
}

/** A pericope in an edition, live from the local database; missing text is requested from the worker. */
function useSynopsis(abbreviation: string, pericope: Pericope): SynopsisState {
  const { i18n } = useTranslation()
  const version = useEditionsVersion()
  const reading = useLiveQuery(
    // Dexie tracks the awaits of a query only if it is given an async function.
    async () => await readSynopsis(pageSource, abbreviation, pericope, i18n.language),
    [abbreviation, pericope, i18n.language, version],
  )
  const { error, retry } = useRequests(`${abbreviation} ${pericope.id}`, reading)
  return { reading, error, retry }
}
