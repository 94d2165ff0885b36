/** Offers a file for saving. */

/** How long a browser may take to start the download. */
const keptMs = 60_000

export function saveFile(name: string, content: Blob): void {
  const url = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), keptMs)
}

/** Saves data as a readable file, named after the product. */
export function saveJson(product: string, name: string | number, data: unknown): void {
  const called = `${product} ${name}`.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '-')
  saveFile(`${called}.json`, new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' }))
}
