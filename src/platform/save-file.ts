/** Offers a file to keep. */

/** How long a browser may take to begin with it. */
const keptMs = 60_000

export function saveFile(name: string, content: Blob): void {
  const url = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), keptMs)
}

/** Data as a readable file. */
export function saveJson(name: string, data: unknown): void {
  saveFile(name, new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' }))
}
