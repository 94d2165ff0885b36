/** The system's ways out: clipboard, share sheet, download. */
import { saveFile } from './save-file'

/** Puts text on the clipboard; false when the browser refuses. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}

export interface Shared {
  title: string
  text: string
  url: string
}

/** The share sheet where there is one, else the clipboard. A closed sheet is no failure. */
export async function shareOrCopy(shared: Shared): Promise<'shared' | 'copied' | 'failed'> {
  if (typeof navigator.share === 'function') {
    try {
      await navigator.share(shared)
      return 'shared'
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return 'shared'
    }
  }
  return (await copyText(`${shared.text}\n${shared.url}`)) ? 'copied' : 'failed'
}

/** Hands a picture to the share sheet, or saves it as a file. */
export async function sharePicture(picture: Blob, name: string): Promise<void> {
  const file = new File([picture], name, { type: picture.type })
  if (navigator.canShare?.({ files: [file] })) {
    try {
      await navigator.share({ files: [file] })
      return
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return
    }
  }
  saveFile(name, picture)
}
