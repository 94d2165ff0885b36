/**
 * Whether a sentence gives words as somebody's: "Jesus said, ...", "the Lord says that ...", "..., sagt Paulus". A model tells in
 * its own words what somebody teaches; it never says what somebody said.
 */
import type { Locale } from '../../../contract/locales'
import { wordsOf } from '../../compared-words'

interface SpeechWords {
  /** Forms of to say, to answer, to proclaim, to write; folded. */
  say: RegExp
  /** "that". */
  that: RegExp
}

const speech = {
  de: {
    say: /^(?:sag(?:t|te|ten|en)|sprach(?:en)?|spricht|antworte(?:t|te|ten)|erwider(?:t|te)|ruft|rief|verkunde(?:t|te)|verheisst|verhiess|schreibt|schrieb|lehrt(?:e)?|gebot|gebietet|mahnt(?:e)?|klagt(?:e)?|lautet(?:e)?|verspricht|versprach|heisst|erklart(?:e)?|betont(?:e)?|behauptet(?:e)?|kundigt(?:e)?|geschrieben|steht|worte?)$/,
    that: /^(?:dass|wie)$/,
  },
  en: {
    say: /^(?:says?|said|saying|answer(?:s|ed)|repl(?:ies|ied)|declare[sd]?|proclaim(?:s|ed)?|cr(?:ies|ied)|writes?|wrote|teach(?:es)?|taught|command(?:s|ed)|promise[sd]|tells?|told|states?|stated|reads?|reminds|warn(?:s|ed)|insist(?:s|ed)|announce[sd]|explain(?:s|ed)|asks?|asked|claim(?:s|ed)|written|puts?|assures?|words?)$/,
    that: /^that$/,
  },
  es: {
    say: /^(?:dic(?:e|en|iendo)|dijo|dijeron|respond(?:e|io)|contest(?:a|o)|exclam(?:a|o)|proclam(?:a|o)|escrib(?:e|io)|ensena|enseno|promet(?:e|io)|mand(?:a|o)|afirm(?:a|o)|declar(?:a|o)|explic(?:a|o)|recuerda|advierte|reza|anunci(?:a|o)|escrito|palabras?)$/,
    that: /^que$/,
  },
  fr: {
    say: /^(?:dit|disent|disait|repond(?:it)?|ecri(?:t|vit)|declar(?:e|a)|proclam(?:e|a)|enseign(?:e|a|ait)|promet|promit|command(?:e|a)|affirm(?:e|a)|expliqu(?:e|a)|rappelle|annonc(?:e|a)|avertit|ecrit|mots|paroles?|ordonn(?:e|a))$/,
    that: /^qu[e']?$/,
  },
  pt: {
    say: /^(?:diz|dizem|dizendo|disse|disseram|respond(?:e|eu)|escrev(?:e|eu)|declar(?:a|ou)|proclam(?:a|ou)|ensin(?:a|ou)|promet(?:e|eu)|orden(?:a|ou)|afirm(?:a|ou)|explic(?:a|ou)|lembra|adverte|anunci(?:a|ou)|escrito|palavras?)$/,
    that: /^que$/,
  },
  it: {
    say: /^(?:dice|dicono|dicendo|disse|rispo(?:nde|se)|scriv(?:e)|scrisse|dichiar(?:a|o)|proclam(?:a|o)|insegn(?:a|o)|promett(?:e)|promise|ordin(?:a|o)|comand(?:a|o)|afferm(?:a|o)|spieg(?:a|o)|ricorda|avverte|recita|annunci(?:a|o)|scritto|parole)$/,
    that: /^ch[e']?$/,
  },
  ar: {
    say: /^[وف]?(?:قال|قالت|قالوا|يقول|تقول|اجاب|يجيب|كتب|يكتب|اعلن|يعلن|علم|يعلم|وعد|يعد|امر|يامر|يؤكد|يوكد|يذكر|يوضح|هتف|يوصي|جاء|مكتوب|كلمات|اعلن|تعلم|يخبر|اخبر)$/,
    that: /^[وب]?(?:ان|انه|انها|انهم|بان|بانه)$/,
  },
  fa: {
    say: /^(?:گفت|گفته|گفتند|مي?گويد|گويد|فرمود|فرموده|فرمايد|نوشت|نويسد|نوشته|پاسخ|اعلام|داد|دهد|وعده|تعليم|تاكيد|آموزد|اموزد|خواند|مكتوب|مي?فرمايد|مي?نويسد|خبر|سخن)$/,
    that: /^(?:كه|که)$/,
  },
  he: {
    say: /^[ו]?(?:אמר|אמרה|אמרו|אומר|אומרת|אומרימ|ענה|עונה|השיב|משיב|כתב|כותב|הכריז|מכריז|לימד|מלמד|הבטיח|מבטיח|ציוה|ציווה|מצווה|קורא|טוענ|מסביר|נאמר|כתוב|דברי|מודיע|מזהיר|מבשר)$/,
    that: /^(?:כי|ש\p{L}{2,})$/u,
  },
} satisfies Record<Locale, SpeechWords>

/** Between "said" and what is said: to whom. */
const mostBetween = 4
const mostAddressed = 3
/** A sentence that ends soon behind a word of speech only leads to what comes next. */
const mostOfIntroduction = 6

export function givesSpeech(sentence: string, locale: Locale): boolean {
  const { say, that } = speech[locale]
  const words = wordsOf(sentence)
  return words.some(({ folded, start, end }, at) => {
    if (!say.test(plain(folded))) return false
    const behind = words.slice(at + 1, at + 1 + mostBetween)
    const isReported = behind.some((one, index) => that.test(plain(one.folded)) && index < mostBetween)
    // "said to them, ..."
    const gaps = [end, ...behind.slice(0, mostAddressed).map((one) => one.end)].map((from, index) =>
      sentence.slice(from, behind[index]?.start ?? sentence.length),
    )
    const before = sentence.slice(Math.max(0, start - 2), start)
    return isReported || gaps.some((gap) => /[,،;؛–—…(]|\s-\s/.test(gap)) || /[,،;؛–—]\s?$/.test(before)
  })
}

/** A sentence that only leads to another: "Jesus said.", "He answered them!" */
export function isIntroduction(sentence: string, locale: Locale): boolean {
  const words = wordsOf(sentence)
  return (
    words.length <= mostOfIntroduction && words.some(({ folded }) => speech[locale].say.test(plain(folded)))
  )
}

const plain = (folded: string) => folded.replace(/^مي/, 'مي').replace(/\u200c/g, '')
