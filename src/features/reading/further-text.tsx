/** A chapter below or above the first one of a view, with all that works in a first one: selection, notes, colours, footnotes. */
import { Suspense, useLayoutEffect, useRef } from 'react'
import type { PageData } from '#core/contract/page-data'
import type { ScriptureElement } from '#core/scripture/text/node'
import { isMember, useAccount } from '../../model/account/account'
import { lazyPart } from '../../ui/timing/lazy-part'
import { type OpenedMark, onTextClick } from './opened-mark'
import { TextTree } from './originals/text-tree'
import { markVerses } from './position/mark-verses'
import { NoteLinks } from './references/note-links'
import { type SelectedState, useSelection } from './selection/use-selection'

const ChapterStudy = lazyPart(async () => (await import('./mine/chapter-study')).ChapterStudy)

interface Props {
  /** The chapter as a page of its own. */
  page: PageData
  /** Its tree; undefined until it is here. */
  node: ScriptureElement | undefined
  selection: SelectedState
  onOpen: (opened: OpenedMark | undefined) => void
}

export function FurtherText({ page, node, selection, onOpen }: Props) {
  const container = useRef<HTMLDivElement>(null)
  const { onClick, chooseVerses } = useSelection(container, page, selection)
  const account = useAccount()
  useLayoutEffect(() => {
    if (container.current) markVerses(container.current, page)
  }, [page])
  return (
    <>
      {/* The keyboard reaches verses through their numbers, which are links: see selection-gestures. */}
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions */}
      <div ref={container} data-further-text onClick={(event) => onTextClick(event, page, onClick, onOpen)}>
        {node && <TextTree data={page} node={node} />}
      </div>
      <NoteLinks container={container} data={page} />
      <Suspense>
        {isMember(account) && (
          <ChapterStudy container={container} data={page} onSelect={chooseVerses} onNotes={nobodyCounts} />
        )}
      </Suspense>
    </>
  )
}

/** The sidebar counts the notes of the first chapter. */
const nobodyCounts = () => undefined
