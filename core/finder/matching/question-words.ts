/**
 * Words that carry no meaning in a question, by language: frames around what is asked for ("what does the Bible
 * say about"), and small words at its ends. Only hybrid search and the index of entries leave them out.
 */
import type { Locale } from '../../contract/locales'

interface QuestionWords {
  /** Forms of a name that no stemmer knows, and the one that they count as. */
  forms?: Readonly<Record<string, string>>
  /** Before what is asked for; longer ones first where one begins another. */
  frames: readonly string[]
  /** After it. */
  endings?: readonly string[]
  /** One to twelve, where they are written in one way only. */
  numbers?: string
  /** Small words: they say nothing about which entry is meant. */
  small: string
}

const questionWords = {
  de: {
    forms: {
      jesu: 'jesus',
      christi: 'christus',
      petri: 'petrus',
      pauli: 'paulus',
      moses: 'mose',
      mosis: 'mose',
    },
    frames: [
      '(?:was|wie) (?:sagt|lehrt|meint|schreibt|denkt|spricht) (?:die bibel|die heilige schrift|das wort gottes|gott|jesus|paulus|das neue testament|das alte testament)(?: (?:zum thema|zu|zum|zur|über|ueber|von|vom|gegen|bei))?',
      '(?:was|wo) steht (?:in der bibel|geschrieben)?(?: (?:zum thema|zu|zum|zur|über|ueber|von|dass|das))?',
      '(?:wo|in welchem (?:buch|kapitel|evangelium)) (?:steht|findet man|finde ich|in der bibel steht|kommt)(?: (?:in der bibel|geschrieben))?(?: (?:das|die|der|von|vom|dass))?',
      '(?:bibelverse?|bibelstellen?|bibelsprüche|bibeltexte?|bibelworte?|verse?|stellen) (?:zum thema|für|fuer|zu|zum|zur|über|ueber|bei|gegen|von|vom|wenn|mit)',
      '(?:geschichte|gleichnis|stelle|text|kapitel) (?:von|vom|über|mit|wo|in dem|in der)',
      '(?:wie|was) (?:gehe|geht|kann|soll|muss|darf|tun|mache|hilft) (?:ich|man|wir)?',
      '(?:darf|soll|muss|kann) (?:ich|man|ein christ|christen)',
      '(?:wer|was|wann|wo|warum|wieso|weshalb|welche[rs]?) (?:war|waren|ist|sind|hat|haben|wird|bedeutet|heißt|heisst)',
    ],
    endings: [
      'in der bibel',
      'laut bibel',
      'biblisch',
      'bibel',
      'bibelstelle',
      'bibelvers',
      'bibelverse',
      'um',
    ],
    numbers: 'eins zwei drei vier fünf sechs sieben acht neun zehn elf zwölf',
    small:
      'der die das des dem den ein eine einer eines einem einen und oder im in ins am an auf aus bei beim mit von vom zu zum zur für fuer gegen um über ueber unter nach vor als wie was wer wo wenn dass ist sind war waren ich mich mir mein meine du dich dir er sie es wir uns man sich nicht auch so man hat haben wird werden bibel bibelvers bibelverse bibelstelle bibelstellen vers verse thema geschichte gibt es',
  },
  en: {
    frames: [
      '(?:what|how) (?:does|do|did|can) (?:the bible|god|jesus|paul|scripture|the scriptures|christians?) (?:say|teach|tell us|mean|think|feel|believe)(?: (?:about|on|regarding|against))?',
      "what(?:'s| is| are) (?:the )?(?:bible verses?|scriptures?|passages?) (?:about|on|for)",
      '(?:bible )?(?:verses?|scriptures?|passages?|quotes?|bible) (?:that talk|to read|to pray|to help|for when|about|for|on|of|when|with|dealing with)(?: (?:about|when|with|for))?',
      'where (?:in the bible )?(?:does it say|is it written|do i find|can i find|is the (?:story|verse|passage|parable)|is|does|did)(?: (?:in the bible|that|of|about|where))*',
      'how (?:do i|to|can i|should i|do you|should a christian|do we|should we)(?: deal with| cope with| handle| overcome| stop| be)?',
      '(?:is it (?:ok|okay|a sin|wrong|a sin to) (?:to|for)?|can (?:i|a christian|christians|we)|should (?:i|a christian|christians|we)|why (?:do|does|did|is|are)|who (?:is|was|were|are)|what (?:is|are|was|were)|when (?:is|was|did))',
      '(?:the )?(?:story|parable|passage|chapter|verse|book) (?:of|about|where|when|with)',
    ],
    endings: [
      'in the bible',
      'bible verses?',
      'scriptures?',
      'verses?',
      'bible',
      'according to the bible',
      'biblically',
    ],
    numbers: 'one two three four five six seven eight nine ten eleven twelve',
    small:
      's the a an of and or in on at to for from with by about is are was were be been am i me my we us our you your he him his she her it its they them their this that these those who whom what where when how why do does did not no so as if than then there can will would should may might bible verse verses scripture scriptures story passage passages',
  },
  es: {
    frames: [
      '(?:qué|que|cómo|como) (?:dice|enseña|ensena|piensa) (?:la biblia|dios|jesús|jesus|pablo)(?: (?:sobre|acerca de|de|del|respecto a))?',
      '(?:versículos?|versiculos?|textos?|citas?|pasajes?)(?: (?:bíblicos?|biblicos?|de la biblia))?(?: (?:sobre|para|de|del|acerca de|cuando|contra|que hablan de))',
      '(?:dónde|donde|en qué libro|en que libro) (?:está|esta|dice|se encuentra|aparece|habla)(?: (?:en la biblia|que|la|el|de))*',
      '(?:cómo|como|qué|que) (?:puedo|debo|hacer|superar|vencer|enfrentar|lidiar con)',
      '(?:quién|quien|qué|que|cuál|cual) (?:es|era|fue|son|eran|significa)',
      '(?:historia|parábola|parabola|pasaje|relato) (?:de|del|de la|sobre)',
    ],
    endings: ['en la biblia', 'según la biblia', 'segun la biblia', 'biblia', 'versículos', 'versiculos'],
    numbers: 'uno dos tres cuatro cinco seis siete ocho nueve diez once doce',
    small:
      'el la los las lo un una unos unas de del a al en y e o u con por para sobre que qué se su sus mi mis me te tu tus nos es son era fue ser está esta como cómo cuando donde dónde quien no si ni más mas biblia versículo versiculo versículos versiculos',
  },
  fr: {
    frames: [
      "(?:que|qu['’ ]?est ce que|comment) (?:dit|la bible dit|enseigne|dieu dit|jésus dit|jesus dit)(?: (?:la bible|dieu|jésus|jesus|elle))?(?: (?:sur|de|du|des|à propos de|au sujet de))?",
      '(?:versets?|textes?|passages?|citations?)(?: (?:bibliques?|de la bible))?(?: (?:sur|pour|de|du|des|contre|quand|qui parlent? de))',
      '(?:où|ou|dans quel (?:livre|chapitre)) (?:est|se trouve|trouve t on|est il écrit|dans la bible|parle t on)(?: (?:que|dans la bible|de|du|la|le))*',
      '(?:comment|pourquoi|que faire) (?:faire|gérer|gerer|surmonter|vaincre|être|etre|quand|contre|face à)?',
      '(?:qui|quel|quelle) (?:est|était|etait|sont|étaient)',
      '(?:histoire|parabole|récit|recit|passage) (?:de|du|des|sur)',
    ],
    endings: ['dans la bible', 'selon la bible', 'bible', 'biblique'],
    numbers: 'un deux trois quatre cinq six sept huit neuf dix onze douze',
    small:
      'le la les l un une des du de d à a au aux en et ou où dans par pour sur avec sans ce cet cette ces son sa ses mon ma mes me m te tu il elle on nous vous ils se s que qu qui quoi quand comment est sont était ne n pas plus bible verset versets biblique bibliques',
  },
  it: {
    frames: [
      '(?:cosa|che cosa|che|come) (?:dice|insegna|pensa|dicono) (?:la bibbia|dio|gesù|gesu|paolo)(?: (?:su|sul|sulla|sui|sugli|sulle|di|del|della|a proposito di|riguardo a))?',
      '(?:versetti?|versetto|brani|brano|passi|frasi|testi)(?: (?:biblici|della bibbia|bibliche))?(?: (?:su|sul|sulla|sui|sulle|per|di|del|della|quando|contro))',
      '(?:dove|in quale libro|in che libro)(?: (?:si trova|sta|è|e|dice|si parla|nella bibbia|scritto|che|di|la|il))+',
      '(?:come|cosa|perché|perche) (?:posso|fare|superare|affrontare|vincere|si)',
      '(?:chi|cosa|qual|quale) (?:è|e|era|sono|erano|fu|significa)',
      '(?:storia|parabola|racconto|brano|episodio) (?:di|del|della|dei|delle|dello|su)',
    ],
    endings: ['nella bibbia', 'secondo la bibbia', 'bibbia'],
    numbers: 'uno due tre quattro cinque sei sette otto nove dieci undici dodici',
    small:
      'il lo la i gli le l un uno una di del dello della dei degli delle d a al allo alla ai agli alle in nel nello nella nei nelle e ed o con col per su sul sulla sui da dal dalla che chi cui si ci mi ti non come quando dove è sono era mio mia suo sua bibbia versetto versetti',
  },
  pt: {
    frames: [
      '(?:o que|que|como) (?:a bíblia|a biblia|deus|jesus|paulo) (?:diz|fala|ensina|pensa)(?: (?:sobre|acerca de|de|do|da))?',
      '(?:o que|que|como) (?:diz|fala|ensina) (?:a bíblia|a biblia|deus|jesus|paulo)(?: (?:sobre|acerca de|de|do|da))?',
      '(?:versículos?|versiculos?|textos?|passagens?|passagem)(?: (?:bíblicos?|biblicos?|bíblicas?|da bíblia|da biblia))?(?: (?:sobre|para|de|do|da|quando|contra|que falam de))',
      '(?:onde|em que livro|em qual livro)(?: (?:está|esta|fica|diz|na bíblia|na biblia|fala|escrito|que|de|a|o|se encontra))+',
      '(?:como|por que|o que) (?:posso|devo|fazer|vencer|superar|lidar com|lidar)',
      '(?:quem|qual|o que) (?:é|e|foi|era|são|sao|significa)',
      '(?:história|historia|parábola|parabola|passagem) (?:de|do|da|dos|das|sobre)',
    ],
    endings: ['na bíblia', 'na biblia', 'segundo a bíblia', 'bíblia', 'biblia'],
    numbers: 'um dois três quatro cinco seis sete oito nove dez onze doze',
    small:
      'o a os as um uma uns umas de do da dos das em no na nos nas ao aos à às e ou com por pelo pela para sobre que se seu sua meu minha me te é são foi era não nao como quando onde quem bíblia biblia versículo versiculo versículos versiculos',
  },
  ar: {
    frames: [
      '(?:ماذا|ما) (?:يقول|تقول|قال|يعلم) (?:الكتاب المقدس|الكتاب|الله|الرب|المسيح|يسوع|بولس|الإنجيل|الانجيل)(?: (?:عن|في|حول))?',
      '(?:آيات|ايات|آية|اية)(?: (?:من الكتاب المقدس|الكتاب المقدس))?(?: (?:عن|في|حول|ضد|للـ|عند|من أجل))',
      '(?:أين|اين|فين) (?:يوجد|قال|نجد|أجد|اجد|ذكر|ذكرت|قيل|مكتوب|كتب|تقع|وردت|ورد)(?: (?:في الكتاب المقدس|المسيح|يسوع|قصة|مثل|أن|ان|عن))*',
      '(?:كيف|لماذا) (?:أتعامل مع|اتعامل مع|أتغلب على|اتغلب على|يمكنني|أستطيع)?',
      '(?:من هو|من هي|من كان|ما هو|ما هي|ما معنى)',
      '(?:قصة|مثل|حكاية) ',
    ],
    endings: ['في الكتاب المقدس', 'في الإنجيل', 'في الانجيل'],
    small:
      'في من على الى إلى عن مع هو هي ما ماذا هل أن ان إن لا و أو او يا كل ذلك هذا هذه التي الذي أين اين كيف لماذا قصة آية آيات اية ايات الكتاب المقدس',
  },
  fa: {
    frames: [
      '(?:کتاب مقدس|انجیل|خدا|عیسی|مسیح|پولس) (?:درباره|در باره|دربارهٔ|درباره‌ی|در مورد) ',
      '(?:آیات|آیه|آیه‌های|آیه های|ایات|ایه)(?: (?:کتاب مقدس|انجیل))?(?: (?:درباره|در باره|دربارهٔ|در مورد|برای|هنگام|علیه))',
      '(?:کجا|در کجای|کجای)(?: (?:نوشته|آمده|است|کتاب مقدس|انجیل|می‌گوید|میگوید|گفته|که))*',
      '(?:چگونه|چطور|چرا)(?: (?:با|بر|می‌توان|میتوان))?',
      '(?:چه کسی|کیست|چیست)',
      '(?:داستان|مثل|حکایت|ماجرای|قصه) ',
    ],
    endings: [
      'چه می‌گوید',
      'چه میگوید',
      'چه می گوید',
      'چه گفته است',
      'در کتاب مقدس',
      'در انجیل',
      'چیست',
      'کیست',
      'که بود',
      'کجاست',
    ],
    small:
      'در از به با را که و یا این آن برای بر تا هم است بود شد ای هر چه کجا چگونه چرا داستان آیه آیات ایه ایات درباره مورد باره کتاب مقدس',
  },
  he: {
    frames: [
      '(?:מה|איך) (?:אומר|אומרת|כתוב|נאמר|מלמד|אמר) (?:התנ"ך|התנך|התנ״ך|המקרא|אלוהים|ישוע|הברית החדשה|כתבי הקודש|בתנ"ך|בתנך|בתנ״ך|במקרא)?(?: (?:על|אודות|לגבי|בנושא))?',
      '(?:פסוקים|פסוק|פסוקי)(?: (?:מהתנ"ך|מהתנך|מהתנ״ך|מהמקרא|תנ"ך|תנך))?(?: (?:על|של|בנושא|נגד|לגבי|בעת|כש))',
      '(?:איפה|היכן) (?:כתוב|נמצא|נמצאת|מסופר|מופיע|מופיעה|אומר|אמר|זה כתוב)?(?: (?:בתנ"ך|בתנך|במקרא|ש|על|של|ישוע))*',
      '(?:איך|כיצד|למה|מדוע)(?: (?:להתמודד עם|להתגבר על|אפשר|מתמודדים עם))?',
      '(?:מי|מה) (?:היה|הייתה|היא|הוא|זה|היו|הם)',
      '(?:סיפור|משל|הסיפור של|הסיפור על) ',
    ],
    endings: ['בתנ"ך', 'בתנך', 'בתנ״ך', 'במקרא', 'בברית החדשה'],
    small:
      'של על את עם אל או גם כי אם לא הוא היא הם זה זאת זו אשר כל מה מי איפה היכן איך למה פסוק פסוקים סיפור תנך מקרא',
  },
} as const satisfies Record<Locale, QuestionWords>

/** The thing a question asks for; the text itself where it is none, or nothing else. */
export function withoutFrame(text: string, locale: Locale): string {
  return waysToRead(text, locale).at(-1) ?? text
}

/** The text, and what is left of it with one frame after the other taken off. */
export function waysToRead(text: string, locale: Locale): string[] {
  const { frames, endings } = patternsOf(locale)
  const plain = text
    .replaceAll(/[?!.؟,;:]+/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
  const ways = [plain]
  for (const frame of [...frames, endings]) {
    const rest = (ways.at(-1) ?? '').replace(frame, '').trim()
    if (rest !== '' && rest !== ways.at(-1)) ways.push(rest)
  }
  return [text, ...ways.slice(1)]
}

/** Words of a language that do not say which entry is meant, lower case. */
export function smallWords(locale: Locale): readonly string[] {
  return questionWords[locale].small.split(' ')
}

/** Of a folded word: the form of a name that it counts as. */
export function formOf(word: string, locale: Locale): string {
  const { forms = {} }: QuestionWords = questionWords[locale]
  return Object.hasOwn(forms, word) ? (forms[word] ?? word) : word
}

/** The words of 1 to 12; empty where they are written in several ways. */
export function numberWords(locale: Locale): readonly string[] {
  const { numbers = '' }: QuestionWords = questionWords[locale]
  return numbers === '' ? [] : numbers.split(' ')
}

interface Patterns {
  frames: readonly RegExp[]
  endings: RegExp
}

const patterns = new Map<Locale, Patterns>()

function patternsOf(locale: Locale): Patterns {
  const known = patterns.get(locale)
  if (known) return known
  const { frames, endings }: QuestionWords = questionWords[locale]
  const made = {
    frames: frames.map((frame) => new RegExp(`^(?:${frame.trim()})(?= |$)\\s*`, 'iu')),
    endings: new RegExp(` (?:${(endings ?? []).join('|')})$`, 'iu'),
  }
  patterns.set(locale, made)
  return made
}
