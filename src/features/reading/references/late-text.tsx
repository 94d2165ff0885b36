/** Additions to a text that load after it: its head on paper, links in its notes, heads of columns that follow the rows. */
import { type RefObject, Suspense, useEffect } from 'react'
import type { PageData } from '#core/contract/page-data'
import { lazyPart } from '../../../ui/timing/lazy-part'
import { followColumns } from '../columns/follow-columns'
import { PrintHead } from '../drawing/print-head'
import { NoteLinks } from './note-links'

const LateLookUp = lazyPart(async () => (await import('../look-up/late-look-up')).LateLookUp)

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
      <Suspense>{isVisible && <LateLookUp container={container} data={chosen} />}</Suspense>
      {isVisible && <NoteLinks container={container} data={data} />}
    </>
  )
}
