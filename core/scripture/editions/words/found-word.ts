/** What the formats say of the word of the original behind a word: undefined where they say nothing. */
import type { FoundWord } from '../sink'
import type { Attributes } from '../xml/read-xml'

/**
 * OSIS: `lemma="strong:G25 lemma.TR:ηγαπησεν" morph="robinson:V-AAI-3S"`. Beside a number such a lemma is mostly the word
 * as an original has it, which that original says itself.
 */
export function osisWord({ lemma = '', morph = '' }: Attributes): FoundWord | undefined {
  return remember(`${lemma}\n${morph}`, () => readOsisWord(lemma, morph))
}

function readOsisWord(lemma: string, morph: string): FoundWord | undefined {
  const parts = lemma.split(/\s+(?=\S*:)/)
  const words = parts.flatMap((part) => /^lemma[^:]*:(.+)$/.exec(part)?.[1] ?? [])
  const numbers = parts.filter((part) => !part.startsWith('lemma')).join(' ')
  return foundWord(numbers, formIn(morph), /\d/.test(numbers) ? '' : words.join(' '))
}

/** The attributes of USFM's `\w`: `strong="G25" x-morph="V-AAI-3S"`, or a lemma alone. */
export function usfmWord(attributes: string): FoundWord | undefined {
  return remember(attributes, () => readUsfmWord(attributes))
}

function readUsfmWord(attributes: string): FoundWord | undefined {
  const named = new Map(
    [...attributes.matchAll(/([\w-]+)\s*=\s*"([^"]*)"/g)].map(([, name = '', value = '']) => [name, value]),
  )
  if (named.size === 0) return foundWord('', '', attributes.trim())
  return markupWord((name) => named.get(name))
}

/** USX: the same as attributes of `char`. */
export function usxWord(attributes: Attributes): FoundWord | undefined {
  return markupWord((name) => attributes[name])
}

function markupWord(value: (name: string) => string | undefined): FoundWord | undefined {
  const form = value('x-morph') ?? value('morph') ?? ''
  const numbers = value('strong') ?? value('x-strong') ?? ''
  // Beside such codes a Greek number has a digit more, which tells words of one number apart.
  const plain = form.startsWith('Gr,') ? numbers.replace(/\bG(\d{4})\d\b/g, 'G$1') : numbers
  return foundWord(plain, formIn(form), value('lemma') ?? '')
}

/** USFX: `<w s="G25" m="V-AAI-3S" l="ἀγαπάω">`. */
export function usfxWord({ s = '', m = '', l = '' }: Attributes): FoundWord | undefined {
  return foundWord(s, formIn(m), l)
}

/** Zefania: `<gr str="25" rmac="V-AAI-3S">`; several numbers are separated by spaces. */
export function zefaniaWord({ str = '', rmac = '' }: Attributes): FoundWord | undefined {
  return foundWord(str, formIn(rmac), '')
}

/** A file says the same of thousands of words. */
const mostRemembered = 50_000
const remembered = new Map<string, FoundWord | undefined>()

function remember(text: string, read: () => FoundWord | undefined): FoundWord | undefined {
  if (remembered.has(text)) return remembered.get(text)
  if (remembered.size >= mostRemembered) remembered.clear()
  const found = read()
  remembered.set(text, found)
  return found
}

function foundWord(numbers: string, form: string, lemma: string): FoundWord | undefined {
  if (numbers.trim() === '' && form === '' && lemma === '') return undefined
  return { numbers, ...(form === '' ? {} : { form }), ...(lemma === '' ? {} : { lemma }) }
}

/** Without the name of the scheme; `TH8804` is the number of a form. */
function formIn(codes: string): string {
  return codes
    .trim()
    .split(/\s+/)
    .map((code) => code.replace(/^[\w.]+:/, '').replace(/^T(?=[GH]\d)/, ''))
    .join(' ')
}
