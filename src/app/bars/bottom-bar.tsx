/** Phones: previous, what the chapter tells, book and chapter, the assistant, next; within reach of the thumb, hidden together with the header. */
import { memo, Suspense, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useCurrentReading } from '../../model/place/current-reading'
import { usePlaceHeading } from '../../model/place/use-chapter-heading'
import { useNeighbours } from '../../model/place/use-neighbours'
import { DownIcon, NextIcon, PreviousIcon } from '../../ui/controls/icons'
import { usePageSign } from '../../ui/page/page-sign'
import { useStore } from '../../ui/store/store'
import { lazyPart } from '../../ui/timing/lazy-part'
import { ChatSlot } from '../chat-button/chat-slot'
import { useChatButton } from '../chat-button/use-chat-button'
import { areBarsHidden } from '../header/hiding/bars-hidden'
import styles from './bottom-bar.module.css'
import { ChapterEntriesButton } from './chapter-entries-button'

const Panels = lazyPart(async () => (await import('../header/panels')).Panels)

export const BottomBar = memo(function BottomBar({ isText }: { isText: boolean }) {
  const { t } = useTranslation()
  const { data } = useCurrentReading()
  const isHidden = useStore(areBarsHidden)
  const [isOpen, setIsOpen] = useState(false)
  const trigger = useRef<HTMLButtonElement>(null)
  const heading = usePlaceHeading(data)
  const { previous, next } = useNeighbours(data)
  const chat = useChatButton(isText ? 'text' : 'unknown')
  const isShown = isText && data?.address !== undefined
  const isAway = isHidden && !isOpen
  usePageSign('hidden-bottom-bar', isShown && isAway)
  if (!isShown) return null
  return (
    <nav className={`${styles.bar} app-chrome`} aria-label={t('chapter')} data-hidden={isAway} data-bar>
      <Turn href={previous?.href} label={t('previousChapter')} icon={PreviousIcon} />
      <ChapterEntriesButton data={data} />
      <button
        ref={trigger}
        type="button"
        className={styles.middle}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
      >
        <bdi>{heading}</bdi>
        <DownIcon className="icon" aria-hidden />
      </button>
      {chat === 'bar' ? <ChatSlot /> : <span className={styles.turn} />}
      <Turn href={next?.href} label={t('nextChapter')} icon={NextIcon} />
      {isOpen && (
        <Suspense>
          <Panels name="books" trigger={trigger} data={data} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </nav>
  )
})

function Turn({
  href,
  label,
  icon: Icon,
}: {
  href: string | undefined
  label: string
  icon: typeof NextIcon
}) {
  if (!href) return <span className={styles.turn} />
  return (
    <a className={styles.turn} href={href} aria-label={label}>
      <Icon className="icon mirrored" aria-hidden />
    </a>
  )
}
