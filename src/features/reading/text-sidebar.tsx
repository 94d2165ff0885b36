/** The sidebar of the text: cross references of the selected verses, the member's notes and tags, the footnotes (FEATURES READ-16). */
import { type ReactNode, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { PageData } from '#core/contract/page-data'
import { namingOf } from '#core/scripture/reading/addresses'
import { layoutChapter } from '#core/scripture/text/layout'
import { formatVerses } from '#core/study/place-names'
import { isMember, useAccount } from '../../platform/account'
import { signInPath } from '../../platform/sign-in-path'
import { useSidebarOptions } from '../../platform/use-sidebar-options'
import { formatNumber } from '../../ui/format-number'
import { moveBox, namesOf, readBoxes, showBox, writeBoxes } from '../../ui/sidebar/box-order'
import { Sidebar } from '../../ui/sidebar/sidebar'
import type { SidebarBox } from '../../ui/sidebar/sidebar-content'
import { useSidebarTexts } from '../../ui/sidebar/use-sidebar-texts'
import { ChapterTags } from './mine/chapter-tags'
import { useChapterThings } from './mine/use-chapter-things'
import { VerseNotes } from './mine/verse-notes'
import { FootnotesBox } from './sidebar/footnotes-box'
import { FootnotesIcon, NotesIcon, ReferencesIcon, TagsIcon } from './sidebar/sidebar-icons'
import styles from './sidebar/text-sidebar.module.css'
import { VerseReferences } from './verse-references'

interface Props {
  data: PageData
  /** Numbers of the selected verses. */
  verses: readonly number[]
}

const names = ['references', 'notes', 'footnotes', 'tags'] as const

export function TextSidebar(props: Props) {
  const [options, change] = useSidebarOptions('text')
  const boxes = useBoxes(props)
  const texts = { ...useSidebarTexts(), title: useTranslation('sidebar').t('study') }
  if (!options) return null
  const places = readBoxes(names, options)
  const folded = namesOf(options.folded)
  return (
    <Sidebar
      boxes={boxes}
      texts={texts}
      state={{ isOpen: options.open, isPinned: options.pinned, places, folded }}
      actions={{
        onOpen: (open) => change({ open }),
        onPin: (pinned) => change({ pinned, open: true }),
        onMove: (name, target) => change(writeBoxes(moveBox(places, name, target))),
        onShow: (name, isShown) => change(writeBoxes(showBox(places, name, isShown))),
        onFold(name, isFolded) {
          const others = folded.filter((one) => one !== name)
          change({ folded: (isFolded ? [...others, name] : others).join() })
        },
      }}
    />
  )
}

function useBoxes({ data, verses }: Props): SidebarBox[] {
  const { t, i18n } = useTranslation('sidebar')
  const account = useAccount()
  const things = useChapterThings(data)
  const naming = namingOf(data, i18n.language)
  const chapter = data.chapters[0]?.chapter
  const footnotes = useMemo(() => (chapter ? layoutChapter(chapter).footnotes.length : 0), [chapter])
  const number = (count: number) => (count > 0 ? formatNumber(count, i18n.language) : undefined)
  const own = (content: ReactNode) => (isMember(account) ? content : <ForMembers data={data} />)
  const selected = naming && verses.length > 0 ? formatVerses(verses, naming) : undefined
  return [
    {
      name: 'references',
      title: t('references'),
      icon: ReferencesIcon,
      count: selected,
      content: <VerseReferences data={data} verses={verses} />,
    },
    {
      name: 'notes',
      title: t('notes'),
      icon: NotesIcon,
      count: number(things?.notes.length ?? 0),
      content: own(<VerseNotes data={data} />),
    },
    {
      name: 'footnotes',
      title: t('footnotes'),
      icon: FootnotesIcon,
      count: number(footnotes),
      content: <FootnotesBox data={data} />,
    },
    { name: 'tags', title: t('tags'), icon: TagsIcon, content: own(<ChapterTags data={data} />) },
  ]
}

function ForMembers({ data }: { data: PageData }) {
  const { t } = useTranslation('sidebar')
  return (
    <p className={styles.hint}>
      {t('forMembers')} <a href={signInPath(data.address?.path ?? '/', '/register')}>{t('signIn')}</a>
    </p>
  )
}
