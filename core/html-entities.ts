/** Named and numbered characters of HTML: those that texts of books use. Others stay as they are written. */

const named: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00A0',
  ensp: '\u2002',
  emsp: '\u2003',
  thinsp: '\u2009',
  shy: '\u00AD',
  ndash: '–',
  mdash: '—',
  lsquo: '‘',
  rsquo: '’',
  sbquo: '‚',
  ldquo: '“',
  rdquo: '”',
  bdquo: '„',
  laquo: '«',
  raquo: '»',
  lsaquo: '‹',
  rsaquo: '›',
  hellip: '…',
  middot: '·',
  bull: '•',
  sect: '§',
  para: '¶',
  dagger: '†',
  Dagger: '‡',
  deg: '°',
  copy: '©',
  reg: '®',
  trade: '™',
  times: '×',
  frac12: '½',
  frac14: '¼',
  frac34: '¾',
  pound: '£',
  euro: '€',
  szlig: 'ß',
  aelig: 'æ',
  AElig: 'Æ',
  oelig: 'œ',
  OElig: 'Œ',
  oslash: 'ø',
  Oslash: 'Ø',
  eth: 'ð',
  thorn: 'þ',
}

/** Letters with marks are written as the letter and the name of the mark: `&eacute;`. */
const marks: Readonly<Record<string, string>> = {
  grave: '\u0300',
  acute: '\u0301',
  circ: '\u0302',
  tilde: '\u0303',
  uml: '\u0308',
  ring: '\u030A',
  caron: '\u030C',
  cedil: '\u0327',
}

/** The text with its characters. */
export function decodeEntities(text: string): string {
  if (!text.includes('&')) return text
  return text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w{2,8}));?/gi, (whole, decimal, hex, name) => {
    if (typeof name === 'string') return named[name] ?? marked(name) ?? whole
    return characterOf(typeof decimal === 'string' ? Number(decimal) : Number.parseInt(String(hex), 16))
  })
}

/**
 * The same for texts that are no HTML, into which programs let such names slip: only what ends with its semicolon is
 * one, and signs of USFM stay named, so that no text becomes a marker.
 */
export function decodeSlipped(text: string): string {
  if (!text.includes('&')) return text
  const slipped = /&(?!#0*(?:92|124);|#x0*(?:5c|7c);)(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z]\w{1,7});/gi
  return text.replace(slipped, decodeEntities)
}

function marked(name: string): string | undefined {
  const mark = marks[name.slice(1)]
  return mark === undefined || !/^[a-z]/i.test(name) ? undefined : (name.charAt(0) + mark).normalize('NFC')
}

/** Control characters and halves of characters are none. */
function characterOf(code: number): string {
  const isText = code === 9 || code === 10 || (code >= 32 && !(code >= 127 && code < 160))
  const isWhole = code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff)
  return isText && isWhole ? String.fromCodePoint(code) : '\uFFFD'
}
