/** Parts of a text in which no sentence ends: markers, brackets, emphasis, code, tags. */

/** Where a part ends, or that more has to come before it can be said; undefined for a sign that begins none. */
export type Enclosed = number | 'wait' | undefined

interface Form {
  open: RegExp
  close: (opened: string) => string
  /** Longest one; a sign without its other half is a plain sign. */
  most: number
}

const forms: readonly Form[] = [
  { open: /^\[\[/, close: () => ']]', most: 240 },
  { open: /^\[/, close: () => ']', most: 160 },
  { open: /^【/, close: () => '】', most: 60 },
  { open: /^\(/, close: () => ')', most: 300 },
  { open: /^<(?=[a-z/!?])/i, close: () => '>', most: 300 },
  { open: /^`/, close: () => '`', most: 400 },
  { open: /^(?:\*{1,3}|_{1,3}|~~)(?=[^\s*_~])/, close: (opened) => opened, most: 600 },
]

/** `isFree`: no letter stands before it. */
export function enclosedAt(text: string, at: number, isEnded: boolean, isFree: boolean): Enclosed {
  const sign = text.charAt(at)
  if (!'[【(<`*_~'.includes(sign)) return undefined
  // The kind of a sign is known with the signs after it.
  const [run = ''] = /^([[*_~`])\1*|^./su.exec(text.slice(at, at + 8)) ?? []
  if (at + run.length >= text.length && !isEnded) return 'wait'
  if ('*_~'.includes(sign) && !isFree) return undefined
  const near = text.slice(at, at + 8)
  const form = forms.find(({ open }) => open.test(near))
  const opened = form?.open.exec(near)?.[0]
  if (!form || opened === undefined) return undefined
  const end = endOf(text, at + opened.length, at + form.most, form.close(opened))
  if (end === undefined)
    return text.length < at + form.most && !isEnded && !/\n\s*\n/.test(text.slice(at)) ? 'wait' : undefined
  return isLink(text, at, end) ? (enclosedAt(text, end, isEnded, true) ?? end) : end
}

/** Behind its closing sign; never over a blank line. */
function endOf(text: string, from: number, to: number, close: string): number | undefined {
  const inner = text.slice(from, to)
  const at = inner.indexOf(close)
  const blank = inner.search(/\n\s*\n/)
  if (at < 0 || (blank >= 0 && blank < at)) return undefined
  return from + at + close.length
}

/** The address of a link follows its text. */
function isLink(text: string, at: number, end: number): boolean {
  return text.charAt(at) === '[' && text.charAt(end) === '('
}
