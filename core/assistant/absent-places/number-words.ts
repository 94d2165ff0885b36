/** References whose numbers are written as words: "John three ninety-nine", "Psalm hundert einundfünfzig". */
import { foldWord } from '../../words/fold'
import { wordsOf } from '../compared-words'
import type { KnownBooks } from './known-books'

/** Cardinal numbers: 1 to 19, the tens from 20 on, then hundred and what joins them. Forms of one number stand as a/b. */
const written = [
  // de
  'eins/ein/eine zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn | zwanzig dreißig vierzig fünfzig sechzig siebzig achtzig neunzig | hundert/einhundert',
  'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen | twenty thirty forty fifty sixty seventy eighty ninety | hundred',
  'uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis diecisiete dieciocho diecinueve | veinte treinta cuarenta cincuenta sesenta setenta ochenta noventa | cien/ciento',
  'un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix-sept dix-huit dix-neuf | vingt/vingts trente quarante cinquante soixante septante huitante/octante nonante | cent',
  'um dois/duas três quatro cinco seis sete oito nove dez onze doze treze catorze/quatorze quinze dezesseis/dezasseis dezessete/dezassete dezoito dezenove/dezanove | vinte trinta quarenta cinquenta sessenta setenta oitenta noventa | cem/cento',
  'uno due tre quattro cinque sei sette otto nove dieci undici dodici tredici quattordici quindici sedici diciassette diciotto diciannove | venti trenta quaranta cinquanta sessanta settanta ottanta novanta | cento',
  'واحد/واحدة اثنان/اثنين/اثنتان ثلاثة/ثلاث أربعة/أربع خمسة/خمس ستة/ست سبعة/سبع ثمانية/ثمان/ثماني تسعة/تسع عشرة/عشر - - - - - - - - - | عشرون/عشرين ثلاثون/ثلاثين أربعون/أربعين خمسون/خمسين ستون/ستين سبعون/سبعين ثمانون/ثمانين تسعون/تسعين | مئة/مائة',
  'یک دو سه چهار پنج شش هفت هشت نه ده یازده دوازده سیزده چهارده پانزده شانزده هفده هجده نوزده | بیست سی چهل پنجاه شصت هفتاد هشتاد نود | صد/یکصد',
  'אחת/אחד שתיים/שניים שלוש/שלושה ארבע/ארבעה חמש/חמישה שש/שישה שבע/שבעה שמונה תשע/תשעה עשר/עשרה - - - - - - - - - | עשרים שלושים ארבעים חמישים שישים שבעים שמונים תשעים | מאה',
]
/** "thirty and one", and what Arabic and Hebrew write with the word. */
const joiners = new Set(['and', 'und', 'y', 'et', 'e', 'و'])

const values = new Map<string, number>()
for (const line of written) {
  const [units = [], tens = [], hundred = []] = line.split(' | ').map((part) => part.split(' '))
  const add = (forms: string, value: number) => {
    for (const form of forms.split('/')) values.set(foldWord(form, ''), value)
  }
  units.forEach((forms, at) => add(forms, at + 1))
  tens.forEach((forms, at) => add(forms, 20 + 10 * at))
  for (const forms of hundred) add(forms, 100)
}
values.delete('-')

/** `neunundneunzig`, `ventitré`, `veintiuno`: a number made of two that are written as one word. */
const compound =
  /^(?:(?:ein|zwei|drei|vier|funf|sechs|sieben|acht|neun)und\p{L}{4,6}zig|(?:ein)?hundert\p{L}{3,}|veinti\p{L}{3,}|(?:vent|trent|quarant|cinquant|sessant|settant|ottant|novant)[ai]?(?:un|uno|due|tre|quattro|cinque|sei|sette|otto|nove)|cento\p{L}{3,})$/u

/** Words of a name, and of what stands between it and its numbers ("chapter"). */
const mostInName = 3

/** Whether a book is followed by numbers in words that are no chapter of it, or that are a chapter and a verse. */
export function hasNumberWords(text: string, books: KnownBooks): boolean {
  const words = wordsOf(text)
  for (const [at, { start, folded }] of words.entries()) {
    if (!isNumber(folded) || (at > 0 && isNumber(words[at - 1]?.folded ?? ''))) continue
    const run = numbersFrom(words.slice(at).map((word) => word.folded))
    const before = words.slice(Math.max(0, at - mostInName), at)
    const isNear = before.every((word, index) => {
      const gap = text.slice(word.end, before[index + 1]?.start ?? start)
      return !/[.;:!?…؟؛()]/u.test(gap)
    })
    if (isNear && before.some((word) => isInvented(text.slice(word.start, start), run, books))) return true
  }
  return false
}

function isNumber(word: string): boolean {
  return values.has(word) || values.has(bare(word)) || compound.test(word)
}

function bare(word: string): string {
  return /^[وו]/.test(word) && word.length > 3 ? word.slice(1) : word
}

/** The numbers at the beginning, without what joins them; undefined for one that is made of two. */
function numbersFrom(words: readonly string[]): (number | undefined)[] {
  const found: (number | undefined)[] = []
  for (const word of words) {
    if (isNumber(word)) found.push(values.get(word) ?? values.get(bare(word)))
    // "Genesis one and two" are two chapters, "thirty and one" is one number.
    else if (!joiners.has(word) || (found.at(-1) ?? 0) < 20) break
  }
  return found
}

/** A text with single numbers in digits: "chapter seventeen". */
export function withDigits(text: string): string {
  const words = wordsOf(text)
  let digits = text
  for (const [at, { folded, start, end }] of [...words.entries()].toReversed()) {
    const value = values.get(folded)
    const isSingle = !isNumber(words[at - 1]?.folded ?? '') && !isNumber(words[at + 1]?.folded ?? '')
    if (value !== undefined && isSingle) digits = digits.slice(0, start) + String(value) + digits.slice(end)
  }
  return digits
}

/** Two numbers cannot be told from a chapter with its verse: neither is shown. */
function isInvented(name: string, run: readonly (number | undefined)[], books: KnownBooks): boolean {
  const [first] = run
  const book = name
    .trim()
    .replace(/[,،]$/, '')
    .replace(/\s+(?:chapter|kapitel|cap[ií]tulo|capitolo|chapitre|الفصل|الأصحاح|فصل|باب|פרק)$/iu, '')
  if (!/^[\p{Lu}\p{Lo}\p{N}]/u.test(book)) return false
  // Hebrew writes "in" and "of" with the name.
  const names = /^[בלמ][א-ת]{3,}/.test(book) ? [book, book.slice(1)] : [book]
  const known = names.filter((one) => books.isName(one))
  if (known.length === 0) return false
  if (run.length > 1 || first === undefined) return true
  return known.every((one) => books.chapterOf(one, String(first)).state === 'absent')
}
