/** The box "In this chapter": the stories and persons it is most about, what a reader may want next, and the way to all topics. */
import { useTranslation } from 'react-i18next'
import { topicAddress } from '#core/content/reading/addresses'
import { topicNumberOf } from '#core/content/reading/own-topics'
import { type Locale } from '#core/contract/locales'
import type { PageData } from '#core/contract/page-data'
import { entriesAt, mostAbout } from '#core/finder/entries-at'
import type { Entry, EntryNames } from '#core/finder/entry'
import { type Entries } from '#core/finder/entry'
import { convertRange } from '#core/scripture/numbering/convert-range'
import { tableNumbering } from '#core/scripture/pericopes/parallels-of'
import { useAnswer } from '../../../model/asking/use-answer'
import { usePlaces } from '../../../model/contents/text/use-places'
import { pageFinder } from '../../../model/finder/page-finder'
import { useLocale } from '../../../platform/language/use-locale'
import styles from './chapter-entries.module.css'

interface Named {
  locale: Locale
  entries: Entries
  names: EntryNames
}

/** Related ones below them. */
const mostRelated = 5

export function ChapterEntriesBox({ data }: { data: PageData }) {
  const { t } = useTranslation('sidebar')
  const named = useEntryNames()
  const places = usePlaces('eng')
  const chapter = data.address?.chapter ?? 0
  const [edition] = data.manifests
  if (named === null) return <p className={styles.hint}>{t('entriesNotHere')}</p>
  if (!named || !edition || !places) return null
  const ranges = convertRange(chapter + 1, chapter + 999, edition.numbering, tableNumbering)
  const [first, last] = [ranges[0], ranges.at(-1)]
  const found = first && last ? mostAbout(entriesAt(named.entries, first.from, last.to)) : []
  if (found.length === 0) return <p className={styles.hint}>{t('noEntries')}</p>
  return (
    <>
      <ul className={styles.entries}>
        {found.map(({ entry, passage }) => {
          const place = places.placeOf(passage)
          return (
            <li key={entry.id}>
              <EntryLink names={named.names} id={entry.id} />
              {place && (
                <a className={styles.place} href={place.href}>
                  <bdi>{place.label}</bdi>
                </a>
              )}
            </li>
          )
        })}
      </ul>
      <Related names={named.names} entries={found.map(({ entry }) => entry)} />
      <a className={styles.all} href="/topics">
        {t('allTopics')}
      </a>
    </>
  )
}

function Related({ names, entries }: { names: EntryNames; entries: readonly Entry[] }) {
  const { t } = useTranslation('sidebar')
  const here = new Set(entries.map(({ id }) => id))
  const related = [...new Set(entries.flatMap((entry) => entry.related))].filter((id) => !here.has(id))
  if (related.length === 0) return null
  return (
    <nav className={styles.related} aria-label={t('related')}>
      <b>{t('related')}</b>
      {related.slice(0, mostRelated).map((id) => (
        <EntryLink key={id} names={names} id={id} />
      ))}
    </nav>
  )
}

/** To the topic of an entry: all its passages. */
function EntryLink({ names, id }: { names: EntryNames; id: string }) {
  const title = names.get(id)?.[0]
  if (title === undefined) return null
  return (
    <a href={topicAddress({ id: topicNumberOf(id), title })}>
      <bdi>{title}</bdi>
    </a>
  )
}

/**
 * The table of entries with their names in the language of the interface. Undefined until they are loaded,
 * null where they are not here.
 */
function useEntryNames(): Named | null | undefined {
  const locale = useLocale()
  return useAnswer([locale], async () => {
    try {
      const [entries, names] = await Promise.all([pageFinder.entries(), pageFinder.names(locale)])
      return { locale, entries, names }
    } catch {
      return null
    }
  })
}
