/** Kinds of short answers to a question: a number, a time, a person, a place; and whether a verse has one. Pure. */
import type { Locale } from '../../contract/locales'

export type AnswerWay = 'number' | 'time' | 'person' | 'place'

type AnswerWays = Record<AnswerWay, RegExp> & {
  /** Asks where something is written, which is no place in the land. */
  written: RegExp
  /** Numbers in words, and words of times. */
  numbers: RegExp
  times: RegExp
}

const ways = {
  de: {
    number:
      /wie ?(?:viele?|lange?|alt|oft|groß|gross|hoch|weit|schwer|breit|tief)(?!\p{L})|in welchem alter/iu,
    time: /(?<!\p{L})wann(?!\p{L})|in welchem (?:jahr|monat)|an welchem tag|zu welcher (?:zeit|stunde)/iu,
    person:
      /(?<!\p{L})(?:wer|wem|wen|wessen)(?!\p{L})|wie (?:hieß|hiess|heißt|heisst|hießen)|welche[rs]? (?:jünger|prophet|könig|apostel|richter|frau|mann|sohn)/iu,
    place:
      /(?<!\p{L})(?:wo|wohin|woher)(?!\p{L})|(?:in|aus|auf|an|bei) welche[rmn] (?:stadt|land|ort|berg|insel|dorf|fluss)/iu,
    written:
      /wo (?:steht|stehen|finde|findet|finden|kommt|kommen|ist die rede|geht|war das|wird|heißt|sagt|lese|liest|ist das|genau steht|in der bibel)/iu,
    numbers:
      /\p{Nd}|(?<!\p{L})(?:zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf|\p{L}*(?:zehn|zig|ßig|hundert|tausend)\p{L}*)(?!\p{L})/iu,
    times: /(?<!\p{L})(?:jahre?s?|monde?s?|monats?|tage?s?|stunde|morgens?|abends?|nacht|zeit)(?!\p{L})/iu,
  },
  en: {
    number: /\bhow (?:many|much|long|old|often|tall|big|high|far|deep|wide|heavy)\b|\bat what age\b/iu,
    time: /\bwhen\b|\bwhat (?:year|month|day|time)\b|\bin which (?:year|month)\b/iu,
    person:
      /\b(?:who|whom|whose)\b|what (?:was|is) the name|\b(?:which|what) (?:disciple|prophet|king|apostle|judge|woman|man|son)\b/iu,
    place:
      /\bwhere\b|\b(?:which|what) (?:city|country|town|place|mountain|mount|island|village|river|hill|tribe)\b/iu,
    written:
      /\bwhere (?:does|do|is it (?:written|said)|in the bible|can i|is the (?:story|verse|passage|parable)|it says)/iu,
    numbers:
      /\p{Nd}|\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\p{L}*(?:teen|ty|score)(?:-\p{L}+)?|hundred|thousand)s?\b(?<!\b(?:city|beauty|mighty|empty|holy|pity|plenty|iniquity|bounty|duty|liberty|property))/iu,
    times: /\b(?:years?|months?|days?|hour|morning|evening|night|time)\b/iu,
  },
  es: {
    number: /cu[áa]nt[oa]s?|qu[ée] edad|qu[ée] (?:alto|tan)/iu,
    time: /cu[áa]ndo|en qu[ée] (?:año|mes|día)/iu,
    person: /qui[ée]n(?:es)?|c[óo]mo se llam/iu,
    place: /(?:a)?d[óo]nde|en qu[ée] (?:ciudad|país|lugar|monte|isla|pueblo|río)/iu,
    written: /d[óo]nde (?:dice|está (?:escrito|la historia|el|en)|se encuentra|aparece|habla|puedo|sale)/iu,
    numbers:
      /\p{Nd}|(?<!\p{L})(?:dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|trece|catorce|quince|veint\p{L}+|\p{L}+enta|cien(?:to)?s?|\p{L}+cient[oa]s|quinient[oa]s|mil)(?!\p{L})/iu,
    times: /(?<!\p{L})(?:años?|mes(?:es)?|días?|hora|mañana|tarde|noche|tiempo)(?!\p{L})/iu,
  },
  fr: {
    number: /combien|quel âge|quelle (?:taille|hauteur|durée)/iu,
    time: /(?<!\p{L})quand(?!\p{L})|en quelle année|quel (?:jour|mois)/iu,
    person: /(?<!\p{L})qui(?!\p{L})|comment s['’]appel|quel(?:le)? (?:disciple|prophète|roi|apôtre|femme)/iu,
    place:
      /(?<!\p{L})(?:où|ou est|ou se)(?!\p{L})|(?:dans|sur|de) quel(?:le)? (?:ville|pays|lieu|mont|montagne|île|village)/iu,
    written: /o[ùu] (?:est[- ]il écrit|trouve|se trouve|dit|lit|parle|puis)/iu,
    numbers:
      /\p{Nd}|(?<!\p{L})(?:deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze|douze|treize|quatorze|quinze|seize|vingts?|\p{L}+ante|cents?|mille)(?!\p{L})/iu,
    times: /(?<!\p{L})(?:ans?|années?|mois|jours?|heure|matin|soir|nuit|temps)(?!\p{L})/iu,
  },
  pt: {
    number: /quant[oa]s?|que idade|qual (?:a )?(?:idade|altura)/iu,
    time: /quando|em que (?:ano|mês|dia)/iu,
    person: /(?<!\p{L})quem(?!\p{L})|como se chama|qual (?:o )?nome/iu,
    place:
      /(?<!\p{L})(?:a?onde)(?!\p{L})|em (?:que|qual) (?:cidade|país|lugar|monte|ilha|rio)|qual (?:monte|cidade)/iu,
    written:
      /onde (?:diz|está (?:escrito|a história|na)|fica (?:a história)|fala|encontro|posso|se encontra)/iu,
    numbers:
      /\p{Nd}|(?<!\p{L})(?:dois|duas|três|quatro|cinco|seis|sete|oito|nove|dez|onze|doze|treze|quatorze|quinze|dezesseis|vinte|\p{L}+enta|trinta|cem|cento|\p{L}+centos|duzent[oa]s|mil)(?!\p{L})/iu,
    times: /(?<!\p{L})(?:anos?|m[êe]s(?:es)?|dias?|hora|manhã|tarde|noite|tempo)(?!\p{L})/iu,
  },
  it: {
    number: /quant[oaie]|che età|quale età/iu,
    time: /quando|in (?:che|quale) (?:anno|mese|giorno)/iu,
    person: /(?<!\p{L})chi(?!\p{L})|come si chiama/iu,
    place: /(?<!\p{L})(?:dove|dov['’])|(?:in|su|a) (?:che|quale) (?:città|paese|luogo|monte|isola|fiume)/iu,
    written: /dov(?:e|['’]) ?(?:è scritto|si trova|sta scritto|dice|si parla|si legge|trovo|posso)/iu,
    numbers:
      /\p{Nd}|(?<!\p{L})(?:due|tre|quattro|cinque|sei|sette|otto|nove|dieci|undici|dodici|tredici|quattordici|quindici|sedici|vent\p{L}+|\p{L}+anta\p{L}*|trent\p{L}+|cento|\p{L}+cento|mille|\p{L}*mila)(?!\p{L})/iu,
    times: /(?<!\p{L})(?:ann[oi]|mes[ei]|giorn[oi]|ora|mattina|sera|notte|tempo)(?!\p{L})/iu,
  },
  ar: {
    number: /(?<!\p{L})(?:كم|بكم)(?!\p{L})/u,
    time: /(?<!\p{L})(?:متى|إمتى|امتى)(?!\p{L})|في أي (?:سنة|شهر|يوم)/u,
    person: /(?<!\p{L})(?:من هو|من هي|من الذي|من كان|مين)(?!\p{L})|^من (?!أين|اين)|ما اسم/u,
    place: /(?<!\p{L})(?:أين|اين|فين|وين)(?!\p{L})|في أي (?:مدينة|بلد|مكان|جبل)|على أي جبل/u,
    written: /(?:أين|اين|فين|وين) (?:مكتوب|ورد|وردت|نجد|أجد|اجد|قصة|مثل|آية|اية|يوجد|يقول|قال|ذكر)/u,
    numbers:
      /\p{Nd}|(?<!\p{L})و?(?:اثن\p{L}+|ثلا?ث\p{L}*|أ?ربع\p{L}*|أربع\p{L}*|خمس\p{L}*|ست(?:ة|ون|ين|مئة|مئه)?|سبع\p{L}*|ثمان\p{L}*|تسع\p{L}*|عشر\p{L}*|مئ\p{L}+|مائ\p{L}+|ألف|الف|آلاف|ألوف)(?!\p{L})/u,
    times: /(?:سنة|سنين|سنوات|شهر|أشهر|يوم|أيام|ايام|ساعة|صباح|مساء|ليل)/u,
  },
  fa: {
    number: /(?<!\p{L})(?:چند|چقدر|چه مدت)(?!\p{L})/u,
    time: /(?<!\p{L})(?:چه وقت|چه زمانی|کی بود که)(?!\p{L})|در چه سالی/u,
    person: /(?:چه کسی|کیست|که بود|کی بود|(?<!\p{L})کی(?!\p{L})|نام|اسم)/u,
    place: /(?<!\p{L})(?:کجا\p{L}*)|کدام (?:شهر|کوه|کشور|جزیره)/u,
    written: /کجا(?:ی)? (?:نوشته|آمده|کتاب|انجیل|می‌?گوید|گفته|داستان|پیدا)/u,
    numbers:
      /\p{Nd}|(?<!\p{L})(?:دو|سه|چهار|پنج|شش|هفت|هشت|نه|ده|یازده|دوازده|سیزده|چهارده|پانزده|شانزده|بیست|سی|چهل|پنجاه|شصت|هفتاد|هشتاد|نود|صد|دویست|سیصد|چهارصد|\p{L}+صد|هزار)(?!\p{L})/u,
    times: /(?<!\p{L})(?:سال|ماه|روز|ساعت|صبح|شام|شب|زمان)/u,
  },
  he: {
    number: /(?<!\p{L})(?:כמה|בן כמה|בת כמה|באיזה גיל)(?!\p{L})/u,
    time: /(?<!\p{L})(?:מתי|באיזו שנה|באיזה (?:יום|חודש))(?!\p{L})/u,
    person: /(?<!\p{L})(?:מי|למי|את מי|מה שם|מה שמו|מה שמה)(?!\p{L})/u,
    place: /(?<!\p{L})(?:איפה|היכן|לאן|מאין)(?!\p{L})|(?:באיזו|באיזה|על איזה) (?:עיר|ארץ|מקום|הר|אי)/u,
    written: /(?:איפה|היכן) (?:כתוב|נמצא|מסופר|מופיע|אומר|הסיפור|הפסוק|זה)/u,
    numbers:
      /\p{Nd}|(?<!\p{L})[ובהל]?(?:שתי|שני|שניים|שנים|שתיים|שלוש\p{L}*|שלש\p{L}*|ארבע\p{L}*|חמש\p{L}*|שש|שישה|ששה|שישים|ששים|שבע\p{L}*|שמונ\p{L}*|תשע\p{L}*|עשר\p{L}*|מאה|מאות|מאתיים|מאתים|אלף|אלפים|אלפי)(?!\p{L})/u,
    times: /(?<!\p{L})[ובהל]?(?:שנה|שנים|שנת|חודש|חודשים|יום|ימים|שעה|בוקר|ערב|לילה)(?!\p{L})/u,
  },
} as const satisfies Record<Locale, AnswerWays>

/** Undefined where the answer is no short one, or only where it is written. */
export function answerWay(question: string, locale: Locale): AnswerWay | undefined {
  const own = ways[locale]
  if (own.written.test(question)) return undefined
  return (['number', 'time', 'place', 'person'] as const).find((way) => own[way].test(question))
}

/** Whether a verse holds such an answer; a name only where the language writes names alone with a capital. */
export function holdsAnswer(way: AnswerWay, text: string, question: string, locale: Locale): boolean {
  if (way === 'number') return ways[locale].numbers.test(text)
  if (way === 'time') return ways[locale].times.test(text) && ways[locale].numbers.test(text)
  return newNames(way, text, locale).some((name) => !question.toLowerCase().includes(name.toLowerCase()))
}

/** Words with a capital inside a sentence; of places those behind a word like "in", which has a few letters. */
function newNames(way: 'person' | 'place', text: string, locale: Locale): string[] {
  if (locale === 'de') return way === 'place' ? (text.match(germanPlace) ?? []) : []
  return text.match(way === 'place' ? behindSmallWord : insideSentence) ?? []
}

const germanPlace = /(?<=(?:^| )(?:gen|zu|nach|von|aus|heißt) )\p{Lu}\p{Ll}{3,}/gu
const behindSmallWord = /(?<=[\p{Ll},;] (?:\p{Ll}{1,4}|called) )\p{Lu}\p{Ll}{2,}/gu
const insideSentence = /(?<=[\p{Ll},;] )\p{Lu}\p{Ll}{2,}/gu
