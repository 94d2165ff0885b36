/** Whether instructions of a model can be read in a text, also by somebody who takes the trouble of decoding it. */

/** Words in a row that tell something. */
const tellingWords = 8

/** The first run of instructions that is in the text, in any form; undefined where there is none. */
export function toldSecret(text: string, secret: string): string | undefined {
  const forms = formsOf(text).map(plain)
  const words = secret
    .split(/\s+/)
    .map(plain)
    .filter((word) => word !== '')
  for (let at = 0; at + tellingWords <= words.length; at += 1) {
    const run = words.slice(at, at + tellingWords)
    const told = [run.join(''), run.toReversed().join(''), Array.from(run.join('')).toReversed().join('')]
    if (forms.some((form) => told.some((one) => form.includes(one)))) return run.join(' ')
  }
  return undefined
}

function plain(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{Nd}]/gu, '')
}

const fromCodes = (codes: readonly number[]) =>
  codes.map((code) => String.fromCodePoint(Math.min(code, 0xffff))).join('')
const numbersIn = (text: string, pattern: RegExp, radix: number) =>
  [...text.matchAll(pattern)].map(([, digits = '']) => Number.parseInt(digits, radix))

function formsOf(text: string): string[] {
  const close = text.replace(/\s+/g, '')
  const runs = [text, close].flatMap((one) => one.match(/[A-Za-z\d+/]{8,}/g) ?? [])
  const leet: Readonly<Record<string, string>> = { 4: 'a', 3: 'e', 1: 'i', 0: 'o' }
  const cyrillic: Readonly<Record<string, string>> = { а: 'a', с: 'c', е: 'e', о: 'o', р: 'p' }
  return [
    text,
    text.replace(/[a-z]/gi, (letter) => {
      const base = letter <= 'Z' ? 65 : 97
      return String.fromCharCode(((letter.charCodeAt(0) - base + 13) % 26) + base)
    }),
    runs.map((run) => Buffer.from(run, 'base64').toString('latin1')).join(''),
    ...runs.flatMap((run) =>
      [0, 1, 2, 3].map((shift) => Buffer.from(run.slice(shift), 'base64').toString('latin1')),
    ),
    Buffer.from(close.replace(/[^\da-f]/gi, ''), 'hex').toString('latin1'),
    fromCodes(numbersIn(text, /(?<!\d)(\d{2,3})(?!\d)/g, 10)),
    fromCodes(numbersIn(text, /(?<!\d)(\d{1,2})(?!\d)/g, 10).map((place) => place + 96)),
    fromCodes(numbersIn(text, /(?<!\d)([01]{7,8})(?!\d)/g, 2)),
    fromCodes(numbersIn(text, /\\u([\da-f]{4})/gi, 16)),
    fromCodes(numbersIn(text, /&#(\d+);/g, 10)),
    text.replace(/%([\da-f]{2})/gi, (_, hex: string) => fromCodes([Number.parseInt(hex, 16)])),
    text.replace(/[4310]/g, (digit) => leet[digit] ?? digit),
    text.replace(/[асеор]/g, (letter) => cyrillic[letter] ?? letter),
    text
      .split(/\s+/)
      .map((word) => Array.from(word).toReversed().join(''))
      .join(' '),
  ]
}
