/** Opens the dialog that makes a picture of verses; its code comes when it is opened. */
import { Suspense, useState } from 'react'
import { Button } from '../../ui/controls/button'
import { ImageIcon } from '../../ui/controls/panel-icons'
import { lazyPart } from '../../ui/timing/lazy-part'
import type { PictureContent } from './draw-picture'

const PictureDialog = lazyPart(async () => (await import('./picture-dialog')).PictureDialog)

export function PictureButton({ label, content }: { label: string; content: PictureContent }) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        <ImageIcon className="icon" aria-hidden />
        {label}
      </Button>
      <Suspense>{isOpen && <PictureDialog content={content} onClose={() => setIsOpen(false)} />}</Suspense>
    </>
  )
}
