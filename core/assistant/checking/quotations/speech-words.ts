/** How nine languages introduce what somebody says. */
import { type Locale, locales } from '../../../contract/locales'
import { foldWord } from '../../../search/text/fold'

interface SpeechWords {
  /** Forms of saying and writing: before a colon, or before a word of `that`. */
  say: string
  /** Further ones, before a colon only: with `that` they tell what is meant. */
  tell: string
  /** Words that begin what is said without a colon. */
  that: string
  /** Whoever speaks here is no voice of the Bible. */
  others: string
}

const written = {
  de: {
    say: 'sagt sagte sagen sagten spricht sprach sprachen schreibt schrieb schreiben heißt hieß steht stand lautet lautete antwortet antwortete antworteten gebietet gebot befiehlt befahl lehrt lehrte verkündet verkündete verkündigt verheißt verspricht versprach prophezeit weissagt weissagte klagt klagte',
    tell: 'geschrieben gesagt gesprochen liest lesen ruft rief mahnt mahnte ermahnt erklärt erklärte bezeugt bekennt betet betete fragt fragte zählt hält betont fordert zitiert dichtet singt sang warnt tröstet formuliert berichtet erzählt erinnert worte wortlaut wörtlich bekannte schreit meint fügt',
    that: 'dass daß',
    others:
      'ausleger forscher theologen historiker überlieferung manche viele kirchenväter kommentatoren wissenschaftler fachleute',
  },
  en: {
    say: 'say says said saying tell tells told write writes wrote answer answers answered reply replies replied declare declares declared proclaim proclaims proclaimed command commands commanded teach teaches taught state states stated promise promises promised announces announced prophesied',
    tell: 'written read reads cry cries cried exhorts exhorted warn warns warned ask asks asked explain explains explained pray prays prayed sing sings sang quote quotes quoted put puts list lists listed add adds added testifies testified confesses confessed insists affirms reminds recorded speaks spoke words goes concludes',
    that: 'that',
    others:
      'scholars commentators historians tradition critics many some researchers theologians churches experts',
  },
  es: {
    say: 'dice dijo dicen dijeron decía escribe escribió responde respondió contesta contestó declara declaró proclama manda mandó ordena ordenó enseña enseñó afirma afirmó promete prometió anuncia anunció',
    tell: 'diciendo dicho escrito lee leemos exhorta advierte advirtió pregunta preguntó explica exclama clama clamó oró canta recuerda recordó enumera añade expresa expresó cita reza palabras',
    that: 'que',
    others: 'estudiosos eruditos comentaristas historiadores teólogos tradición muchos algunos expertos',
  },
  fr: {
    say: 'dit disent disait dirent déclare déclara écrit écrivait répond répondit ordonne ordonna enseigne enseigna affirme promet promit annonce annonça proclame',
    tell: 'disant commande exhorte avertit demande demanda explique écrie prie chante rappelle énumère ajoute exprime cite lit lisons paroles mots',
    that: 'que qu',
    others:
      'chercheurs exégètes commentateurs historiens théologiens tradition certains beaucoup spécialistes',
  },
  pt: {
    say: 'diz disse dizem disseram dizia escreve escreveu responde respondeu declara declarou proclama manda mandou ordena ordenou ensina ensinou afirma afirmou promete prometeu anuncia anunciou',
    tell: 'dizendo escrito lemos exorta adverte pergunta perguntou explica exclama clama orou canta lembra enumera acrescenta expressa cita palavras',
    that: 'que',
    others: 'estudiosos comentaristas historiadores teólogos tradição muitos alguns especialistas',
  },
  it: {
    say: 'dice disse dicono dissero diceva scrive scrisse risponde rispose dichiara dichiarò proclama comanda comandò ordina ordinò insegna insegnò afferma affermò promette promise annuncia annunciò',
    tell: 'dicendo scritto legge leggiamo esorta avverte chiede spiega esclama grida prega canta ricorda elenca aggiunge esprime cita recita parole',
    that: 'che',
    others: 'studiosi commentatori storici teologi tradizione molti alcuni esperti',
  },
  ar: {
    say: 'قال يقول قالت تقول قالوا يقولون كتب يكتب أجاب يجيب أعلن يعلن أوصى يوصي أمر يأمر علّم وعد يعد تنبأ صرّح',
    tell: 'قائلا قائلة قيل مكتوب جاء سأل يسأل صرخ نادى بشر يحذر حذر يذكر ذكر أضاف يضيف يعدّد كلمات نص يشرح شرح يعلّم',
    that: 'أن إن بأن أنه إنه بأنه أنها إنها أنك أنكم إني أني أنا',
    others: 'العلماء المفسرون المؤرخون اللاهوتيون التقليد كثيرون البعض الباحثون المفسرين الباحثين',
  },
  fa: {
    say: 'می‌گوید گفت می‌گویند گفتند گفته گوید می‌فرماید فرمود فرموده نوشت می‌نویسد اعلام می‌آموزد تعلیم وعده فرمان',
    tell: 'نوشته مکتوب آمده می‌خوانیم برمی‌شمارد می‌پرسد پرسید سخنان کلام یاد یادآوری پاسخ جواب ندا فریاد می‌سراید',
    that: 'که',
    others: 'دانشمندان مفسران مورخان الهیدانان سنت بسیاری برخی پژوهشگران',
  },
  he: {
    say: 'אמר אומר אמרה אומרת אמרו אומרים כתב כותב ענה עונה השיב משיב הכריז מכריז ציווה צוה מצווה לימד מלמד הבטיח מבטיח הודיע מודיע ניבא',
    tell: 'נאמר לאמר לאמור כתוב נכתב קרא קורא זעק שאל שואל מזכיר מונה מתפלל שר דברי לשון מסביר נאום מוסיף',
    that: 'כי',
    others: 'חוקרים פרשנים היסטוריונים תאולוגים מסורת רבים החוקרים הפרשנים מלומדים',
  },
} satisfies Record<Locale, SpeechWords>

/** By folded word: the languages in which it is one. */
function tableOf(list: keyof SpeechWords): ReadonlyMap<string, ReadonlySet<Locale>> {
  const table = new Map<string, Set<Locale>>()
  for (const locale of locales) {
    for (const word of written[locale][list].split(' ')) {
      const folded = foldWord(word, '')
      table.set(folded, (table.get(folded) ?? new Set()).add(locale))
    }
  }
  return table
}

const say = tableOf('say')
const tell = tableOf('tell')
const that = tableOf('that')
const others = tableOf('others')

/** Arabic and Hebrew write "and" and "so" with the word. */
function bareForms(word: string): string[] {
  return /^[وفוש]/.test(word) && word.length > 3 ? [word, word.slice(1)] : [word]
}

/** The languages in which a word is one of saying; `isColon`: a colon follows. */
export function languagesOfSaying(word: string, isColon: boolean): readonly Locale[] {
  return bareForms(word).flatMap((form) => [
    ...(say.get(form) ?? []),
    ...(isColon ? (tell.get(form) ?? []) : []),
  ])
}

/** Whether a word begins what is said, in one of the languages. */
export function isThat(word: string, languages: readonly Locale[]): boolean {
  const known = that.get(word)
  if (known && languages.some((locale) => known.has(locale))) return true
  // Hebrew: ש before the first word.
  return languages.includes('he') && /^ש[א-ת]{2,}/.test(word)
}

export function isOtherVoice(word: string): boolean {
  return others.has(word)
}

/** `lo que`, `ce que`, `ciò che`: no words of somebody. */
const relative = new Set([
  'lo',
  'la',
  'los',
  'las',
  'el',
  'ce',
  'o',
  'os',
  'as',
  'aquello',
  'cio',
  'quello',
  'quel',
  'celui',
  'ceux',
])
export function isRelative(wordBefore: string): boolean {
  return relative.has(wordBefore)
}

/** English leaves `that` out behind these ("Jesus said whoever ...", "it is written God ..."). */
const bare = new Set(
  'say says said states stated declares declared writes wrote written reads tell tells told'.split(' '),
)
const afterBare = new Set(
  'i he she we they god everyone every whoever whosoever nobody blessed my your our'.split(' '),
)
/** German puts a comma there ("Jesus sagt, wer ..."). */
const afterComma = new Set('ich du er sie wir ihr man wer jeder niemand gott kein selig'.split(' '))

/** Whether what is said begins directly with `word`, behind a word of saying and the signs `between`. */
export function beginsClause(saying: string, between: string, word: string): boolean {
  return between.includes(',') ? afterComma.has(word) : bare.has(saying) && afterBare.has(word)
}

/** Whom somebody tells it: "tells us God ...". */
const listeners = new Set('us them him her me people everyone uns ihnen ihm ihr mir'.split(' '))
export function isListener(word: string): boolean {
  return listeners.has(word)
}

/** Voices of the Bible, and what it is called: before a colon they need no verb. */
const voices = new Set(
  [
    'jesus christus christ gott herr herrn god lord gesu cristo dio signore dios senor jesucristo jesus deus senhor dieu seigneur eternel yahweh jehova jahwe',
    'paulus paul pablo paolo paulo petrus peter pedro pietro pierre mose moses moises mose moise david jesaja isaiah isaias isaia esaie jeremia jeremiah johannes john juan jean joao giovanni jakobus james santiago jacques tiago giacomo salomo solomon hiob prophet prophete profeta apostel apostle apostol apotre apostolo engel angel ange angelo anjo',
    'bibel bible biblia bibbia schrift scripture escritura ecriture scrittura vers verse verset versiculo versetto zitat quote quotation cita citation citazione citacao wortlaut',
    'يسوع المسيح الله الرب بولس بطرس موسى داود إشعياء النبي الرسول الكتاب الآية عیسی مسیح خدا خداوند پولس پطرس موسی داوود نبی رسول آیه ישוע אלוהים יהוה ה׳ פאולוס משה דוד ישעיהו הנביא השליח הכתוב הפסוק',
  ]
    .join(' ')
    .split(' ')
    .map((word) => foldWord(word, '')),
)
export function isVoice(word: string): boolean {
  return voices.has(word)
}

/** Whoever speaks, and whoever is spoken to. */
const persons = {
  de: 'ich mich mir mein meine meinen meinem meiner du dich dir dein deine deinen deinem deiner euch euer eure euren',
  en: 'i me my mine you your yours thou thee thy ye we us our',
  es: 'yo me mi mis mí tú tu tus te vosotros os vuestro vuestra nosotros nos',
  fr: 'je j me moi mon ma mes tu te toi ton ta tes vous votre vos nous notre nos',
  pt: 'eu me mim meu minha meus tu te teu tua vós vos vosso vossa vocês nós',
  it: 'io mi me mio mia miei tu ti te tuo tua tuoi voi vi vostro vostra noi',
  ar: 'أنا إني لي أنت أنتم لكم لك نحن عليكم منكم',
  fa: 'من مرا تو تورا شما ما',
  he: 'אני אנכי לי אתה אתם לך לכם אנחנו אותי',
} satisfies Record<Locale, string>
const person: ReadonlySet<string> = new Set(
  locales.flatMap((locale) => persons[locale].split(' ').map((word) => foldWord(word, ''))),
)

/** What follows words that were given as somebody's and goes on like them. */
export function goesOnLikeSpeech(words: readonly string[]): boolean {
  return words.some((word) => person.has(word))
}
