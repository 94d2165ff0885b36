/** Counts the verses of a Bible written as JSON, whatever its shape; 0 for other JSON. */

interface Counted {
  form: string
  verses: number
}

/** Counts what is there in one of the shapes that Bibles have. */
export function countJsonVerses(text: string): Counted {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return { form: 'JSON', verses: 0 }
  }
  const isUsj = isObject(value) && value['type'] === 'USJ'
  return { form: isUsj ? 'USJ' : 'JSON', verses: count(value, false) }
}

/** `isChapters`: the value of a key that says chapters or verses. */
function count(value: unknown, isChapters: boolean): number {
  if (Array.isArray(value)) return countList(value, isChapters)
  if (!isObject(value)) return 0
  if (isVerse(value)) return 1
  const numbered = countNumbered(value)
  if (numbered > 0) return numbered
  return Object.entries(value).reduce(
    (sum, [key, one]) => sum + count(one, /^(?:chapters|verses)$/i.test(key)),
    0,
  )
}

/** Lists of texts are verses only inside chapters: `"chapters": [["In the beginning ..."]]`. */
function countList(list: readonly unknown[], isChapters: boolean): number {
  const isTexts = isChapters && list.length > 0 && list.every((one) => typeof one === 'string')
  if (isTexts) return list.filter((one) => /\p{L} \p{L}/u.test(one)).length
  return list.reduce<number>((sum, one) => sum + count(one, isChapters), 0)
}

/** `{"verse": 1, "text": "..."}`, or a verse mark of USJ. */
function isVerse(value: Readonly<Record<string, unknown>>): boolean {
  if (value['marker'] === 'v' && value['number'] !== undefined) return true
  const entries = Object.entries(value)
  const hasNumber = entries.some(
    ([key, one]) => /^(?:verse|v)\w*$/i.test(key) && /^\d{1,3}$/.test(String(one)),
  )
  return (
    hasNumber &&
    entries.some(([key, one]) => /^(?:text|t|content|scripture|verse_?text)$/i.test(key) && isText(one))
  )
}

/** `{"1": "In the beginning ...", "2": ...}`. */
function countNumbered(value: Readonly<Record<string, unknown>>): number {
  const entries = Object.entries(value)
  const isNumbered =
    entries.length > 1 && entries.every(([key, one], index) => key === `${index + 1}` && isText(one))
  return isNumbered ? entries.length : 0
}

function isText(value: unknown): boolean {
  return typeof value === 'string' && /\p{L}/u.test(value)
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
