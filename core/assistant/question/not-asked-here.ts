/** Questions that get an honest sentence instead of a search: about the assistant, against the Bible, letters that nobody wrote. Pure. */
import type { Locale } from '../../contract/locales'

interface NotAskedHere {
  /** Whether somebody is there. */
  program: RegExp
  /** Of today's world, of the person who asks, or to be done: no library knows it. */
  outside: RegExp
  /** That the Bible is not true. */
  doubt: RegExp
  /** A letter, with those it is written to. */
  letter: RegExp
}

const words = {
  de: {
    outside:
      /steuererklärung|(?:wie (?:funktioniert|geht) (?:das |mein )?(?:internet|wlan|handy|computer|excel))|wie (?:koche|backe|brate|grille) (?:ich|man)|(?:wecker|timer|licht|erinnerung)\p{L}* (?:auf|stellen|an|aus)|wie hei(?:ß|ss)t mein|(?:wann|wie alt|wo|wer) (?:ist|bin|habe|wohne|war) (?:mein(?:e|er)? (?:hochzeits|geburts|termin|frau|mann|chef)|ich (?:gerade|jetzt|geboren))|meine (?:blutgruppe|adresse|telefonnummer|schuhgröße)|fitnessstudio|öffnungszeiten|in welchem sender|fernsehprogramm|mindestlohn|kfz|führerschein (?:beantragen|kosten)/iu,
    program:
      /bist du (?:ein(?:e)? )?(?:echte?r? |richtige?r? )?(?:mensch|person|roboter|bot|ki|maschine|chatgpt|programm|echt|real)|rede ich (?:hier )?mit (?:eine[mr] )?(?:echten )?(?:mensch|person|maschine|bot|computer)|wer (?:bist du|hat dich (?:programmiert|gebaut|gemacht))|was bist du|vergiss alle deine anweisungen/iu,
    doubt:
      /(?:bibel|jesus|gott|religion|glaube)\p{L}* (?:ist|sind|war|sei) (?:doch |alles |nur |bloß |eh |ein(?:e)? |reine? |nicht )*(?:erfunden|fake|gefälscht|märchen\p{L}*|lüge\p{L}*|unsinn|quatsch|blödsinn|schwachsinn|betrug|fiktion|mythos|echt|wahr$|gelogen)|(?:gott|jesus) (?:gibt es|existiert|hat) (?:doch )?(?:gar |nie |überhaupt )?(?:nicht|nie)/iu,
    letter:
      /(?<!\p{L})(brief\p{L}*(?: \p{L}+){0,2} an (?:die |den )?(\p{L}+))|(?<!\p{L})(evangelium (?:des|nach|von) (\p{L}+))/iu,
  },
  en: {
    outside:
      /\btax (?:return|form|refund)|how (?:does|do|is) (?:the |an? |my )?(?:internet|wi-?fi|computer|phone|engine|vaccine|blockchain)|how (?:do|can|should) (?:i|you|we) (?:cook|bake|grill|roast|fry)|how to (?:cook|bake|grill|roast|fry|install|download|fix)|\b(?:set|start) (?:an? |the )?(?:alarm|timer|reminder)|turn (?:on|off) the|\bmy (?:blood type|phone number|address|shoe size|weight|favou?rite|wedding anniversary|password)\b|\bmy (?:apple|samsung|iphone|android|laptop|printer|wi-?fi|computer)\b.*(?:won['’]?t|doesn['’]?t|keeps|not work)|\bknock knock\b|\b(?:video ?game|elden ring|minecraft|fortnite|playstation|xbox|nintendo)|minimum wage|opening hours|near me\b|\bgym\b|\brestaurant|(?:how many|number of) (?:churches|christians|catholics|muslims|people) (?:are there |live )?(?:in (?!the (?:bible|ark))|on earth|worldwide)|what channel|spell check/iu,
    program:
      /\bare you (?:an? )?(?:real|human|person|bot|robot|ai|machine|alive|chatgpt|computer)|\bam i (?:talking|speaking|chatting) (?:to|with) an? (?:real |actual )?(?:human|person|bot|machine|computer|ai)|\bwho (?:are you|(?:made|programmed|built|created) you)|\bwhat are you\b|\bis (?:anyone|somebody|someone|anybody) (?:really )?there\b/iu,
    doubt:
      /\b(?:bible|scriptures?|jesus|god|christianity|religion|it)(?:['’]s| is| are| was) (?:just |all |only |an? |total |complete |totally |bunch of |load of )*(?:fake|made[- ]up|fairy ?tales?|lies?|myths?|nonsense|rubbish|bullshit|not (?:real|true)|fiction|scam|invented|hoax|fables?)\b|\b(?:god|jesus) (?:does ?n[o'’]?t exist|never existed|isn['’]?t real)/iu,
    letter:
      /\b((?:letter|epistle)s?(?: (?:of|by|from) (?:st\.? )?(?:paul|peter|john|james))? to (?:the )?(\p{L}+))|\b(gospel (?:of|according to) (\p{L}+))/iu,
  },
  es: {
    outside:
      /declaraci[óo]n de la renta|(?:c[óo]mo funciona (?:el |la )?(?:internet|wifi|ordenador|computadora))|c[óo]mo (?:cocino|se cocina|cocinar|hornear)|(?:pon(?:me)?|programa) una? (?:alarma|temporizador)|mi (?:grupo sangu[íi]neo|dirección|teléfono|peso|talla)|salario m[íi]nimo|gimnasio|restaurante|horario de|en qu[ée] canal|cu[áa]ntas iglesias hay|videojuego/iu,
    program:
      /¿?(?:eres|sos) (?:una? )?(?:persona|humano|humana|real|robot|bot|ia|máquina)|hablo con una? (?:persona|máquina|humano|robot)|qui[ée]n (?:eres|te (?:hizo|creó|programó))/iu,
    doubt:
      /(?:biblia|dios|jesús|jesus|religión) (?:es|son|fue) (?:todo |solo |sólo |una? |puro |pura |un montón de )*(?:fals[ao]|mentiras?|invent\p{L}+|mito|cuentos?|fábulas?|fraude|ficción)|(?:dios|jesús) no existe/iu,
    letter:
      /(?<!\p{L})((?:carta|epístola)(?: de pablo)? a (?:los |las )?(\p{L}+))|(?<!\p{L})(evangelio (?:de|según) (\p{L}+))/iu,
  },
  fr: {
    outside:
      /d[ée]claration d['’]imp[ôo]ts|comment (?:fonctionne|marche) (?:internet|le wifi|mon ordinateur)|comment (?:cuire|cuisiner|préparer un plat)|(?:mets|règle) (?:une? |le )?(?:alarme|réveil|minuteur)|mon (?:groupe sanguin|adresse|numéro|poids)|salaire minimum|smic|salle de sport|restaurant|horaires d['’]ouverture|sur quelle cha[îi]ne|combien d['’]églises|jeu vidéo/iu,
    program:
      /(?:es[- ]tu|tu es|êtes[- ]vous|vous êtes) (?:une? )?(?:vraie? )?(?:personne|humain|robot|bot|ia|machine|réel)|parle[- ]?(?:je)? (?:à|avec) une? (?:vraie? )?(?:personne|humain|machine|robot)|qui (?:es[- ]tu|t['’]a (?:créé|programmé|fait))/iu,
    doubt:
      /(?:bible|dieu|jésus|religion) (?:est|c['’]est|sont) (?:que |du |un |une |des |tout |juste )*(?:fau(?:x|sse)|mensonges?|inventé\p{L}*|mythe|contes?|fables?|n['’]importe quoi|fiction|arnaque)|(?:dieu|jésus) n['’]existe pas/iu,
    letter:
      /(?<!\p{L})((?:lettre|épître|epitre)(?: de paul)? aux? (\p{L}+))|(?<!\p{L})(évangile (?:de|selon) (\p{L}+))/iu,
  },
  it: {
    outside:
      /dichiarazione dei redditi|come funziona (?:internet|il wifi|il computer)|come si (?:cucina|cuoce|prepara)|(?:metti|imposta) (?:una |la )?sveglia|mio (?:gruppo sanguigno|indirizzo|peso|numero)|salario minimo|palestra|ristorante|dove si mangia|orari di apertura|su che canale|quante chiese|videogioco/iu,
    program:
      /(?:sei|parlo con) (?:una? |un['’])?(?:vera )?(?:persona|umano|reale|robot|bot|ia|macchina)|chi (?:sei|ti ha (?:creato|programmato|fatto))/iu,
    doubt:
      /(?:bibbia|dio|gesù|religione) (?:è|sono|e) (?:tutto |solo |una? |tutta |un sacco di )*(?:fals[ao]|bugi[ae]|invent\p{L}+|mito|favol[ae]|finzione|truffa)|(?:dio|gesù) non esiste/iu,
    letter:
      /(?<!\p{L})((?:lettera|epistola)(?: di paolo)? (?:ai|agli|alle) (\p{L}+))|(?<!\p{L})(vangelo (?:di|secondo) (\p{L}+))/iu,
  },
  pt: {
    outside:
      /imposto de renda|declara[çc][ãa]o de imposto|como funciona (?:a |o )?(?:internet|wifi|computador)|como (?:cozinhar|assar|preparar um prato)|(?:coloca|põe|programa) um (?:alarme|despertador)|meu (?:tipo sangu[íi]neo|endereço|peso|telefone|vers[íi]culo favorito)|sal[áa]rio m[íi]nimo|academia de ginástica|restaurante|em que canal|que canal|novela|quantas igrejas|videogame/iu,
    program:
      /(?:você é|és|tu és) (?:uma? )?(?:pessoa|human[oa]|real|robô|bot|ia|máquina)|fal(?:o|ando) com uma? (?:pessoa|máquina|humano|robô)|quem (?:é você|te (?:fez|criou|programou))/iu,
    doubt:
      /(?:bíblia|biblia|deus|jesus|religião) (?:é|são|foi) (?:tudo |só |uma? |um monte de |pura )*(?:fals[ao]|mentiras?|invent\p{L}+|mito|contos?|fábulas?|fraude|ficção)|(?:deus|jesus) não existe/iu,
    letter:
      /(?<!\p{L})((?:carta|epístola)(?: de paulo)? aos? (\p{L}+))|(?<!\p{L})(evangelho (?:de|segundo) (\p{L}+))/iu,
  },
  ar: {
    outside:
      /الإقرار الضريبي|اقرار ضريبي|كيف يعمل (?:الإنترنت|الانترنت|الحاسوب)|كيف (?:أطبخ|اطبخ|أطهو)|طريقة (?:عمل|تحضير|طبخ)|اضبط (?:المنبه|منبه)|فصيلة دمي|رقم هاتفي|عنواني|وزني|أفضل (?:فندق|مطعم)|نادي رياضي|الحد الأدنى للأجور|على أي قناة|كم كنيسة|لعبة فيديو/u,
    program:
      /هل (?:أنت|انت) (?:إنسان|انسان|شخص|حقيقي|روبوت|آلة|بشر|ذكاء)|(?:أتكلم|اتكلم|أتحدث) مع (?:إنسان|شخص|آلة|روبوت)|من (?:أنت|انت|صنعك|برمجك)/u,
    doubt:
      /(?:الكتاب المقدس|الإنجيل|الانجيل|التوراة|الله|يسوع|الدين) (?:هو |كله |مجرد |كلها )*(?:كذب\p{L}*|خراف\p{L}*|أسطورة|اسطورة|أساطير|اساطير|مزيف|محرف|مزور|وهم|غير موجود|غير حقيقي)/u,
    letter: /((?:رسالة)(?: بولس(?: الرسول)?)? (?:إلى|الى) (?:أهل |اهل )?(\p{L}+))|(إنجيل (\p{L}+))/u,
  },
  fa: {
    outside:
      /اظهارنامه مالیاتی|اینترنت چطور کار|اینترنت چگونه کار|طرز تهیه|چطور (?:بپزم|درست کنم)|ساعت زنگ|زنگ ساعت|گروه خونی|شماره تلفنم|آدرسم|وزن من|من (?:الان )?کجا (?:هستم|ام)|بهترین (?:هتل|رستوران)|باشگاه ورزشی|حداقل دستمزد|کدام شبکه|چند کلیسا|بازی ویدیویی/u,
    program:
      /(?:تو|شما) (?:یک |واقعا )?(?:انسان|آدم|ربات|واقعی|ماشین|هوش)|با (?:یک )?(?:انسان|آدم|ربات|ماشین) (?:حرف|صحبت)|(?:تو|شما) کی هستی\p{L}*|کی تو ?رو? ساخت/u,
    doubt:
      /(?:کتاب مقدس|انجیل|تورات|خدا|عیسی|دین) (?:همه(?:‌?اش)? |فقط |یک )*(?:دروغ\p{L}*|جعلی|افسانه\p{L}*|ساختگی|خرافات|وجود ندارد|وجود نداره|واقعی نیست)/u,
    letter: /(نامه(?:ٔ|‌ی)?(?: (?:پولس|پطرس))?(?: رسول)? به (\p{L}+))|(انجیل (\p{L}+))/u,
  },
  he: {
    outside:
      /דו["״]?ח (?:ה)?מס|החזר מס|איך (?:עובד|פועל) (?:ה)?אינטרנט|איך (?:מבשלים|אופים|מכינים)|כוון שעון|שעון מעורר|סוג הדם שלי|מספר הטלפון שלי|הכתובת שלי|כמה אני שוקל|מכון (?:ה)?כושר|מסעדה|(?:ה)?כי טוב לסלט|שכר מינימום|באיזה ערוץ|כמה כנסיות|משחק מחשב/u,
    program:
      /(?:האם )?(?:אתה|את) (?:בן אדם|בנאדם|אדם|אמיתי|אמיתית|רובוט|בוט|מכונה|אנושי)|מדבר\p{L}* עם (?:בן אדם|אדם|מכונה|בוט|רובוט)|מי (?:אתה|יצר אותך|תכנת אותך|בנה אותך)/u,
    doubt:
      /(?:התנ["״]?ך|המקרא|הברית החדשה|הביבליה|אלוהים|ישו|ישוע|הדת) (?:זה |הוא |היא |הכול |הכל |רק )*(?:שקר\p{L}*|המצא\p{L}+|מומצא|אגד\p{L}+|מזויף|פייק|שטויות|לא (?:קיים|אמיתי|נכון)|בלוף|מיתוס)/u,
    letter:
      /((?:ה?איגרת|ה?אגרת)(?: (?:פאולוס|שאול|פולוס))? אל ה?(\p{L}+))|((?:ה?בשורה) (?:על פי|של|לפי) (\p{L}+))/u,
  },
} as const satisfies Record<Locale, NotAskedHere>

/** Undefined for a question that may be searched for. */
export function answeredBySentence(
  question: string,
  locale: Locale,
): 'program' | 'doubt' | 'outside' | undefined {
  const { program, doubt, outside } = words[locale]
  if (outside.test(question)) return 'outside'
  if (program.test(question)) return 'program'
  return doubt.test(question) ? 'doubt' : undefined
}

/** A letter or gospel as it is called, and to whom or by whom it is; or a book whose chapter is asked for. */
export function namedLetter(question: string, locale: Locale): { words: string; name: string } | undefined {
  const [, letter, receiver, gospel, writer] = words[locale].letter.exec(question) ?? []
  const [called, name] = letter ? [letter, receiver] : [gospel, writer]
  if (called && name) return { words: called, name }
  const [, book, title] = bookWithChapter.exec(question) ?? []
  return book && title ? { words: book, name: title } : undefined
}

const bookWithChapter =
  /(?<!\p{L})((?:book of|libro del?|libro di|livre de|livro de|buch|سفر|کتاب|ספר|[1-4]\.?) (\p{L}{3,})),? (?:chapter|kapitel|capítulo|chapitre|capitolo|الإصحاح|باب|פרק) \p{Nd}/iu
