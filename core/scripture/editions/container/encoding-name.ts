/**
 * Maps the encoding names found in files to labels of the WHATWG encoding standard. XML declarations mostly
 * use such labels; the line `\ide` of USFM uses names of Windows and older programs: `CP-1252`, `65001 -
 * Unicode (UTF-8)`, `1251`.
 */

/** Code pages of Windows and IBM whose label is not `windows-` with their number. */
const codePages: Readonly<Record<string, string>> = {
  '367': 'us-ascii',
  '437': 'ibm437',
  '819': 'iso-8859-1',
  '866': 'ibm866',
  '932': 'shift_jis',
  '936': 'gbk',
  '949': 'euc-kr',
  '950': 'big5',
  '1200': 'utf-16le',
  '1201': 'utf-16be',
  '10000': 'macintosh',
  '10007': 'x-mac-cyrillic',
  '20127': 'us-ascii',
  '20866': 'koi8-r',
  '20932': 'euc-jp',
  '20936': 'gb2312',
  '20949': 'euc-kr',
  '21866': 'koi8-u',
  '38598': 'iso-8859-8-i',
  '50220': 'iso-2022-jp',
  '50221': 'iso-2022-jp',
  '50222': 'iso-2022-jp',
  '51932': 'euc-jp',
  '51936': 'gbk',
  '51949': 'euc-kr',
  '54936': 'gb18030',
  '65001': 'utf-8',
}

/** Other names that are not labels of the standard, without punctuation. */
const otherNames: Readonly<Record<string, string>> = {
  unicode: 'utf-8',
  latin9: 'iso-8859-15',
  latin10: 'iso-8859-16',
  macroman: 'macintosh',
  maccyrillic: 'x-mac-cyrillic',
  shiftjis: 'shift_jis',
  eucjp: 'euc-jp',
  euckr: 'euc-kr',
  koi8r: 'koi8-r',
  koi8u: 'koi8-u',
  tis620: 'tis-620',
}

/**
 * Labels to try for a name, the likeliest first; none for an empty one. Only a decoder
 * knows whether a label exists.
 */
export function encodingLabels(name: string): string[] {
  const written = name.trim().toLowerCase()
  if (written === '') return []
  const [first = ''] = written.split(/[\s,;(]+/)
  const bare = written.replace(/[^a-z0-9]/g, '')
  const found = [
    /utf-?8/.test(written) ? 'utf-8' : undefined,
    written,
    first,
    otherNames[bare] ?? bare,
    isoLabel(written),
    ...(written.match(/\d{3,5}/g) ?? []).map(pageLabel),
  ]
  return [...new Set(found.filter((label) => label !== undefined))]
}

/** `iso8859_5`, `iso 8859 part 5`. */
function isoLabel(written: string): string | undefined {
  const part = /8859\D{0,8}(\d{1,2})(?!\d)/.exec(written)?.[1]
  return part && `iso-8859-${Number(part)}`
}

function pageLabel(number: string): string {
  const known = codePages[number]
  if (known !== undefined) return known
  if (/^2859\d$/.test(number) || /^2860\d$/.test(number)) return `iso-8859-${Number(number) - 28_590}`
  return `windows-${number}`
}
