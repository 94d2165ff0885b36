/** The states of a text view that has no text: each says why, and what the person can do (design UX 3.9). */
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { WantedChapter } from '#core/contract/browser/worker'
import type { PageData } from '#core/contract/page-data'
import type { ErrorWire } from '#core/errors'
import { addressPath, namingOf } from '#core/scripture/reading/addresses/addresses'
import { hasChapter, nearestChapter } from '#core/scripture/reading/neighbours'
import type { PageReading } from '#core/scripture/reading/read-page'
import { useChapterHeading } from '../../../model/place/use-chapter-heading'
import { Button } from '../../../ui/controls/button'
import { Card } from '../../../ui/page/card'
import { SlowLine } from '../../../ui/page/slow-line'
import { formatList } from '../../../ui/words/format-list'
import { isolate } from '../../../ui/words/isolate'
import { useErrorText } from '../../../ui/words/use-error-text'
import styles from './chapter-states.module.css'

/** `title`: the heading that will stand there, if it is known already. */
export function ChapterSkeleton({ title }: { title?: string | undefined }) {
  const { t } = useTranslation()
  return (
    <div className={styles.skeleton}>
      {title && (
        <h1 tabIndex={-1}>
          <bdi>{title}</bdi>
        </h1>
      )}
      {[62, 94, 88, 97, 81, 92, 86, 54].map((width) => (
        <span key={width} data-width={width} />
      ))}
      <div role="status" aria-label={t('loading')}>
        <SlowLine text={t('reading:slow')} cancel={t('reading:cancel')} />
      </div>
    </div>
  )
}

interface NotOnDeviceProps {
  error: ErrorWire
  hasText: boolean
  reading: { kind: string; missing?: readonly WantedChapter[] } | undefined
  onRetry: () => void
  /** Alternatives to offer. */
  children?: ReactNode
}

/** Shown when a request failed, offline or otherwise. Text that is here stays readable above. */
export function NotOnDevice({ error, hasText, reading, onRetry, children }: NotOnDeviceProps) {
  const { t, i18n } = useTranslation()
  const message = useErrorText(error)
  const isOffline = error.code === 'network'
  const isAway = isOffline || error.code === 'captive-portal'
  // Nothing has failed yet: the request goes on.
  const title = error.code === 'slow' ? t('reading:slow') : t('errors:title')
  const lacking = [...new Set((reading?.missing ?? []).map(({ abbreviation }) => abbreviation))]
  return (
    <Card title={isAway ? t('reading:notHere') : title} isQuiet={hasText}>
      <p>
        {isOffline && lacking.length > 0
          ? t('reading:notHereHint', { editions: formatList(lacking, i18n.language) })
          : message}
      </p>
      {children}
      {/* Offline, the alternatives that are here come first. */}
      <Button variant={isAway ? 'plain' : 'primary'} onClick={onRetry}>
        {t('retry')}
      </Button>
      {/* Without a network nothing can be downloaded. */}
      {!isAway && <a href="/downloads">{t('reading:chooseDownloads')}</a>}
    </Card>
  )
}

interface AbsentProps {
  data: PageData
  absent: readonly string[]
  /** Other editions with the chapter, if no column has it. */
  children?: ReactNode
}

/** Says which edition has no such chapter, and where the chapter can be read. */
export function ChapterAbsent({ data, absent, children }: AbsentProps) {
  const { t, i18n } = useTranslation()
  const heading = useChapterHeading(data)
  const naming = namingOf(data, i18n.language)
  const [first] = data.manifests
  if (!data.address || !naming || !first) return null
  const { chapter, abbreviations } = data.address
  const having = data.manifests.filter(
    ({ bookList, abbreviation }) => !absent.includes(abbreviation) && hasChapter(bookList, chapter),
  )
  const nearest = absent.includes(first.abbreviation) ? nearestChapter(first.bookList, chapter) : undefined
  return (
    <Card
      title={t('reading:absent', { place: isolate(heading), editions: formatList(absent, i18n.language) })}
      isQuiet={absent.length < abbreviations.length}
    >
      {having.length > 0 && absent.includes(first.abbreviation) && (
        <p>
          {t('reading:openIn')}{' '}
          {having.map(({ abbreviation }) => (
            <a
              key={abbreviation}
              className="chip"
              href={addressPath([abbreviation], chapter, undefined, naming)}
            >
              <bdi>{abbreviation}</bdi>
            </a>
          ))}
        </p>
      )}
      {having.length === 0 && children}
      {nearest !== undefined && (
        <a href={addressPath(abbreviations, nearest, undefined, naming)}>{t('reading:openNearest')}</a>
      )}
    </Card>
  )
}

/** Shown for words in the address that are no passage of this edition. */
export function PassageUnknown({ reading }: { reading: Extract<PageReading, { kind: 'passage-unknown' }> }) {
  const { t } = useTranslation()
  const { chapter, elsewhere, nearest, understood } = reading
  return (
    <Card title={t('reading:passageUnknown', { passage: isolate(reading.passage) })}>
      {understood && !elsewhere && <p>{t('reading:understood', { place: isolate(understood) })}</p>}
      {nearest && !elsewhere && <a href={nearest}>{t('reading:openNearest')}</a>}
      {elsewhere && <a href={elsewhere[0]}>{t('scripture:elsewhere', { place: isolate(elsewhere[1]) })}</a>}
      {chapter && <a href={chapter[0]}>{t('scripture:wholeChapter', { place: isolate(chapter[1]) })}</a>}
      <a href={`/search/${encodeURIComponent(reading.passage)}`}>
        {t('finding:searchFor', { words: isolate(reading.passage) })}
      </a>
      <a href="/">{t('reading:toHome')}</a>
    </Card>
  )
}

/** Shown for an abbreviation that neither device nor server knows. */
export function EditionUnknown({ abbreviation }: { abbreviation: string }) {
  const { t } = useTranslation()
  return (
    <Card title={t('reading:editionUnknown', { abbreviation: isolate(abbreviation) })}>
      <p>{t('reading:editionUnknownHint')}</p>
      <a href="/">{t('reading:toHome')}</a>
    </Card>
  )
}
