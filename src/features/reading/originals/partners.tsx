/** The same word of the original in the other columns of a comparison: named in the box, and marked in the text. */
import { useCallback, useEffect, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { bookOf } from '#core/canonical'
import { pairWords } from '#core/content/words/pair-words'
import type { Manifest } from '#core/contract/editions/edition'
import type { ChapterRecord, PageData } from '#core/contract/page-data'
import { LearntHint } from '../../../model/contents/words/learnt-hint'
import {
  type EditionLayer,
  isFitting,
  useLayerOf,
  useWordsOfChapters,
} from '../../../model/contents/words/use-layers'
import { shownText } from '../../../model/text/shown-text'
import { paintPartners } from './paint-partners'
import styles from './partners.module.css'
import { type PlacedRun, placedRuns, type Run, runsAt } from './placed-runs'

interface Props {
  data: PageData
  edition: Manifest
  record: ChapterRecord
  /** Number of the verse in `record`. */
  verse: number
  /** Words of the verse, and the one of them that is meant. */
  runs: readonly Run[]
  run: Run
}

export function Partners(props: Props) {
  const { t } = useTranslation('lookup')
  const { data, edition, record, verse: number, run } = props
  const [found, setFound] = useState<ReadonlyMap<string, readonly PlacedRun[]>>(new Map())
  const verse = record.chapter.verses.find((one) => one.verse === number)
  const own = useMemo(
    () => (verse ? placedRuns(record.chapter.canonical + number, verse, [run]) : []),
    [record, verse, number, run],
  )
  const onFound = useCallback(
    (abbreviation: string, partners: readonly PlacedRun[]) =>
      setFound((before) => new Map([...before, [abbreviation, partners]])),
    [],
  )
  useEffect(() => {
    const words = new Map([...found, [edition.abbreviation, own] as const])
    paintPartners(shownText(), data, words)
    return () => paintPartners(shownText(), data, new Map())
  }, [found, own, edition, data])
  const others = data.manifests.filter(({ abbreviation }) => abbreviation !== edition.abbreviation)
  return (
    <ul className={styles.partners} aria-label={t('partners')}>
      {others.map((manifest) => (
        <Column key={manifest.abbreviation} {...props} manifest={manifest} onFound={onFound} />
      ))}
    </ul>
  )
}

interface ColumnProps extends Props {
  manifest: Manifest
  onFound: (abbreviation: string, partners: readonly PlacedRun[]) => void
}

/** Nothing for a column without words of the original, or whose text is not here. */
function Column(props: ColumnProps) {
  const { data, manifest } = props
  const layer = useLayerOf(manifest.abbreviation)
  const records = useMemo(
    () =>
      data.chapters.filter(
        ({ abbreviation, chapter }) =>
          layer != null &&
          abbreviation === manifest.abbreviation &&
          isFitting(layer, manifest, bookOf(chapter.canonical)),
      ),
    [data, layer, manifest],
  )
  return layer && records.length > 0 ? <PartnersIn {...props} layer={layer} records={records} /> : null
}

function PartnersIn({
  edition,
  record,
  verse: number,
  runs,
  run,
  manifest,
  layer,
  records,
  onFound,
}: ColumnProps & { layer: EditionLayer; records: readonly ChapterRecord[] }) {
  const words = useWordsOfChapters(layer, records)
  const said = words.kind === 'here' ? words.data : undefined
  const partners = useMemo(() => {
    const verse = record.chapter.verses.find((one) => one.verse === number)
    if (!said || !verse) return []
    const canonical = record.chapter.canonical + number
    const own = placedRuns(canonical, verse, runs)
    const chapters = records.map((one, at) => ({ record: one, words: said[at] ?? [] }))
    const meant = own.find((one) => one.run === run)
    const pairs = pairWords(own, runsAt(canonical, edition.numbering, { ...manifest, chapters }))
    return meant ? (pairs.get(meant) ?? []) : []
  }, [said, record, number, runs, run, edition, manifest, records])
  const { abbreviation } = manifest
  useEffect(() => onFound(abbreviation, partners), [onFound, abbreviation, partners])
  if (partners.length === 0) return null
  return (
    <li>
      <small>{abbreviation}</small>{' '}
      <bdi lang={manifest.locale} dir={manifest.direction}>
        {partners.map(({ text }) => text).join(' … ')}
      </bdi>
      <LearntHint layer={layer.layer} />
    </li>
  )
}
