/**
 * By which spellings a word of the original is found: in its own letters, Greek without accents and Hebrew with or without
 * points, and as people write it in Latin letters (`agape`, `psuche`, `chesed`). A word is meant where it has one of the
 * keys of what was typed.
 */

const greek = /\p{Script=Greek}/u
const hebrew = /\p{Script=Hebrew}/u
const latin = /\p{Script=Latin}/u

/** Fewer consonants would be those of too many words. */
const leastConsonants = 3

/** The keys of a word in Greek or Hebrew letters; none for others, and of several words those of all together. */
export function lemmaKeys(word: string): readonly string[] {
  const [first = ''] = word.split(/[,;(/]/)
  if (greek.test(first)) {
    const plain = plainGreek(first)
    return some('g', [plain, latinOfGreek(plain)])
  }
  if (!hebrew.test(first)) return []
  const pointed = pointedHebrew(first)
  const consonants = bareMark + consonantsOf(pointed)
  if (!hasPoints(pointed)) return some('h', [consonants])
  const spoken = latinOfHebrew(pointed)
  return some('h', [pointed, consonants, ...spoken, ...withoutVowels(spoken)])
}

/**
 * The keys of what somebody typed, in letters of the original or in Latin ones: those that are most likely meant first,
 * others where no word has one of these, at last what is left without vowels.
 */
export function typedKeys(typed: string): readonly (readonly string[])[] {
  if (greek.test(typed)) return [some('g', [plainGreek(typed)])]
  if (hebrew.test(typed)) {
    const pointed = pointedHebrew(typed)
    const consonants = some('h', [bareMark + consonantsOf(pointed)])
    return hasPoints(pointed) ? [some('h', [pointed]), consonants] : [consonants]
  }
  if (!latin.test(typed)) return []
  const [likely, others] = hebrewReadings(typed)
  return [
    [...some('g', [greekReading(typed)]), ...some('h', likely)],
    some('h', others),
    some('h', withoutVowels([...likely, ...others])),
  ]
}

/** Before consonants alone. */
const bareMark = '-'

function some(language: 'g' | 'h', words: readonly string[]): string[] {
  return [...new Set(words.filter((word) => word !== '').map((word) => `${language} ${word}`))]
}

function withoutVowels(spoken: readonly string[]): string[] {
  const bare = spoken.map((word) => word.replace(/[aeiou]/g, ''))
  return bare.filter((one) => one.length >= leastConsonants).map((one) => bareMark + one)
}

/** `αa ψps`: letters, each with what stands for it. */
function letterTable(pairs: string): ReadonlyMap<string, string> {
  return new Map(pairs.split(' ').map((pair) => [pair.slice(0, 1), pair.slice(1)]))
}

function plainGreek(word: string): string {
  return word
    .normalize('NFD')
    .toLowerCase()
    .replaceAll('ς', 'σ')
    .replace(/[^α-ω]/gu, '')
}

/** Letters that are written with two Latin ones are capitals here: ch, th. */
const greekLetters = letterTable('αa βb γg δd εe ζz ηe θT ιi κk λl μm νn ξx οo πp ρr σs τt υu φf χC ψps ωo')

function latinOfGreek(plain: string): string {
  const letters = Array.from(plain.replace(/γ(?=[γκχξ])/g, 'ν'), (letter) => greekLetters.get(letter) ?? '')
  return letters.join('').replaceAll('ou', 'u')
}

/** A Latin spelling as `latinOfGreek` writes it. */
function greekReading(typed: string): string {
  return plainLatin(typed)
    .replaceAll('ph', 'f')
    .replaceAll('th', 'T')
    .replace(/ch|kh/g, 'C')
    .replaceAll('ks', 'x')
    .replaceAll('h', '')
    .replaceAll('c', 'k')
    .replaceAll('j', 'i')
    .replace(/[yw]/g, 'u')
    .replaceAll('v', 'u')
    .replace(/g(?=[gkCx])/g, 'n')
    .replaceAll('ou', 'u')
}

function plainLatin(typed: string): string {
  return typed
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z]/g, '')
}

const points = /[\u05b0-\u05bb\u05bc\u05c1\u05c2\u05c7]/u
const finals: Readonly<Record<string, string>> = { ך: 'כ', ם: 'מ', ן: 'נ', ף: 'פ', ץ: 'צ' }

/** Letters and points alone; marks of chant, and what joins words, are left out. */
function pointedHebrew(word: string): string {
  return word
    .normalize('NFD')
    .replace(/[^\u05b0-\u05bc\u05c1\u05c2\u05c7\u05d0-\u05ea]/gu, '')
    .normalize('NFC')
    .normalize('NFD')
}

function hasPoints(word: string): boolean {
  return points.test(word)
}

function consonantsOf(pointed: string): string {
  return Array.from(pointed.replace(/[^\u05d0-\u05ea]/gu, ''), (letter) => finals[letter] ?? letter).join('')
}

/** Het and he are one, as are tet and tav, kaf and qof; shin is `S`, tsade `C`; alef and ayin are not heard. */
const hebrewLetters = letterTable('א בb גg דd הh וw זz חh טt יy כk לl מm נn סs ע פp צC קk רr שS תt')
const vowels = letterTable(
  '\u05b1e \u05b2a \u05b3o \u05b4i \u05b5e \u05b6e \u05b7a \u05b8a \u05c7o \u05b9o \u05bao \u05bbu',
)
const shewa = '\u05b0'
const dagesh = '\u05bc'
const sin = '\u05c2'

/** How it may sound: with and without the short e of a shewa. */
function latinOfHebrew(pointed: string): string[] {
  const letters = Array.from(
    pointed.matchAll(/([\u05d0-\u05ea])([^\u05d0-\u05ea]*)/gu),
    ([, letter, marks]) => ({
      letter: finals[letter ?? ''] ?? letter ?? '',
      marks: marks ?? '',
    }),
  )
  const spell = (ofShewa: string) =>
    letters.reduce((said, { letter, marks }, at) => {
      const isLast = at === letters.length - 1
      const vowel = Array.from(marks, (mark) => vowels.get(mark) ?? '').join('')
      const hasOwn = vowel !== '' || marks.includes(shewa)
      if (letter === 'ו' && !hasOwn && marks.includes(dagesh)) return `${said}u`
      if (letter === 'ו' && /[\u05b9\u05ba]/.test(marks) && /[^aeiou]$|^$/.test(said)) return `${said}o`
      if (letter === 'ו' && !hasOwn && said.endsWith('o')) return said
      if (letter === 'י' && !hasOwn && /[ie]$/.test(said)) return said
      if (letter === 'ה' && isLast && !marks.includes(dagesh)) return said
      const consonant = letter === 'ש' && marks.includes(sin) ? 's' : (hebrewLetters.get(letter) ?? '')
      // What glides into a guttural at the end is heard before it: ruach.
      if (isLast && /[חע]/.test(letter) && vowel === 'a') return `${said}a${consonant}`
      return `${said}${consonant}${vowel}${marks.includes(shewa) && !isLast ? ofShewa : ''}`
    }, '')
  return [...new Set([spell(''), spell('e')])].map(withoutDoubles)
}

/**
 * Readings of a Latin spelling as `latinOfHebrew` writes them, likely ones and others: v is bet or vav; ch is het, else
 * kaf; a last h is not heard (torah), or it is (ruah); an i may be a yod (israel, adonai).
 */
function hebrewReadings(typed: string): [likely: string[], others: string[]] {
  const plain = plainLatin(typed.normalize('NFC').replace(/[šŠ]/g, 'sh').replace(/[ṣṢ]/g, 'ts'))
    .replace(/sch|sh/g, 'S')
    .replace(/ts|tz/g, 'C')
    .replaceAll('th', 't')
    .replace(/ph|f/g, 'p')
    .replaceAll('q', 'k')
    .replaceAll('j', 'y')
  const read = (one: string, guttural: 'h' | 'k') =>
    ['b', 'w'].map((letter) =>
      withoutDoubles(one.replace(/ch|kh/g, guttural).replaceAll('c', 'k').replaceAll('v', letter)),
    )
  const silent = plain.replace(/(?<![ck])h$/, '')
  const likely = read(silent, 'h')
  const spelt = [plain, silent].flatMap((one) => [one, one.replace(/^i/, 'yi').replace(/(?<=[aou])i$/, 'y')])
  const others = spelt.flatMap((one) => [...read(one, 'h'), ...read(one, 'k')])
  return [likely, others.filter((one) => !likely.includes(one))]
}

function withoutDoubles(word: string): string {
  return word.replace(/(.)\1+/g, '$1')
}
