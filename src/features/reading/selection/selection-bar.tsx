/** The actions on the selected verses: a floating bar, on phones a sheet at the bottom. The text still scrolls under it. */
import { memo, Suspense, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { PageData } from '#core/contract/page-data'
import { wordsIn } from '#core/study/word-marks/word-range'
import { hasRoom } from '../../../model/options/rooms'
import { useCurrentReading } from '../../../model/place/current-reading'
import { listenFrom } from '../../../model/shell/listening'
import { type ChosenChapter, numbersOf } from '../../../model/text/selected'
import type { PictureContent } from '../../../model/verse-picture/draw-picture'
import { Action, LinkAction } from '../../../ui/controls/bar-actions'
import { IconButton } from '../../../ui/controls/icon-button'
import { CloseIcon } from '../../../ui/controls/icons'
import {
  CompareIcon,
  CopyChapterIcon,
  CopyIcon,
  ImageIcon,
  PlayIcon,
  ReferencesIcon,
  ReportIcon,
  ShareIcon,
} from '../../../ui/controls/panel-icons'
import { useLayer } from '../../../ui/layers/use-layer'
import { useBarBelow } from '../../../ui/page/use-bar-below'
import { lazyPart } from '../../../ui/timing/lazy-part'
import { LookUpAction } from '../look-up/look-up-action'
import { ColourRow, StudyButtons } from '../mine/actions/study-tools'
import { useChapterReferences } from '../references/use-chapter-references'
import { CommentaryAction, CommentarySheet } from '../sidebar/commentary-sheet'
import { AskAction } from './ask-action'
import { MoreActions } from './more-actions'
import styles from './selection-bar.module.css'
import { type SelectionActions, useSelectionActions } from './use-selection-actions'

interface Props {
  data: PageData
  verses: readonly number[]
  /** Path of the cross references of this chapter in the first edition. */
  href: string
}

const CopyBox = lazyPart(async () => (await import('../copying/copy-box')).CopyBox)
const ChapterCopyBox = lazyPart(async () => (await import('../copying/copy-box')).ChapterCopyBox)
const PictureDialog = lazyPart(
  async () => (await import('../../../model/verse-picture/picture-dialog')).PictureDialog,
)
const SynopsisAction = lazyPart(async () => (await import('../synopsis/synopsis-action')).SynopsisAction)

export interface SelectionBarProps {
  /** The first of the chapters in which something is selected. */
  first: ChosenChapter
  chapters: readonly ChosenChapter[]
  /** True if the verses were selected by touch. */
  isTouch: boolean
  onClose: () => void
}

/** Memoised, so that it is drawn again only for other verses. */
export const SelectionBar = memo(function SelectionBar({
  first,
  chapters,
  isTouch,
  onClose,
}: SelectionBarProps) {
  const { t } = useTranslation('reading')
  const actions = useSelectionActions(first, chapters)
  const { place, copy, share, compare } = actions
  const words = wordCount(chapters)
  const verses = chapters.reduce((sum, one) => sum + one.verses.length, 0)
  const count = words > 0 ? t('wordsSelected', { count: words }) : t('versesSelected', { count: verses })
  const [pictured, setPictured] = useState<PictureContent>()
  useBarBelow('selection-bar')
  useLayer(onClose, { stays: true })
  useEffect(() => {
    const onKey = ({ key, target }: KeyboardEvent) => {
      // Esc closes one layer, and an open box is above the bar.
      const isInBox = target instanceof Element && target.closest('dialog, [role="dialog"]') !== null
      if (key === 'Escape' && !isInBox) onClose()
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [onClose])
  return (
    <>
      <p className="visually-hidden" role="status">
        {place}, {count}
      </p>
      <div
        className={`${styles.bar} app-chrome`}
        role="toolbar"
        aria-label={t('selection')}
        data-selection-bar
      >
        <div className={styles.top}>
          <b>
            <bdi>{place}</bdi>
          </b>
          <span>{count}</span>
          <IconButton icon={CloseIcon} label={t('clearSelection')} onClick={onClose} />
        </div>
        {isTouch && <p className={styles.hint}>{t('copying:touchHint')}</p>}
        <ColourRow chapters={chapters} />
        <div className={styles.actions}>
          <Action icon={CopyIcon} label={t('copy')} onClick={() => void copy()} />
          <Action icon={ShareIcon} label={t('share')} onClick={() => void share()} />
          <StudyButtons chapters={chapters} />
          <LinkAction icon={CompareIcon} label={t('compare')} href={compare} />
          <Further first={first} actions={actions} onPicture={setPictured} onClose={onClose} />
        </div>
      </div>
      <Suspense>
        {pictured && <PictureDialog content={pictured} onClose={() => setPictured(undefined)} />}
      </Suspense>
    </>
  )
})

interface FurtherProps extends Pick<SelectionBarProps, 'first' | 'onClose'> {
  actions: SelectionActions
  onPicture: (content: PictureContent) => void
}

/** The number of selected words, where no verse is selected as a whole; else 0. */
function wordCount(chapters: readonly ChosenChapter[]): number {
  const isWords = chapters.every(({ verses, words }) => {
    const inWords = new Set(words.flatMap(numbersOf))
    return verses.every((verse) => inWords.has(verse))
  })
  const words = chapters.flatMap((one) => one.words)
  return isWords
    ? words.reduce((sum, { text, from, to }) => sum + wordsIn(text.slice(from, to)).length, 0)
    : 0
}

/** The actions the bar has no room for. What concerns one chapter is about the first. */
function Further({ first: { data, verses }, actions, onPicture, onClose }: FurtherProps) {
  const { t } = useTranslation('reading')
  const more = useRef<HTMLElement>(null)
  const [copied, setCopied] = useState<'verses' | 'chapter'>()
  const [isExplained, setIsExplained] = useState(false)
  const { place, columns, compare, references, picture, report } = actions
  // Of a passage over several chapters the player reads the first.
  const isSpoken = useCurrentReading().data?.address?.chapter === data.address?.chapter
  return (
    <>
      <MoreActions trigger={more} label={t('more')}>
        <LinkAction icon={CompareIcon} label={t('compare')} href={compare} isNarrowOnly />
        <Action icon={CopyIcon} label={t('copying:copyAs')} onClick={() => setCopied('verses')} />
        <Action
          icon={CopyChapterIcon}
          label={t('copying:copyChapter')}
          onClick={() => setCopied('chapter')}
        />
        {isSpoken && (
          <Action
            icon={PlayIcon}
            label={t('listenFromHere')}
            onClick={() => {
              listenFrom(verses[0])
              onClose()
            }}
          />
        )}
        <LookUpAction data={data} verses={verses} trigger={more} />
        <CommentaryAction onOpen={() => setIsExplained(true)} />
        <ReferencesAction data={data} verses={verses} href={references} />
        <Suspense>
          <SynopsisAction data={data} verses={verses} />
        </Suspense>
        {hasRoom('assistant') && <AskAction data={data} verses={verses} place={place} />}
        <Action icon={ImageIcon} label={t('picture')} onClick={() => onPicture(picture())} />
        <Action icon={ReportIcon} label={t('menu:report')} onClick={report} />
      </MoreActions>
      {isExplained && (
        <CommentarySheet data={data} verses={verses} trigger={more} onClose={() => setIsExplained(false)} />
      )}
      <Suspense>
        {copied === 'verses' && (
          <CopyBox columns={columns} trigger={more} onClose={() => setCopied(undefined)} />
        )}
        {copied === 'chapter' && (
          <ChapterCopyBox data={data} trigger={more} onClose={() => setCopied(undefined)} />
        )}
      </Suspense>
    </>
  )
}

/** Links selected verses to their cross references, if they have some. */
function ReferencesAction({ data, verses, href }: Props) {
  const { t } = useTranslation('reading')
  const found = useChapterReferences(data)
  const chosen = found?.find(({ verse }) => verses.includes(verse))
  if (!chosen) return null
  const [path] = href.split('#')
  return <LinkAction icon={ReferencesIcon} label={t('references')} href={`${path}#verse-${chosen.verse}`} />
}
