/** "What is the difference between A and B?": the two that are compared. Pure. */
import type { Locale } from '../../contract/locales'

const patterns = {
  de: [
    /unterschied\p{L}*[^?]*? zwischen (.+?) und (.+)/iu,
    /unterscheide[tn](?: sich)? (.+?) (?:und|von) (.+)/iu,
    /^(.+?) (?:vs\.?|oder|gegenüber) (.+?)[,:]? unterschied/iu,
  ],
  en: [
    /differences? between (.+?) and (.+)/iu,
    /how (?:do|does|is|are) (.+?) (?:differ|different) from (.+)/iu,
    /^(.+?) (?:vs\.?|versus) (.+)/iu,
  ],
  es: [/diferencias?[^?]*? entre (.+?) [ye] (.+)/iu],
  fr: [/différences?[^?]*? entre (.+?) et (.+)/iu, /difference[^?]*? entre (.+?) et (.+)/iu],
  pt: [/diferenças?[^?]*? entre (.+?) e (.+)/iu],
  it: [/differenz[ae][^?]*? (?:tra|fra) (.+?) ed? (.+)/iu],
  ar: [/الفرق بين (.+?) و ?(?:بين )?(.+)/u],
  fa: [/(?:فرق|تفاوت)(?: بین| میان|ِ)? (.+?) (?:و|با) (.+?)(?: (?:چیست|چیه|است|چه))?[؟?]?$/u],
  he: [/(?:ה?הבדל(?:ים)?|מה בין) (?:ש?בין )?(.+?) (?:לבין |ל|ובין )(.+)/u],
} as const satisfies Record<Locale, readonly RegExp[]>

/** Undefined for any other question. */
export function comparedIn(question: string, locale: Locale): readonly [string, string] | undefined {
  const plain = question.replaceAll(/[?!.؟]+\s*$/gu, '').trim()
  for (const pattern of patterns[locale]) {
    const [, one, other] = pattern.exec(plain) ?? []
    if (one && other) return [one.trim(), other.trim()]
  }
  return undefined
}
