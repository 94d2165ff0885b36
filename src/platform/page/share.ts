/** The system's ways to share: clipboard and share sheet. */

/** Puts text on the clipboard; false when the browser refuses. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}

interface RichText {
  plain: string
  html: string | undefined
}

/**
 * Puts a text on the clipboard twice, plain and, if there is one, as HTML; the program that it is pasted into
 * chooses. False when the browser refuses.
 */
export async function copyRich({ plain, html }: RichText): Promise<boolean> {
  try {
    const blob = (type: string, text: string) => new Blob([text], { type })
    const item: Record<string, Blob> = { 'text/plain': blob('text/plain', plain) }
    if (html !== undefined) item['text/html'] = blob('text/html', html)
    await navigator.clipboard.write([new ClipboardItem(item)])
    return true
  } catch {
    // Pages that are not served securely, and browsers that take plain text only.
    return (await copyText(plain)) || copyByCommand(plain, html)
  }
}

/** The old command, which needs no secure page. */
function copyByCommand(plain: string, html: string | undefined): boolean {
  const fill = (event: ClipboardEvent) => {
    event.clipboardData?.setData('text/plain', plain)
    if (html !== undefined) event.clipboardData?.setData('text/html', html)
    event.preventDefault()
  }
  document.addEventListener('copy', fill, { once: true })
  const isCopied = document.execCommand('copy')
  document.removeEventListener('copy', fill)
  return isCopied
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

/** Whether there is a share sheet that takes such a file. */
export function canShareFile(file: File): boolean {
  return navigator.canShare?.({ files: [file] }) ?? false
}

/** Hands a file to the share sheet. */
export async function shareFile(file: File): Promise<'shared' | 'cancelled' | 'failed'> {
  try {
    await navigator.share({ files: [file] })
    return 'shared'
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError' ? 'cancelled' : 'failed'
  }
}
