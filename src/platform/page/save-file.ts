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

/** Data as a readable file, called after the product. */
export function saveJson(product: string, name: string | number, data: unknown): void {
  const called = `${product} ${name}`.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '-')
  saveFile(`${called}.json`, new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' }))
}
