/** Greek as ASCII, as lexica of the time before Unicode write it: `a)ga/ph` is ἀγάπη, `*)aarw/n` Ἀαρών. */

const letters: Readonly<Record<string, string>> = {
  a: 'α',
  b: 'β',
  g: 'γ',
  d: 'δ',
  e: 'ε',
  z: 'ζ',
  h: 'η',
  q: 'θ',
  i: 'ι',
  k: 'κ',
  l: 'λ',
  m: 'μ',
  n: 'ν',
  c: 'ξ',
  o: 'ο',
  p: 'π',
  r: 'ρ',
  s: 'σ',
  t: 'τ',
  u: 'υ',
  f: 'φ',
  x: 'χ',
  y: 'ψ',
  w: 'ω',
  v: 'ϝ',
}

/** Combining marks, in the order in which they stand behind a letter. */
const marks: readonly (readonly [string, string])[] = [
  [')', '\u0313'],
  ['(', '\u0314'],
  ['+', '\u0308'],
  ['/', '\u0301'],
  ['\\', '\u0300'],
  ['=', '\u0342'],
  ['|', '\u0345'],
]

/** True for words of ASCII that have a sign no English word has: an accent or a breathing behind a vowel. */
export function isBetaCode(text: string): boolean {
  return (
    /^[\x20-\x7e]+$/.test(text) && /[aehiouwr][)(]?[+|]?[/\\=]|[aehiouwr][)(](?![\s)]|$)|^\*[)(/]/i.test(text)
  )
}

/** The words in Greek letters; anything else stays. */
export function fromBetaCode(text: string): string {
  const written = text.replace(
    /(\*[)(/\\=+|]*)?([a-z])([)(/\\=+|]*)/gi,
    (whole, before: string | undefined, letter: string, after: string) => {
      const greek = letters[letter.toLowerCase()]
      if (greek === undefined) return whole
      const signs = (before ?? '') + after
      const own = marks.flatMap(([sign, mark]) => (signs.includes(sign) ? [mark] : [])).join('')
      return (before === undefined ? greek : greek.toUpperCase()) + own
    },
  )
  return written
    .replace(/σ(?![\p{L}\p{M}])/gu, 'ς')
    .replace(/(?<![\p{L}\p{M}])ς(?![\p{L}])/gu, 'σ')
    .normalize('NFC')
}
