/** What a text has besides itself and comes after it: its head on paper, and links in its notes. */
import type { RefObject } from 'react'
import type { PageData } from '#core/contract/page-data'
import { PrintHead } from '../print-head'
import { NoteLinks } from './note-links'

interface Props {
  container: RefObject<HTMLElement | null>
  data: PageData
  isVisible: boolean
}

export function LateText({ container, data, isVisible }: Props) {
  return (
    <>
      <PrintHead data={data} />
      {isVisible && <NoteLinks container={container} data={data} />}
    </>
  )
}
