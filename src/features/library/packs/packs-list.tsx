/** Dictionaries, commentaries, topics, pictures and videos in the list of downloads, by kind. */
import { useLiveQuery } from 'dexie-react-hooks'
import { useTranslation } from 'react-i18next'
import { type ContentKind, contentKinds, kindTable } from '#core/contract/content/kinds'
import { dotOf } from '#core/scripture/text/digits'
import type { DownloadRow, PackRow } from '#db/rows'
import { useListed } from '../../../model/asking/use-listed'
import { languageName } from '../../../model/library/use-editions'
import { database } from '../../../platform/local/database'
import { PanelLines } from '../../../ui/page/panel-lines'
import { formatBytes } from '../../../ui/words/format-bytes'
import styles from '../downloads-overlay.module.css'
import { packWork } from '../rows/listed-work'
import { WorkRow } from '../rows/work-row'
import { PackBooks } from './pack-books'

interface Known {
  row: PackRow
  download: DownloadRow | undefined
}

/** The known packs, live; one that was just removed counts as not on this device. */
function usePacks(): readonly Known[] | undefined {
  return useLiveQuery(async () => {
    const [rows, downloads] = await Promise.all([database.packs.toArray(), database.downloads.toArray()])
    const byAbbreviation = new Map(downloads.map((row) => [row.abbreviation, row]))
    return rows
      .map((row) => (row.removedAt === undefined ? row : notHere(row)))
      .map((row) => ({ row, download: byAbbreviation.get(row.abbreviation) }))
  })
}

/** The row of a pack that was just removed, as one that can be loaded again. */
function notHere({ manifest: _, books: __, ...row }: PackRow): PackRow {
  return row
}

export function PacksList({ filter }: { filter: string }) {
  const { t, i18n } = useTranslation('library')
  const packs = usePacks()
  const listed = useListed('packs')
  const titles = {
    dictionary: t('menu:dictionaries'),
    commentary: t('commentaries'),
    topics: t('menu:topics'),
    graphics: t('menu:graphics'),
    videos: t('menu:videos'),
    plans: t('menu:readingPlans'),
    references: t('menu:crossReferences'),
    words: t('menu:originalWords'),
  } satisfies Record<ContentKind, string>
  const wanted = (packs ?? []).filter(({ row: { abbreviation, summary } }) =>
    `${abbreviation} ${summary.name} ${languageName(summary.locale, i18n.language)} ${titles[summary.kind]}`
      .toLowerCase()
      .includes(filter.trim().toLowerCase()),
  )
  const isOwn = ({ row }: Known) => Number(row.summary.locale.startsWith(i18n.language))
  if (!packs || (packs.length === 0 && listed === 'asking')) return <PanelLines label={t('common:loading')} />
  if (packs.length === 0)
    return <p className={styles.hint}>{t(listed === 'answered' ? 'noContentsYet' : 'noContents')}</p>
  if (wanted.length === 0) return <p className={styles.hint}>{t('noContentsFound')}</p>
  return contentKinds.map((kind) => {
    const ofKind = wanted.filter(({ row }) => row.summary.kind === kind)
    if (ofKind.length === 0) return null
    return (
      <section key={kind} aria-label={titles[kind]}>
        <h2 className={styles.language}>{titles[kind]}</h2>
        <ul>
          {ofKind
            .toSorted((one, other) => isOwn(other) - isOwn(one))
            .map((known) => (
              <PackRowItem key={known.row.abbreviation} {...known} />
            ))}
        </ul>
      </section>
    )
  })
}

function PackRowItem({ row, download }: Known) {
  const { t, i18n } = useTranslation('library')
  const { summary, isGone } = row
  const isByBook = kindTable[summary.kind].segments.by === 'book'
  return (
    <WorkRow
      work={packWork(row, download)}
      figures={
        <>
          <bdi>{formatBytes(summary.bytes, i18n.language)}</bdi>
          {dotOf(i18n.language)}
          <bdi>{t('itemCount', { count: summary.counts.items })}</bdi>
          {summary.locale !== 'und' && (
            <>
              {dotOf(i18n.language)}
              <bdi>{languageName(summary.locale, i18n.language)}</bdi>
            </>
          )}
          {isGone && ` ${t('packGone')}`}
        </>
      }
    >
      {isByBook && !isGone && <PackBooks row={row} isLoading={download !== undefined} />}
    </WorkRow>
  )
}
