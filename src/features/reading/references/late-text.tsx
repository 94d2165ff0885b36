/** Additions to a text that load after it: its head on paper, links in its notes, heads of columns that follow the rows. */
import { type RefObject, useEffect } from 'react'
import type { PageData } from '#core/contract/page-data'
import { followColumns } from '../columns/follow-columns'
import { PrintHead } from '../drawing/print-head'
import { LateLookUp } from '../look-up/late-look-up'
import { NoteLinks } from './note-links'

interface Props {
  container: RefObject<HTMLElement | null>
  data: PageData
  /** The page of the chapter in which verses are chosen: this one, or a further one of its passage. */
  chosen: PageData
  isVisible: boolean
}

export function LateText({ container, data, chosen, isVisible }: Props) {
  useEffect(() => (container.current ? followColumns(container.current) : undefined), [container])
  return (
    <>
      <PrintHead data={data} />
      {isVisible && <LateLookUp container={container} data={chosen} />}
      {isVisible && <NoteLinks container={container} data={data} />}
    </>
  )
}
