/** Stands for a chapter of a passage that cannot be shown: on its way, not on this device, or not in this edition. */
import { useTranslation } from 'react-i18next'
import type { ErrorWire } from '#core/errors'
import type { FurtherChapter } from '#core/scripture/reading/further-chapters'
import { Button } from '../../ui/controls/button'
import { isolate } from '../../ui/words/isolate'
import { useErrorText } from '../../ui/words/use-error-text'
import styles from './chapter-not-here.module.css'
import { ReadableHere } from './loading/readable-here'

interface Props {
  chapter: FurtherChapter
  /** Abbreviation of the edition. */
  edition: string
  /** Why the chapters that are missing did not come; undefined while they are asked for. */
  error: ErrorWire | undefined
  onRetry: () => void
}

export function ChapterNotHere({ chapter: { heading, page, state }, edition, error, onRetry }: Props) {
  const { t } = useTranslation()
  return (
    <section className="chapter" data-further="">
      <header className="chapter-head">
        <h1>
          <bdi>{heading}</bdi>
        </h1>
      </header>
      <div className={styles.state}>
        {state === 'absent' ? (
          <>
            <p>{t('reading:absent', { place: isolate(heading), editions: isolate(edition) })}</p>
            <ReadableHere data={page} passage={undefined} mayLoad />
          </>
        ) : error ? (
          <DidNotCome error={error} onRetry={onRetry} />
        ) : (
          <p role="status">{t('loading')}</p>
        )}
      </div>
    </section>
  )
}

interface DidNotComeProps {
  error: ErrorWire
  onRetry: () => void
}

function DidNotCome({ error, onRetry }: DidNotComeProps) {
  const { t } = useTranslation()
  const message = useErrorText(error)
  const isAway = error.code === 'network' || error.code === 'captive-portal'
  return (
    <>
      <p role="status">{isAway ? t('reading:notHere') : message}</p>
      <Button onClick={onRetry}>{t('retry')}</Button>
    </>
  )
}
