/** A chapter with the words of the original below its own; the chapter alone until they are here, and where there are none. */
import { useLiveQuery } from 'dexie-react-hooks'
import { type ComponentProps, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { bookOf } from '#core/canonical'
import { interlinearNode } from '#core/content/words/interlinear-node'
import type { ChapterWords, PackSummary } from '#core/contract/content/answers'
import type { Manifest } from '#core/contract/editions/edition'
import type { ChapterRecord, PageData } from '#core/contract/page-data'
import { isOriginal } from '#core/originals/original-locales'
import { ContentProblem } from '../../../model/contents/content-problem'
import { knownPacks } from '../../../model/contents/known-packs'
import { LearntHint } from '../../../model/contents/words/learnt-hint'
import {
  type EditionLayer,
  isFitting,
  useChapterWords,
  useLayerOf,
  useWordsOfChapters,
} from '../../../model/contents/words/use-layers'
import { ScriptureTree } from '../drawing/scripture-tree'
import { textAt, useReading } from '../loading/use-reading'
import { choosePartner } from './choose-partner'
import './interlinear.css'
import type { WordsOfText } from './placed-runs'
import { wordsBelow } from './words-below'

interface Props extends ComponentProps<typeof ScriptureTree> {
  data: PageData
}

export function Interlinear({ data, ...tree }: Props) {
  const { t } = useTranslation('lookup')
  const [edition, ...others] = data.manifests
  const [record] = data.chapters
  const layer = useLayerOf(others.length === 0 ? edition?.abbreviation : undefined)
  if (!edition || !record || others.length > 0 || layer === undefined) return <ScriptureTree {...tree} />
  const reason = !layer
    ? t('noLayer')
    : isFitting(layer, edition, bookOf(record.chapter.canonical))
      ? undefined
      : t('layerOff')
  if (!layer || reason !== undefined)
    return (
      <>
        <ScriptureTree {...tree} />
        <p className="below-hint">{reason}</p>
      </>
    )
  return <OwnWords {...tree} {...{ data, edition, record, layer }} />
}

interface OwnProps extends Props {
  edition: Manifest
  record: ChapterRecord
  layer: EditionLayer
}

function OwnWords(props: OwnProps) {
  const { t } = useTranslation('lookup')
  const { edition, record, layer, node, isFromTop } = props
  const words = useChapterWords(layer, record)
  const partner = usePartner(edition, bookOf(record.chapter.canonical))
  if (words.kind !== 'here' || partner === undefined)
    return (
      <>
        <ScriptureTree node={node} isFromTop={isFromTop ?? false} />
        {words.kind !== 'here' && words.kind !== 'loading' && (
          <ContentProblem content={words} absent={t('noWordsHere')} />
        )}
      </>
    )
  const own = { ...props, words: words.data }
  return partner ? <BesidePartner {...own} partner={partner} /> : <Drawn {...own} partner={undefined} />
}

/** Null where no edition could stand below; undefined until it is known. */
function usePartner(edition: Manifest, book: number): EditionLayer | null | undefined {
  const { i18n } = useTranslation()
  const { abbreviation, locale } = edition
  const asked = i18n.language
  return useLiveQuery(async () => {
    const rows = await knownPacks(({ kind }) => kind === 'words')
    const layers = rows.map(({ summary }) => summary)
    const pack: PackSummary | undefined = choosePartner(layers, {
      edition: { abbreviation, locale },
      book,
      locale: asked,
    })
    return pack?.layer ? { pack, layer: pack.layer } : null
  }, [abbreviation, locale, book, asked])
}

interface ReadWords extends OwnProps {
  words: ChapterWords
}

/** Reads the same chapter in the partner; the words alone until it is here. */
function BesidePartner({ partner, ...own }: ReadWords & { partner: EditionLayer }) {
  const { i18n } = useTranslation()
  const { passage } = textAt(own.data.address?.path ?? '')
  const abbreviations = useMemo(
    () => [own.edition.abbreviation, partner.layer.edition],
    [own.edition, partner],
  )
  const { reading } = useReading({ abbreviations, passage, locale: i18n.language })
  const data = reading?.kind === 'found' ? reading.data : undefined
  const manifest = data?.manifests.find(({ abbreviation }) => abbreviation === partner.layer.edition)
  const records = data?.chapters.filter(
    ({ abbreviation, chapter }) =>
      manifest &&
      abbreviation === manifest.abbreviation &&
      isFitting(partner, manifest, bookOf(chapter.canonical)),
  )
  if (!manifest || !records || records.length === 0) return <Drawn {...own} partner={undefined} />
  return <WithPartner {...own} {...{ partner, manifest, records }} />
}

interface WithPartnerProps extends ReadWords {
  partner: EditionLayer
  manifest: Manifest
  records: readonly ChapterRecord[]
}

function WithPartner({ partner, manifest, records, ...own }: WithPartnerProps) {
  const words = useWordsOfChapters(partner, records)
  const said = words.kind === 'here' ? words.data : undefined
  const text = useMemo(
    (): WordsOfText | undefined =>
      said && {
        ...manifest,
        numbering: manifest.numbering,
        chapters: records.map((record, at) => ({ record, words: said[at] ?? [] })),
      },
    [said, manifest, records],
  )
  return <Drawn {...own} partner={text} />
}

function Drawn({
  node,
  isFromTop,
  edition,
  record,
  layer,
  words,
  partner,
}: ReadWords & { partner: WordsOfText | undefined }) {
  const drawn = useMemo(() => {
    const own = { ...edition, chapters: [{ record, words }] }
    const options = { isOriginal: isOriginal(edition.locale), glossLocale: layer.layer.glossLocale }
    return interlinearNode(node, wordsBelow(own, partner, options))
  }, [node, edition, record, layer, words, partner])
  return (
    <div className="interlinear">
      <ScriptureTree node={drawn} isFromTop={isFromTop ?? false} />
      <LearntHint layer={layer.layer} />
    </div>
  )
}
