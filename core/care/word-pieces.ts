/**
 * The parts of a text that the classifier counts: pieces of 3 to 5 letters, also over the gap between words, whole words, and
 * pairs of words beside each other or with one between. As numbers of buckets of a hash. Pure.
 */

/** Buckets of the hash. */
export const pieceBuckets = 1 << 15

const shortest = 3
const longest = 5

/** Buckets that these words have, each once. */
export function wordPieces(words: readonly string[]): Int32Array {
  const found = new Set<number>()
  words.forEach((word, at) => {
    found.add(bucketOf(`=${word}`))
    if (at > 0) found.add(bucketOf(`${words[at - 1]}+${word}`))
    if (at > 1) found.add(bucketOf(`${words[at - 2]}_${word}`))
  })
  const letters = [...` ${words.join(' ')} `]
  for (let from = 0; from < letters.length; from += 1) {
    let piece = letters.slice(from, from + shortest).join('')
    for (let to = from + shortest; to <= letters.length && to <= from + longest; to += 1) {
      found.add(bucketOf(piece))
      piece += letters[to] ?? ''
    }
  }
  return Int32Array.from(found)
}

/** FNV-1a over UTF-16 code units, the same on every device. */
function bucketOf(piece: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < piece.length; at += 1) {
    hash = Math.imul(hash ^ piece.charCodeAt(at), 0x01000193)
  }
  hash ^= hash >>> 15
  return (hash >>> 0) % pieceBuckets
}
