/** The cross references of a chapter, verse by verse; `#verse-n` brings one verse into view (spec 1 §2). */
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { addressPath, namingOf, placeLabel } from '#core/scripture/reading/addresses'
import { useRouteParams } from '../../platform/use-route-params'
import { ChapterSkeleton, NotOnDevice, PassageUnknown } from './chapter-states'
import { useOverlayReading } from './overlay-reading'
import styles from './overlays.module.css'
import { ReferenceList } from './reference-list'

export function CrossReferenceOverlay() {
  const { t, i18n } = useTranslation('reading')
  const { abbreviation = '', _splat = '' } = useRouteParams()
  const { data, reading, error, retry } = useOverlayReading([abbreviation], _splat)
  const list = useRef<HTMLDivElement>(null)
  const [record] = data?.chapters ?? []
  useEffect(() => {
    const target = record && list.current?.querySelector(`[id="${CSS.escape(location.hash.slice(1))}"]`)
    target?.scrollIntoView({ block: 'start' })
  }, [record])
  if (reading?.kind === 'passage-unknown') return <PassageUnknown reading={reading} />
  if (error) return <NotOnDevice error={error} hasText={false} reading={reading} onRetry={retry} />
  const naming = data && namingOf(data, i18n.language)
  if (!data?.address || !record || !naming) return <ChapterSkeleton />
  const { chapter } = data.address
  const verses = record.chapter.verses.filter(({ references }) => references && references.length > 0)
  return (
    <div ref={list} className={styles.overlay}>
      <h2>
        <bdi>{placeLabel(chapter, undefined, naming)}</bdi>
      </h2>
      {verses.length === 0 && <p className={styles.hint}>{t('noReferences')}</p>}
      {verses.map(({ verse, references = [] }) => (
        <section key={verse} id={`verse-${verse}`}>
          <h3>
            <a href={addressPath([record.abbreviation], chapter + verse, undefined, naming)}>
              <bdi>{placeLabel(chapter + verse, undefined, naming)}</bdi>
            </a>
          </h3>
          <ReferenceList
            abbreviation={record.abbreviation}
            references={references}
            hrefOf={(from, to) => addressPath([record.abbreviation], from, to, naming)}
            isOneOfMany
          />
        </section>
      ))}
    </div>
  )
}
