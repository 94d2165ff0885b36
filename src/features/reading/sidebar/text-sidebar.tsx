/**
 * The sidebar of the text (FEATURES READ-16): cross references of the selected verses, parallels of a gospel, the member's
 * notes and tags, footnotes, commentary.
 */
import { type ReactNode, Suspense, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { bookOf, isGospel } from '#core/canonical'
import type { PageData } from '#core/contract/page-data'
import { namingOf } from '#core/scripture/reading/addresses/addresses'
import { layoutChapter } from '#core/scripture/text/layout'
import { formatVerses } from '#core/study/place-names'
import { isMember, useAccount } from '../../../model/account/account'
import { signInPath } from '../../../model/account/sign-in-path'
import { hasRoom } from '../../../model/options/rooms'
import {
  CommentaryIcon,
  EntriesIcon,
  FootnotesIcon,
  LookUpIcon,
  NotesIcon,
  ReferencesIcon,
  TagsIcon,
} from '../../../model/sidebar/box-icons'
import { useSidebar } from '../../../model/sidebar/use-sidebar'
import { useMedia } from '../../../ui/page/use-media'
import { Sidebar } from '../../../ui/sidebar/sidebar'
import type { SidebarBox } from '../../../ui/sidebar/sidebar-content'
import { useSidebarLabels } from '../../../ui/sidebar/use-sidebar-labels'
import { lazyPart } from '../../../ui/timing/lazy-part'
import { formatNumber } from '../../../ui/words/format-number'
import { isolate } from '../../../ui/words/isolate'
import { type FoundReferences, useChapterReferences } from '../references/use-chapter-references'
import { VerseReferences } from '../references/verse-references'
import { SynopsisIcon } from '../synopsis/synopsis-icons'
import { FootnotesBox } from './footnotes-box'
import styles from './text-sidebar.module.css'

const VerseNotes = lazyPart(async () => (await import('../mine/verse-notes')).VerseNotes)
const ParallelsBox = lazyPart(async () => (await import('../synopsis/parallels-box')).ParallelsBox)
const ChapterArticlesBox = lazyPart(
  async () => (await import('../look-up/chapter-articles-box')).ChapterArticlesBox,
)
const CommentaryBox = lazyPart(async () => (await import('./commentary-box')).CommentaryBox)
const ChapterEntriesBox = lazyPart(async () => (await import('./chapter-entries-box')).ChapterEntriesBox)
const ChapterTags = lazyPart(async () => (await import('../mine/chapter-tags')).ChapterTags)

interface Props {
  data: PageData
  /** Numbers of the selected verses. */
  verses: readonly number[]
  /** Number of the member's notes in this chapter. */
  noteCount: number
}

export function TextSidebar(props: Props) {
  const found = useChapterReferences(props.data)
  const boxes = useBoxes(props, found ?? noReferences)
  const isWide = useMedia('(min-width: 1441px)')
  // A comparison needs the space itself. Style sheets reserve the sidebar's space until it has loaded (--sidebar-kept).
  const isOpenAtFirst = isWide && props.data.address?.abbreviations.length === 1
  const sidebar = useSidebar('text', boxes, { isOpen: isOpenAtFirst })
  const labels = { ...useSidebarLabels(), title: useTranslation('sidebar').t('study') }
  if (!sidebar) return null
  // A box without content here keeps its position among the others.
  const isOffered = ({ name }: { name: string }) =>
    name === 'references' ? found?.length !== 0 : name !== 'dictionary' || hasArticles
  const state = { ...sidebar.state, places: sidebar.state.places.filter(isOffered) }
  return <Sidebar {...sidebar} boxes={boxes.filter(isOffered)} labels={labels} state={state} />
}

/** True if the library has content for chapters. */
const hasArticles = (['dictionaries', 'graphics', 'videos'] as const).some(hasRoom)

/** Stands for references that are not known yet. */
const noReferences: FoundReferences = []

function useBoxes({ data, verses, noteCount }: Props, found: FoundReferences): SidebarBox[] {
  const { t, i18n } = useTranslation('sidebar')
  const account = useAccount()
  const naming = namingOf(data, i18n.language)
  const chapter = data.chapters[0]?.chapter
  const footnotes = useMemo(() => (chapter ? layoutChapter(chapter).footnotes.length : 0), [chapter])
  const number = (count: number) => (count > 0 ? formatNumber(count, i18n.language) : undefined)
  const own = (content: ReactNode) => (isMember(account) ? late(content) : <ForMembers data={data} />)
  const selected =
    naming && verses.length > 0 ? t('verses', { verses: isolate(formatVerses(verses, naming)) }) : undefined
  return [
    {
      name: 'references',
      title: t('references'),
      icon: ReferencesIcon,
      count: selected,
      content: <VerseReferences data={data} found={found} verses={verses} />,
    },
    {
      name: 'parallels',
      title: t('parallels'),
      icon: SynopsisIcon,
      content: <Parallels data={data} verses={verses} />,
    },
    {
      name: 'entries',
      title: t('entries'),
      icon: EntriesIcon,
      content: late(<ChapterEntriesBox data={data} />),
    },
    {
      name: 'notes',
      title: t('notes'),
      icon: NotesIcon,
      count: number(noteCount),
      content: own(<VerseNotes data={data} />),
    },
    {
      name: 'footnotes',
      title: t('footnotes'),
      icon: FootnotesIcon,
      count: number(footnotes),
      content: <FootnotesBox data={data} />,
    },
    {
      name: 'commentary',
      title: t('commentary'),
      icon: CommentaryIcon,
      content: late(<CommentaryBox data={data} verses={verses} />),
    },
    {
      name: 'dictionary',
      title: t('words'),
      icon: LookUpIcon,
      content: late(<ChapterArticlesBox data={data} />),
    },
    { name: 'tags', title: t('tags'), icon: TagsIcon, content: own(<ChapterTags data={data} />) },
  ]
}

function late(content: ReactNode): ReactNode {
  return <Suspense>{content}</Suspense>
}

function Parallels({ data, verses }: Pick<Props, 'data' | 'verses'>) {
  const { t } = useTranslation('sidebar')
  if (!isGospel(bookOf(data.address?.chapter ?? 0)))
    return <p className={styles.hint}>{t('parallelsWhere')}</p>
  return (
    <Suspense>
      <ParallelsBox data={data} verses={verses} />
    </Suspense>
  )
}

function ForMembers({ data }: { data: PageData }) {
  const { t } = useTranslation('sidebar')
  return (
    <p className={styles.hint}>
      {t('forMembers')} <a href={signInPath(data.address?.path ?? '/', '/register')}>{t('signIn')}</a>
    </p>
  )
}
