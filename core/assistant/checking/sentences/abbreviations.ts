/** Words whose full stop ends no sentence. */
import { type Locale, locales } from '../../../contract/locales'

const written = {
  de: 'kap v vv vgl vergl bzw usw evtl ggf ca chr n z b d h u a o s f ff st hl dr prof nr bd abs anm jh jhd ev joh mt mk lk apg röm kor gal eph phil kol thess tim tit phlm hebr jak petr jud offb gen ex lev num dtn jos ri sam kön chr esr neh est ijob ps spr pred koh hld jes jer klgl hes ez dan hos joel am obd jon mi nah hab zef hag sach mal mose sog bspw insb inkl lat griech hebr',
  en: 'ch chap v vv vs vss e g i cf etc st mr mrs ms dr prof no vol pp p al approx ca esp lit gk heb gen ex exod lev num deut josh judg sam kgs chr chron neh esth ps pss prov eccl eccles isa jer lam ezek dan hos mic nah hab zeph hag zech mal matt mt mk lk jn rom cor gal eph phil col thess tim tit heb jas pet rev',
  es: 'cap caps v vv vers p ej cf sr sra dr s sto sta san pág págs núm etc a d c aprox ver gén gn éx ex lv nm dt jos jue sam re cr neh est sal prov pr ecl is jer lam ez dan os am mi nah hab sof zac mal mt mc lc jn hch rom ro cor gál ef flp fil col tes ti tit heb stg pe ap',
  fr: 'chap ch v vv vers cf p ex st ste m mme dr etc env av apr j c gn ex lv nb dt jos jg s r ch ne est ps pr qo is jr lm ez dn os jl am ab jon mi na ha so ag za ml mt mc lc jn ac rm rom co cor ga ep ph col th tm tt phm he jc p jude ap',
  pt: 'cap caps v vv vers p ex cf sr sra dr s sto sta pág etc a d c aprox gn êx ex lv nm dt js jz sm rs cr ne et sl pv ec is jr lm ez dn os jl am ob jn mq na hc sf ag zc ml mt mc lc jo at rm co gl ef fp cl ts tm tt fm hb tg pe jd ap',
  it: 'cap capp v vv vers p es cfr cf sig dott s sta ss pag ecc a d c ca gen gn es lv nm dt gs gdc sam re cr ne est sal pr qo is ger lam ez dn os gl am abd gio mi na ab sof ag zc ml mt mc lc gv at rm cor gal ef fil col ts tm tt fm eb gc pt gd ap',
  ar: 'ص ع م ق هـ د أ',
  fa: 'ص ر ک م ق د',
  he: 'פ ר עמ לדוג וכו',
} satisfies Record<Locale, string>

const known: ReadonlySet<string> = new Set(locales.flatMap((locale) => written[locale].split(' ')))

/** Short words of the lists that end sentences too. */
const ambiguous: ReadonlySet<string> = new Set([
  'no',
  'am',
  'is',
  'so',
  'a',
  'o',
  'et',
  'at',
  'es',
  'ab',
  'na',
])

/**
 * Whether the full stop at `at` belongs to the word before it. `begin`: where the sentence begins. `next`: the first
 * character of the next word.
 */
export function isAbbreviation(text: string, at: number, begin: number, next: string): boolean {
  const isNextDigit = /\p{Nd}/u.test(next)
  const [word = ''] = /[\p{L}\p{M}\p{Nd}]+$/u.exec(text.slice(Math.max(begin, at - 24), at)) ?? []
  if (word === '') return false
  const start = at - word.length
  if (/^\p{Nd}+$/u.test(word)) return isOrdinal(text, start, begin, word)
  const lower = word.toLowerCase()
  if (/^\p{Lu}$/u.test(word)) return true
  if (ambiguous.has(lower)) return isNextDigit || /\p{Ll}/u.test(next)
  // Names of books before their numbers, whichever there are: Obad. 1, Zech. 7.
  if (isNextDigit && word.length <= 6 && /^\p{Lu}/u.test(word)) return true
  return known.has(lower)
}

/** `1. Mose`, `am 3. Tag`: up to two digits that follow neither a sign between numbers nor the name of a book. */
function isOrdinal(text: string, start: number, begin: number, digits: string): boolean {
  if (digits.length > 2) return false
  const before = text.slice(begin, start)
  // v. 3, Kap. 3: the number of a verse or chapter.
  if (/(?:^|\P{L})(?:v{1,2}|vs|ch|chap|kap|cap|k)\.\s?$/iu.test(before)) return false
  if (/^[\s(*_"“„«»‚‘]*$/.test(before)) return true
  // Behind a small word (am 3. Tag, in 1. Mose), a short first one (Am 3. Tag), "z. B."; a longer capital is mostly a book.
  return /(?:^|[\s(])\p{Ll}+\s$|^\s*\p{L}{2,3}\s$|[(/;.]\s?$/u.test(before)
}
