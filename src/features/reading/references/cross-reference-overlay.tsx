/** The cross references of a chapter, verse by verse; `#verse-n` scrolls to one verse (spec 1 §2). */
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { addressPath, namingOf, placeLabel } from '#core/scripture/reading/addresses/addresses'
import { useRouteParams } from '../../../model/place/use-route-params'
import { ChapterSkeleton, NotOnDevice, PassageUnknown } from '../drawing/chapter-states'
import { useOverlayReading } from '../loading/overlay-reading'
import styles from '../overlays.module.css'
import { ReferenceCredits, SourcedList } from './sourced-list'
import { useChapterReferences } from './use-chapter-references'

export function CrossReferenceOverlay() {
  const { t, i18n } = useTranslation('reading')
  const { abbreviation = '', _splat = '' } = useRouteParams()
  const { data, reading, error, retry } = useOverlayReading([abbreviation], _splat)
  const list = useRef<HTMLDivElement>(null)
  const found = useChapterReferences(data)
  const arrivedAt = useRef('')
  useEffect(() => {
    const target = found && list.current?.querySelector(`[id="${CSS.escape(location.hash.slice(1))}"]`)
    // Scrolls once, because references found later must not move a person who reads on.
    if (!target || arrivedAt.current === location.href) return
    arrivedAt.current = location.href
    target.scrollIntoView({ block: 'start' })
  }, [found])
  if (reading?.kind === 'passage-unknown') return <PassageUnknown reading={reading} />
  if (error) return <NotOnDevice error={error} hasText={false} reading={reading} onRetry={retry} />
  const naming = data && namingOf(data, i18n.language)
  const [edition] = data?.manifests ?? []
  if (!data?.address || !edition || !found || !naming) return <ChapterSkeleton />
  const { chapter } = data.address
  const verses = [...new Set(found.map(({ verse }) => verse))]
  return (
    <div ref={list} className={styles.overlay}>
      <h2>
        <bdi>{placeLabel(chapter, undefined, naming)}</bdi>
      </h2>
      {found.length === 0 && (
        <>
          <p className={styles.hint}>{t('noReferences')}</p>
          <p>
            <a className="chip" href={addressPath([edition.abbreviation], chapter, undefined, naming)}>
              {t('openInContext')}
            </a>
          </p>
        </>
      )}
      {verses.map((verse) => (
        <section key={verse} id={`verse-${verse}`}>
          <h3>
            <a href={addressPath([edition.abbreviation], chapter + verse, undefined, naming)}>
              <bdi>{placeLabel(chapter + verse, undefined, naming)}</bdi>
            </a>
          </h3>
          {found
            .filter((one) => one.verse === verse)
            .map((one) => (
              <SourcedList
                key={one.pack?.abbr ?? ''}
                abbreviation={edition.abbreviation}
                found={one}
                hrefOf={(from, to) => addressPath([edition.abbreviation], from, to, naming)}
                isOneOfMany
              />
            ))}
        </section>
      ))}
      <ReferenceCredits found={found} />
    </div>
  )
}
