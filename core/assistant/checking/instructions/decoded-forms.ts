/** What a text may say to somebody who decodes it: in the ways that models know without a tool. */

/** Letters and digits alone. */
export function plainLetters(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{Nd}]/gu, '')
}

const alike = '4301572@$асеорхуіѕјАВСЕНКМОРТХαειονρτυκ'
const latin = 'aeoistzasaceopxyisjABCEHKMOPTXaeiovptuk'
const likeLetters: ReadonlyMap<string, string> = new Map(
  Array.from(alike, (sign, at) => [sign, latin.charAt(at)] as const),
)

/** With Latin letters for what looks like them, and each word turned round. */
export function lookalikes(text: string): string[] {
  const read = Array.from(text, (sign) => likeLetters.get(sign) ?? sign).join('')
  const turned = text
    .split(/\s+/)
    .map((word) => Array.from(word).toReversed().join(''))
    .join(' ')
  return read === text ? [turned] : [read, turned]
}

/** What is spelt letter by letter: `Y o u`, `Y.o.u`. */
export function spelt(text: string): string[] {
  return text.match(/(?:(?<![\p{L}\d])[\p{L}\d][^\p{L}\d]+){8,}[\p{L}\d](?![\p{L}\d])/gu) ?? []
}

export function decodedForms(text: string): string[] {
  const close = text.replace(/\s+/g, '')
  const numbers = (pattern: RegExp, radix: number, zero = 0) => codesIn(text, pattern, radix, zero)
  return [
    rotated(text),
    // Its beginning may be any of four characters.
    ...[...close.matchAll(/[A-Za-z\d+/_-]{24,}/g)].flatMap(([run]) =>
      [0, 1, 2, 3].map((shift) => fromBase64(run.slice(shift))),
    ),
    // Each word by itself.
    (text.match(/[A-Za-z\d+/_-]{3,}/g) ?? []).map(fromBase64).join(''),
    ...[...close.matchAll(/(?:[\da-f]{2}){12,}/gi)].flatMap(([run]) => [fromHex(run), fromHex(run.slice(1))]),
    numbers(/(?<![\p{L}\d])(\d{2,3})(?!\d)/gu, 10),
    numbers(/(?<![\p{L}\d])(\d{1,2})(?!\d)/gu, 10, 96),
    numbers(/(?<!\d)([01]{7,8})(?!\d)/g, 2),
    numbers(/\\?u\+?\{?00([\da-f]{2})/gi, 16),
    numbers(/\\?x([\da-f]{2})/gi, 16),
    numbers(/&#(\d{2,3});?/g, 10),
    text.replace(/%([\da-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
  ].filter((form) => form !== '')
}

function codesIn(text: string, pattern: RegExp, radix: number, zero: number): string {
  return [...text.matchAll(pattern)]
    .map(([, digits = '']) => String.fromCharCode(Number.parseInt(digits, radix) + zero))
    .join('')
}

function fromHex(run: string): string {
  return (run.match(/../g) ?? []).map((pair) => String.fromCharCode(Number.parseInt(pair, 16))).join('')
}

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'

function fromBase64(run: string): string {
  let bits = 0
  let count = 0
  let text = ''
  for (const sign of run.replaceAll('-', '+').replaceAll('_', '/')) {
    bits = ((bits << 6) | Math.max(0, alphabet.indexOf(sign))) & 0xffff
    count += 6
    if (count < 8) continue
    count -= 8
    text += String.fromCharCode((bits >> count) & 0xff)
  }
  return text
}

function rotated(text: string): string {
  return text.replace(/[a-z]/gi, (letter) => {
    const base = letter <= 'Z' ? 65 : 97
    return String.fromCharCode(((letter.charCodeAt(0) - base + 13) % 26) + base)
  })
}
