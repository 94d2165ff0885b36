/**
 * Tells the encoding of a text that is not UTF-8 and names none, by its letters: in the right one the usual letters
 * of a script are frequent, and none stands where no word has it. A page of wrong letters is worse than none.
 */
/** As in decode-text. */
type Decoding = (label: string, bytes: Uint8Array) => string | undefined

/** Letters that make up a good part of any text in a script, and the least share of them. */
interface Script {
  labels: readonly string[]
  usual: string
  least: number
}

const cyrillic = { usual: 'оеаинтсрвлкмдпуябъыьзг', least: 0.7 }
const scripts: readonly Script[] = [
  { labels: ['gb18030'], usual: '的了不是人我他在有一你们上和要这来说地神耶华子就为王', least: 0.12 },
  { labels: ['big5'], usual: '的了不是人我他在有一你們上和要這來說地神耶華子就為王', least: 0.12 },
  {
    labels: ['shift_jis', 'euc-jp'],
    usual: 'のにはをたがでてとしれさいるなもっかきくこあうらりよす',
    least: 0.35,
  },
  { labels: ['euc-kr'], usual: '이다의에는을가로하고를와은그니라여자사시리지도나', least: 0.25 },
  { labels: ['windows-1251', 'koi8-r', 'koi8-u', 'ibm866', 'iso-8859-5', 'x-mac-cyrillic'], ...cyrillic },
  { labels: ['windows-1253', 'iso-8859-7'], usual: 'αοιετσνηυρκπμλςωγθόίάήέύδ', least: 0.7 },
  { labels: ['windows-1255'], usual: 'יוהלאמרבתשנכעחדם', least: 0.6 },
  { labels: ['windows-1256', 'iso-8859-6'], usual: 'اليمنورتبعدهفسكقحة', least: 0.6 },
]

/** Alphabets that only add to the letters of ASCII; the likeliest first. */
const latin = ['windows-1252', 'macintosh', 'windows-1250', 'iso-8859-2'] as const
const latinLetters = /[ß-öø-ÿœÀ-ÖØ-ÞŒąćęłńśźżčďěňřšťůžľĺŕășțşţőűđĄĆĘŁŃŚŹŻČĎŘŠŤŮŽĽŐŰĐȘȚŞŢĂ]/u
const latinSigns = /[\u00A0«»“”‘’„‚‹›–—…°¿¡§©®†·¶º]/u

/** With fewer characters beyond ASCII nothing is shown. */
const leastSigns = 8
const sampleBytes = 400_000
/** So many letters of a script may touch a Latin one. */
const mostMixed = 0.2
/** Of the characters beyond ASCII so many may stand where no word has them. */
const mostWrong = 0.05

/**
 * The label of the encoding; `windows-1252` where too little shows another; undefined where the letters fit none.
 */
export function guessEncoding(bytes: Uint8Array, decode: Decoding): string | undefined {
  const sample = bytes.length > sampleBytes ? wholeLines(bytes) : bytes
  const high = sample.reduce((sum, byte) => sum + (byte > 127 ? 1 : 0), 0)
  if (high < leastSigns) return 'windows-1252'
  const found = scripts
    .flatMap(({ labels, ...script }) =>
      labels.map((label) => ({ label, share: shareOf(sample, label, script, decode) })),
    )
    .filter(({ share }) => share >= 1)
    .sort((one, other) => other.share - one.share)[0]
  if (found) return found.label
  return latin.find((label) => {
    const text = decode(label, sample)
    return text !== undefined && shareOfWrong(text) <= mostWrong
  })
}

/** The usual letters among all letters beyond ASCII, as a multiple of the least share; 0 if it cannot be read. */
function shareOf(
  bytes: Uint8Array,
  label: string,
  { usual, least }: Pick<Script, 'usual' | 'least'>,
  decode: Decoding,
): number {
  const text = decode(label, bytes) ?? ''
  const letters = (text.match(/[^\0-\x7F]/gu) ?? []).filter((sign) => /[\p{L}\uFFFD\p{Cc}\p{S}]/u.test(sign))
  // An accented letter of a Latin word looks like a letter of another script inside it.
  const mixed = text.match(/[a-z][^\0-\x7F]|[^\0-\x7F][a-z]/gu)?.length ?? 0
  if (letters.length < leastSigns || mixed > letters.length * mostMixed) return 0
  const known = new Set(usual)
  return letters.filter((sign) => known.has(sign)).length / letters.length / least
}

/** Characters beyond ASCII that are no letters of words: signs between letters, capitals inside words. */
function shareOfWrong(text: string): number {
  let all = 0
  let wrong = 0
  for (const { 0: sign, index } of text.matchAll(/[^\0-\x7F]/gu)) {
    all += 1
    const isInWord = /[a-z]/.test(text[index - 1] ?? '') && /\p{L}/u.test(text[index + 1] ?? '')
    const isApostrophe = sign === '’' || sign === '·'
    const isFitting = latinLetters.test(sign)
      ? !(isInWord && sign !== sign.toLowerCase())
      : latinSigns.test(sign) && (!isInWord || isApostrophe || sign === '—' || sign === '–')
    if (!isFitting) wrong += 1
  }
  return wrong / Math.max(1, all)
}

/** The beginning up to the end of a line, so that no character is cut. */
function wholeLines(bytes: Uint8Array): Uint8Array {
  const end = bytes.lastIndexOf(10, sampleBytes)
  return bytes.subarray(0, end < 0 ? sampleBytes : end)
}
