/** Whether a question asks what the Bible says of something, and tells nothing of the one who asks. Pure. */
import type { Locale } from '../../contract/locales'

interface OfBible {
  /** Asks what the Bible, a book or a person of it says; not what one says to somebody. */
  frame: RegExp
  /** Words of somebody who tells of themself. */
  own: RegExp
}

/** A longer question tells more than it asks. */
const mostWords = 9

const words = {
  de: {
    frame:
      /^(?:was|wie) (?:sag|lehr|schreib|steht|denk|mein)\p{L}* (?!man |du |ihr |sie |wer ).*(?:über|zu|zum|zur|von|vom|gegen)(?!\p{L})/iu,
    own: /(?<!\p{L})(?:ich|mich|mir|mein\p{L}*|wir|uns\p{L}*)(?!\p{L})/iu,
  },
  en: {
    frame:
      /^what (?:do|does|did|is) (?!you |one |people |they |the best ).*(?:say|says|teach|written|think) .*(?:about|on|of|against)\b/iu,
    own: /\b(?:i|me|my|mine|we|us|our|i['’]?m|i['’]?ve)\b/iu,
  },
  es: {
    frame: /^¿?\s*qu[ée] (?:dice|dicen|enseña|dijo) .*(?:sobre|de|del|acerca)(?!\p{L})/iu,
    own: /(?<!\p{L})(?:yo|me|mi|mis|mí|nos|nuestr\p{L}+|(?!qu[ée](?!\p{L}))\p{L}+é)(?!\p{L})/iu,
  },
  fr: {
    frame:
      /^(?:que|qu['’]est[- ]ce que) (?:dit|disent|enseigne)(?!-on) .*(?:sur|de|du|des|à propos)(?!\p{L})/iu,
    own: /(?<!\p{L})(?:je|j['’]|me|m['’]|moi|mon|ma|mes|nous|notre|nos)(?!\p{L})|(?<!\p{L})[jm]['’]/iu,
  },
  it: {
    frame:
      /^(?:che )?(?:cosa|che) (?:dice|dicono|insegna) .*(?:sul\p{L}*|su|del\p{L}*|di|riguardo)(?!\p{L})/iu,
    own: /(?<!\p{L})(?:io|mi|me|mio|mia|miei|mie|ci|noi|nostr\p{L}+|ho|sono)(?!\p{L})/iu,
  },
  pt: {
    frame: /^o que (?!se |você |a gente ).*(?:diz|dizem|ensina|disse) .*(?:sobre|de|do|da|acerca)(?!\p{L})/iu,
    own: /(?<!\p{L})(?:eu|me|mim|meu|minha|meus|minhas|nós|noss\p{L}+|\p{L}{3,}ei)(?!\p{L})/iu,
  },
  ar: {
    frame: /^(?:ماذا|ما الذي|ما) (?:يقول|تقول|قال|يعلم) .*(?:عن|في|حول|بخصوص)(?!\p{L})/u,
    own: /(?<!\p{L})(?:أنا|انا|لي|عندي|\p{L}{2,}ي)(?!\p{L})/u,
  },
  fa: {
    frame: /درباره.*چه (?:می‌?گوید|گفته|می‌?گویند)/u,
    own: /(?<!\p{L})(?:من|مرا|خودم)(?!\p{L})|\p{L}‌ام(?!\p{L})/u,
  },
  he: {
    frame:
      /^מה (?!אומרים ל)(?:אומר|אומרת|אומרים|כתוב|נאמר|אמר)(?!\p{L}).*(?<!\p{L})(?:על|בנוגע|לגבי)(?!\p{L})/u,
    own: /(?<!\p{L})(?:אני|לי|אותי|שלי|אנחנו|שלנו)(?!\p{L})|\p{L}{2,}תי(?!\p{L})/u,
  },
} as const satisfies Record<Locale, OfBible>

export function isAskedOfBible(question: string, locale: Locale): boolean {
  const asked = question.trim()
  const { frame, own } = words[locale]
  return asked.split(/\s+/).length <= mostWords && frame.test(asked) && !own.test(asked)
}
