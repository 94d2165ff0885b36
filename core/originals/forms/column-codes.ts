/**
 * Codes whose letters stand in columns, as those of Robinson or of the Open Scriptures Hebrew Bible: of unfoldingWord
 * (`Gr,V,IAA3,,S,`, `He,R:Ncfsa`) and of MorphGNT (`V- 3AAI-S--`).
 */

interface Columns {
  word: string
  mood: string
  tense: string
  voice: string
  person: string
  case: string
  gender: string
  count: string
}

/** Undefined for other codes. */
export function unfoldingWordCode(code: string): string | undefined {
  const [, hebrew, letters = ''] = /^(He|Ar),(.+)$/.exec(code) ?? []
  if (hebrew !== undefined) return `${hebrew.charAt(0)}${letters.replaceAll(':', '/')}`
  const [, columns = ''] = /^Gr,([A-Z][A-Z,][A-Z,]{3}[123,][A-Z,]{3,4})$/.exec(code) ?? []
  if (columns === '') return undefined
  const at = (place: number) => (columns[place] ?? '').replace(',', '')
  const word = greekWords[at(0) + at(1)] ?? greekWords[at(0)]
  if (word === undefined) return undefined
  return robinsonCode({
    word,
    mood: at(2),
    tense: at(3) === 'E' ? 'R' : at(3),
    voice: at(4),
    person: at(5),
    case: at(6),
    gender: at(7),
    count: at(8),
  })
}

/** Part of speech and, where it has one, its kind. */
const greekWords: Readonly<Record<string, string>> = {
  N: 'N',
  A: 'A',
  NS: 'A',
  EA: 'T',
  ED: 'D',
  V: 'V',
  RP: 'P',
  RD: 'D',
  RR: 'R',
  RE: 'F',
  RC: 'C',
  D: 'ADV',
  P: 'PREP',
  C: 'CONJ',
  T: 'PRT',
  I: 'INJ',
}

/** Part of speech, then person, tense, voice, mood, case, number, gender, degree. Undefined for other codes. */
export function morphGntCode(code: string): string | undefined {
  const [, kind = '', columns = ''] = /^([A-Z][A-Z-]) ([123-][A-Z-]{7})$/.exec(code) ?? []
  const word = morphGntWords[kind]
  if (word === undefined) return undefined
  const at = (place: number) => (columns[place] ?? '').replace('-', '')
  return robinsonCode({
    word,
    person: at(0),
    tense: at(1) === 'X' ? 'R' : at(1) === 'Y' ? 'L' : at(1),
    voice: at(2),
    // Its `D` is the imperative.
    mood: at(3) === 'D' ? 'M' : at(3),
    case: at(4),
    count: at(5),
    gender: at(6),
  })
}

const morphGntWords: Readonly<Record<string, string>> = {
  'N-': 'N',
  'A-': 'A',
  RA: 'T',
  'V-': 'V',
  RP: 'P',
  RD: 'D',
  RR: 'R',
  RI: 'I',
  'D-': 'ADV',
  'P-': 'PREP',
  'C-': 'CONJ',
  'X-': 'PRT',
  'I-': 'INJ',
}

function robinsonCode({ word, mood, tense, voice, person, case: own, gender, count }: Columns): string {
  const verb = tense + voice + mood
  const end = person + own + count + gender
  return [word, ...(verb === '' ? [] : [verb]), ...(end === '' ? [] : [end])].join('-')
}
