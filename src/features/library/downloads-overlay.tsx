/** Downloads: what is on this device and what can be loaded, with sizes, progress and the available space (design UX 3.12). */
import { useTranslation } from 'react-i18next'
import { dotOf } from '#core/scripture/text/digits'
import { useListed } from '../../model/asking/use-listed'
import { type KnownEdition, languageName, useEditions } from '../../model/library/use-editions'
import { entryMemory, useEntryState } from '../../model/place/entry-state'
import { useRecents } from '../../model/recent/use-recents'
import { useOnline } from '../../platform/page/online'
import { Tabs } from '../../ui/controls/tabs'
import { PanelLines } from '../../ui/page/panel-lines'
import { formatBytes } from '../../ui/words/format-bytes'
import { downloadGroups } from './download-groups'
import styles from './downloads-overlay.module.css'
import { ImportFile } from './import-file'
import { PacksList } from './packs/packs-list'
import { editionWork } from './rows/listed-work'
import { WorkRow } from './rows/work-row'
import { StorageBar } from './storage-bar'
import { TravelPack } from './travel-pack'

const typedWords = entryMemory('')
const chosenList = entryMemory<'editions' | 'packs' | undefined>(undefined)

export function DownloadsOverlay() {
  const { t, i18n } = useTranslation('library')
  const editions = useEditions(i18n.language)
  const [filter, setFilter] = useEntryState(typedWords)
  const [chosen, setList] = useEntryState(chosenList)
  const list = chosen ?? (location.hash === '#contents' ? 'packs' : 'editions')
  const find = list === 'packs' ? t('findContents') : t('find')
  const recents = useRecents()
  // The list comes with what stands above it, so that it does not move.
  if (!editions || !recents)
    return (
      <div className={styles.downloads}>
        <StorageBar />
        <PanelLines label={t('common:loading')} />
      </div>
    )
  return (
    <div className={styles.downloads}>
      <StorageBar />
      <TravelPack editions={editions} recents={recents} />
      <ImportFile />
      <Tabs
        label={t('what')}
        tabs={[
          { name: 'editions', title: t('editions') },
          { name: 'packs', title: t('packs') },
        ]}
        current={list}
        onChoose={setList}
      />
      <input
        className={styles.filter}
        type="search"
        dir="auto"
        aria-label={find}
        placeholder={find}
        value={filter}
        onChange={({ target }) => setFilter(target.value)}
      />
      {list === 'packs' ? <PacksList filter={filter} /> : <Editions editions={editions} filter={filter} />}
    </div>
  )
}

interface EditionsProps {
  editions: readonly KnownEdition[]
  filter: string
}

function Editions({ editions, filter }: EditionsProps) {
  const { t, i18n } = useTranslation('library')
  const isOnline = useOnline()
  const listed = useListed('editions')
  const wanted = editions.filter(({ abbreviation, summary }) =>
    `${abbreviation} ${summary.name} ${languageName(summary.locale, i18n.language)}`
      .toLowerCase()
      .includes(filter.trim().toLowerCase()),
  )
  if (editions.length === 0)
    return listed === 'asking' ? (
      <PanelLines label={t('common:loading')} />
    ) : (
      <p className={styles.hint}>{t(listed === 'answered' ? 'none' : 'empty')}</p>
    )
  if (wanted.length === 0) return <p className={styles.hint}>{t('nothingFound')}</p>
  return downloadGroups(wanted, isOnline).map(({ locale, rows }) => {
    const title = locale === undefined ? t('onDevice') : languageName(locale, i18n.language)
    return (
      <section key={locale ?? ''} aria-label={title}>
        <h2 className={styles.language}>{title}</h2>
        <ul>
          {rows.map((edition) => (
            <EditionRow key={edition.abbreviation} edition={edition} />
          ))}
        </ul>
      </section>
    )
  })
}

/** An edition in the list of downloads. */
function EditionRow({ edition }: { edition: KnownEdition }) {
  const { t, i18n } = useTranslation('library')
  const { summary, isOwn } = edition
  const books = t('bookCount', { count: summary.books })
  const chapters = t('chapterCount', { count: summary.chapters })
  return (
    <WorkRow
      work={editionWork(edition)}
      figures={
        <>
          <bdi>{isOwn ? t('ownFile') : formatBytes(summary.bytes, i18n.language)}</bdi>
          {dotOf(i18n.language)}
          <bdi>{t('counts', { books, chapters })}</bdi>
        </>
      }
    />
  )
}
