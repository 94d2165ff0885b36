/** Questions that go on from the one before: "How old did he become?", "And his mother?". Pure. */
import type { Locale } from '../../contract/locales'

interface FollowUps {
  /** A word that stands for a person or a place. */
  pronoun: string
  /** Stands for a passage, or for what was told, where it ends the question. */
  last: string
  /** Begins a question that leaves out what it is about. */
  opening: string
}

const followUps = {
  de: {
    pronoun:
      'er|sie|ihn|ihm|ihr|ihre[nmrs]?|ihnen|seine?[nmrs]?|dort|dorthin|dessen|deren|dieser (?:mann|mensch|ort)|diese (?:frau|stadt)',
    last: 'das|dies|davon|damit|dazu|darüber|danach',
    opening: 'und|aber|warum das|wieso das',
  },
  en: {
    pronoun:
      'he|she|him|his|her|hers|they|them|their|this (?:man|woman|place|city)|that (?:man|woman|place|city)',
    last: 'it|that|this|there|so',
    opening: 'and|but|what about|how about|why so',
  },
  es: {
    pronoun:
      'él|ella|ellos|ellas|sus?|allí|ahí|allá|(?:este|ese) (?:hombre|lugar)|(?:esta|esa) (?:mujer|ciudad)',
    last: 'eso|esto|ello',
    opening: '¿?y|¿?pero|¿?qué hay de',
  },
  fr: {
    pronoun:
      'il(?! y a| y avait)|elle|ils|elles|lui|leurs?|son|sa|ses|là-bas|cet homme|cette (?:femme|ville)',
    last: 'cela|ça|là|ceci',
    opening: "et|mais|qu[’']en est-il",
  },
  pt: {
    pronoun:
      'ele|ela|eles|elas|seus?|suas?|del[ea]s?|nel[ea]|lá|ali|(?:esse|este) (?:homem|lugar)|(?:essa|esta) (?:mulher|cidade)',
    last: 'isso|isto|disso',
    opening: 'e|mas',
  },
  it: {
    pronoun: "lui|lei|loro|egli|ella|essi|suoi?|sua|sue|laggiù|quest[’']uomo|questa (?:donna|città)",
    last: 'ciò|questo|lì|là',
    opening: 'e|ma',
  },
  ar: {
    pronoun:
      'هو|هي|هم|منه|منها|عنه|عنها|له|لها|لهم|فيه|فيها|إليه|إليها|هناك|أمه|أمها|أبوه|أبوها|والده|والدها|والدته|والدتها|زوجته|زوجها|ابنه|ابنها|ابنته|ابنتها|أخوه|أخوها|إخوته|اسمه|اسمها|عمره|عمرها|موته|موتها',
    last: 'ذلك|هذا',
    opening: 'و(?:ماذا|من|متى|أين|اين|كيف|لماذا|كم|هل|ما|لكن)|ماذا عن',
  },
  fa: {
    pronoun: 'او|وی|ایشان|آنها|آن‌ها|آنجا|مادرش|پدرش|همسرش|شوهرش|زنش|پسرش|دخترش|برادرش|خواهرش|نامش|عمرش|مرگش',
    last: 'آن|این',
    opening: 'و|اما|ولی',
  },
  he: {
    pronoun:
      'הוא|היא|הם|הן|שלו|שלה|שלהם|אותו|אותה|אותם|לו|לה|להם|ממנו|ממנה|עליו|עליה|אמו|אמה|אביו|אביה|אשתו|בעלה|בנו|בנה|בתו|אחיו|אחיה|שמו|שמה',
    last: 'זה|זאת|שם|כך',
    opening: 'ו(?:מה|מי|מתי|איפה|היכן|איך|כיצד|למה|מדוע|כמה|האם)|אבל',
  },
} as const satisfies Record<Locale, FollowUps>

const lettersBefore = '(?<![\\p{L}\\p{M}])'
const lettersAfter = '(?![\\p{L}\\p{M}])'

const patterns = new Map<Locale, { pronoun: RegExp; last: RegExp; opening: RegExp }>()

function patternsOf(locale: Locale) {
  const known = patterns.get(locale)
  if (known) return known
  const { pronoun, last, opening } = followUps[locale]
  const made = {
    // Arabic and Hebrew write "and" with the next word.
    pronoun: new RegExp(`${lettersBefore}[وו]?(?:${pronoun})${lettersAfter}`, 'iu'),
    last: new RegExp(`${lettersBefore}(?:${last})(?=[\\s.!?؟]*$)`, 'iu'),
    opening: new RegExp(`^\\s*(?:${opening})${lettersAfter}`, 'iu'),
  }
  patterns.set(locale, made)
  return made
}

/** `pronoun`: a word stands for what it is about; `opening`: it begins in the middle. Undefined for one that stands alone. */
export function followUpIn(question: string, locale: Locale): 'pronoun' | 'opening' | undefined {
  const { pronoun, last, opening } = patternsOf(locale)
  if (pronoun.test(question) || last.test(question)) return 'pronoun'
  return opening.test(question) ? 'opening' : undefined
}

/** The question with the name in the place of the word that stands for it, else behind it. */
export function askedOf(question: string, name: string, locale: Locale): string {
  const { pronoun } = patternsOf(locale)
  if (pronoun.test(question)) return question.replace(pronoun, () => name)
  return `${question.replace(/[\s.!?؟]*$/u, '')} ${name}?`
}
