/** The value of a word as a number of a place: digits of any script, Roman and Hebrew letters, number words of nine languages. */
import { foldWord } from '../../../words/fold'

export type Numeral =
  /** Digits, Roman or Hebrew letters with their sign. */
  | 'figure'
  /** "three", "drei". */
  | 'cardinal'
  /** "third", "3rd". */
  | 'ordinal'
  /** A letter that is a number only behind a name. */
  | 'letter'

/** One to twenty, the tens and a hundred; in Arabic, Persian and Hebrew with the forms of both genders. */
const cardinals = `
eins zwei drei vier funf sechs sieben acht neun zehn elf zwolf dreizehn vierzehn funfzehn sechzehn siebzehn achtzehn neunzehn zwanzig dreissig vierzig funfzig sechzig siebzig achtzig neunzig hundert einhundert
one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty thirty forty fifty sixty seventy eighty ninety hundred
dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciseis diecisiete dieciocho diecinueve veinte treinta cuarenta cincuenta sesenta setenta ochenta noventa cien ciento
deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize vingt vingts trente quarante cinquante soixante septante huitante octante nonante cent
dois duas quatro sete oito nove dez onze doze treze quatorze dezesseis dezasseis dezessete dezassete dezoito dezenove dezanove vinte trinta quarenta cinquenta sessenta oitenta cem cento
due tre quattro cinque sei sette otto dieci undici dodici tredici quattordici quindici sedici diciassette diciotto diciannove venti trenta quaranta cinquanta sessanta settanta ottanta novanta
واحد واحدة اثنان اثنين اثنتان ثلاثة ثلاث أربعة أربع خمسة خمس ستة ست سبعة سبع ثمانية ثمان ثماني تسعة تسع عشرة عشر عشرون عشرين ثلاثون ثلاثين أربعون أربعين خمسون خمسين ستون ستين سبعون سبعين ثمانون ثمانين تسعون تسعين مئة مائة
یک دو سه چهار پنج شش هفت هشت نه ده یازده دوازده سیزده چهارده پانزده شانزده هفده هجده نوزده بیست سی چهل پنجاه شصت هفتاد هشتاد نود صد یکصد
אחת אחד שתיים שניים שלוש שלושה ארבע ארבעה חמש חמישה שש שישה שבע שבעה שמונה תשע תשעה עשר עשרה עשרים שלושים ארבעים חמישים שישים שבעים שמונים תשעים מאה`

/** First to twelfth and what further ones end with. */
const ordinals = `
erste ersten erster erstes zweite zweiten zweiter zweites dritte dritten dritter drittes vierte vierten vierter funfte funften sechste sechsten siebte siebten achte achten neunte neunten zehnte zehnten elfte elften zwolfte zwolften
first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth thirtieth fortieth fiftieth hundredth
primero primera primer segundo segunda tercero tercera tercer cuarto cuarta quinto quinta sexto sexta septimo septima octavo octava noveno novena decimo decima undecimo duodecimo vigesimo trigesimo centesimo
premier premiere deuxieme seconde troisieme quatrieme cinquieme sixieme septieme huitieme neuvieme dixieme onzieme douzieme treizieme quatorzieme quinzieme seizieme vingtieme trentieme centieme
primeiro primeira terceiro terceira quarto quarta setimo setima oitavo oitava nono nona
primo prima secondo seconda terzo terza settimo settima ottavo ottava undicesimo dodicesimo tredicesimo sedicesimo ventesimo trentesimo
الأول الأولى الثاني الثانية الثالث الثالثة الرابع الرابعة الخامس الخامسة السادس السادسة السابع السابعة الثامن الثامنة التاسع التاسعة العاشر العاشرة
اول یکم دوم سوم چهارم پنجم ششم هفتم هشتم نهم دهم یازدهم دوازدهم سیزدهم شانزدهم بیستم
ראשון ראשונה שני שנייה שלישי שלישית רביעי רביעית חמישי חמישית שישי שישית שביעי שביעית שמיני שמינית תשיעי תשיעית עשירי עשירית`

const wordsOf = (list: string) =>
  new Set(
    list
      .trim()
      .split(/\s+/)
      .map((word) => foldWord(word, '')),
  )
const kinds = { cardinal: wordsOf(cardinals), ordinal: wordsOf(ordinals) } as const

/** `neunundneunzig`, `veintiuno`, `ventitré`, `einundfünfzigste`: numbers of two that are one word. */
const compound =
  /^(?:(?:ein|zwei|drei|vier|funf|sechs|sieben|acht|neun)und\p{L}{4,6}zig|(?:ein)?hundert\p{L}{3,}|veinti\p{L}{3,}|(?:vent|trent|quarant|cinquant|sessant|settant|ottant|novant)[ai]?(?:un|uno|due|tre|quattro|cinque|sei|sette|otto|nove)|cento\p{L}{3,})$/u
const longOrdinal =
  /^(?:\p{L}*(?:zehn|zig|hundert)(?:te|ten|ter|tes|ste|sten|ster|stes)|\p{L}{3,}iemes?|\p{L}{2,}esim[oa])$/u
const roman = /^(?=[ivxlc])c{0,3}(?:xc|xl|l?x{0,3})(?:ix|iv|v?i{0,3})$/
/** `151st`, `3ª`, `30e`: NFKC has made letters of the raised ones. */
const figure = /^\d{1,4}(st|nd|rd|th|[ao]|er|re|e|eme|ieme|te|ten)?$/
/** `ט״ז`, `ג׳`. */
const hebrewFigure = /^(?:[\u05d0-\u05ea]{1,3}[״"][\u05d0-\u05ea]|[\u05d0-\u05ea][׳'])$/u

/** `word` as written, after NFKC; a word in small Roman letters counts only where it can hardly be another. */
export function numeralOf(word: string): Numeral | undefined {
  if (hebrewFigure.test(word)) return 'figure'
  const folded = foldWord(word, '').replace(/[^\p{L}\p{N}]/gu, '')
  const [, suffix] = figure.exec(folded) ?? []
  if (figure.test(folded)) return suffix === undefined ? 'figure' : 'ordinal'
  const bare = /^[وו]/u.test(folded) && folded.length > 3 ? folded.slice(1) : folded
  for (const one of [folded, bare]) {
    if (kinds.ordinal.has(one) || longOrdinal.test(one)) return 'ordinal'
    if (kinds.cardinal.has(one) || compound.test(one)) return 'cardinal'
  }
  const hebrewOrdinal = /^ה(\p{L}{3,})$/u.exec(folded)?.[1]
  if (hebrewOrdinal !== undefined && kinds.ordinal.has(hebrewOrdinal)) return 'ordinal'
  if (roman.test(folded)) {
    const isCapital = word === word.toUpperCase()
    if (folded.length > (isCapital ? 1 : 2)) return 'figure'
    return 'letter'
  }
  return /^[\u05d0-\u05d8]$/u.test(folded) ? 'letter' : undefined
}
