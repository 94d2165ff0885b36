/**
 * Numbers of words of the original in one form: `G25`, `H7225`, a letter behind it told apart (`H430G`). Sources write
 * `H07225`, `strong:H7225`, `{H7225}`, `<WH7225>`, `b/7225`, `1254 a`; what is no word (placeholders, prefixes, codes of tenses) is
 * told apart too.
 */

/** The language of the original: letters before numbers. */
export type Testament = 'G' | 'H'

export interface NumbersFound {
  /** In the form `G25`, in the order of the source, each once. */
  numbers: readonly string[]
  /** Codes of verb forms that a source writes as numbers (`G5656`, `H8804`): forms, not words. */
  forms: readonly string[]
  /** Numbers that mean no word: `H0000`, prefixes and signs of STEP (`H9003`). */
  placeholders: number
}

/** Strong's Greek ends with 5624; codes of tenses follow up to here. Above stand numbers of STEP. */
const lastWords = { G: 5624, H: 8674 } as const
const lastForms = { G: 5999, H: 8999 } as const
/** Prefixes, suffixes and signs of Hebrew in STEP's numbers. */
const signs = { from: 9000, to: 9059 } as const

/** A number with its letter: behind a scheme, in a tag (`<WG25>`, `<WTH8804>`) or a link (`#sH7225`). */
const lettered =
  /(?<![\p{L}\d]|\bGK )(?:s|WT|W|T)?([GHgh])0*(\d{1,5})(?:\.\d+)*(?:([a-zA-Z])(?![\p{L}\d])| ([a-z])(?= *$))?(?![\p{L}\d])/gu
/** A bare number; letters before a slash are Hebrew prefixes. */
const bare = /(?<![\p{L}\d.])0*(\d{1,5})(?:\.\d+)*(?: ?([a-zA-Z]))?(?![\p{L}\d])/gu

/** A number of the language that stands before it: `StrongsHebrew/07225`, `Greek 26`. */
const named = /(Greek|Hebrew)(?:Strongs?)?[^\p{L}\d]*0*(\d{1,5})(?![\p{L}\d])/giu
/** Codes of forms, whose persons are no numbers: `V-2AAI-3S`. */
const codes = /(?<![\p{L}\d])[A-Z]{1,4}-[\dA-Z]+(?:-[\dA-Z]+)*/gu
/** Words beside which a bare number is one of something else; the names of schemes are none. */
const otherWords = /(?!(?:x-)?strongs?(?:'s)?\b)(?<!\p{L})\p{L}{2,}/iu
const date = /\d{4}-\d\d-\d\d/

/** A file says the same of thousands of words. */
const mostRemembered = 50_000
const remembered = { G: new Map<string, NumbersFound>(), H: new Map<string, NumbersFound>() }

/** Numbers in an attribute or column of a source. `testament`: of bare ones. */
export function readNumbers(text: string, testament: Testament): NumbersFound {
  const known = remembered[testament]
  let found = known.get(text)
  if (!found) {
    if (known.size >= mostRemembered) known.clear()
    found = numbersIn(text, testament)
    known.set(text, found)
  }
  return found
}

function numbersIn(text: string, testament: Testament): NumbersFound {
  const numbers = new Set<string>()
  const forms = new Set<string>()
  let placeholders = 0
  for (const { language = testament, digits, refinement } of written(withoutMarkup(text))) {
    const number = Number(digits)
    const isSign = language === 'H' && number >= signs.from && number <= signs.to
    if (number === 0 || isSign) placeholders += 1
    else if (number > lastWords[language] && number <= lastForms[language]) forms.add(`${language}${number}`)
    else numbers.add(`${language}${number}${refinement.toUpperCase()}`)
  }
  return { numbers: [...numbers], forms: [...forms], placeholders }
}

interface Written {
  language?: Testament
  digits: string
  refinement: string
}

function written(text: string): Written[] {
  const byName = [...text.matchAll(named)].map(([, name = '', digits = '']) => ({
    language: languageOf(name),
    digits,
    refinement: '',
  }))
  if (byName.length > 0) return byName
  const byLetter = [...text.matchAll(lettered)].map(([, letter = '', digits = '', own, apart = '']) => ({
    language: languageOf(letter),
    digits,
    refinement: own ?? apart,
  }))
  const rest = text.replace(lettered, ' ')
  if (otherWords.test(rest) || date.test(rest)) return byLetter
  const alone = [...rest.matchAll(bare)].map(([, digits = '', refinement = '']) => ({ digits, refinement }))
  return [...byLetter, ...alone]
}

function languageOf(name: string): Testament {
  return /^g/i.test(name) ? 'G' : 'H'
}

/** The attribute of a whole element, or the text, in digits of ours and without codes of forms. */
function withoutMarkup(text: string): string {
  const attribute = /\b(?:strong|str|s)="([^"]*)"/.exec(text)?.[1]
  return (attribute ?? text)
    .replace(/[\uff01-\uff5e]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0))
    .replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) & 15))
    .replace(/&[lg]t;/g, ' ')
    .replace(codes, ' ')
}

/** The number that a person typed or an address names; undefined for anything else. */
export function parseNumber(text: string): string | undefined {
  const [, letter = '', digits = '', refinement = ''] =
    /^(?:strong:)?([GH])0*([1-9]\d{0,4})([A-Z]?)$/i.exec(text.trim()) ?? []
  return digits === '' ? undefined : `${letter}${digits}${refinement}`.toUpperCase()
}

/** Without the letter that tells words of one number apart. */
export function bareNumber(number: string): string {
  return number.replace(/[A-Z]$/, '')
}

/** Whether a search for `wanted` finds `number`: `H430` finds `H430G`, but `H430G` only itself. */
export function isFoundBy(number: string, wanted: string): boolean {
  return number === wanted || bareNumber(number) === wanted
}

/** The language of the original that a book of this number is read in. */
export function testamentOf(book: number): Testament {
  return book >= 40 ? 'G' : 'H'
}
