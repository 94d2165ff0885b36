/** Whom a question is about: what somebody tells of their own life is answered with more care than a question of the library. Pure. */
import type { Locale } from '../../contract/locales'
import { isAsked } from './question-ways'

/**
 * `life`: it tells of the person who asks; `grief`: somebody has died, or will; `possible-danger`: somebody may be in danger.
 * In all of them but `none` only passages that people have chosen are shown.
 */
export type Concern = 'none' | 'life' | 'grief' | 'possible-danger'

/** By the words that a question is put in. */
export function concernOf(question: string, locale: Locale): Concern {
  if (isAsked('crisis', question, locale)) return 'possible-danger'
  const told = withoutAsides(question, locale)
  if (words[locale].grief.test(told)) return 'grief'
  return isAsked('life', told, locale) || begunWithoutI(told, locale) ? 'life' : 'none'
}

/** "Can't sleep", "hab Angst": told without saying I. */
function begunWithoutI(told: string, locale: Locale): boolean {
  const { begun }: ConcernWords = words[locale]
  return begun?.test(told.trim()) ?? false
}

/** "Tell me", "I am looking for", and what is quoted, say nothing of the person who asks. */
function withoutAsides(question: string, locale: Locale): string {
  return question.replaceAll(/["“„«”»].*?["“”»]/gu, ' ').replaceAll(words[locale].asides, ' ')
}

interface ConcernWords {
  asides: RegExp
  grief: RegExp
  /** How people begin who leave out "I". */
  begun?: RegExp
}

const words = {
  de: {
    begun:
      /^(?:hab(?:e)?|bin|fühl(?:e)?|kann (?:nachts |einfach |nicht)|komm(?:e)? nicht|schaff(?:e)? es nicht|brauch(?:e)?|rückfall|liebeskummer|prüfungsangst|einsam|ausgebrannt|völlig (?:fertig|erschöpft)|so müde|kündigung bekommen|vorstellungsgespräch|angst vor)(?!\p{L})/iu,
    asides:
      /(?:sag|zeig|nenn|gib|erklär|erzähl|hilf|such|lies|stell)e?n? (?:mir|uns)|(?:kannst|könntest|würdest) du (?:mir|uns)|(?:ich (?:suche|brauche|möchte|würde|will|hätte)|suche ich|(?:finde|lese|kann) ich|ich (?:finde|lese)|interessiert mich)(?!\p{L})|(?:wir|uns|unser\p{L}*)(?= (?:heil|sünde|herr|gott|väter|nächsten|feinde|sollen|erlöst|alle))|(?:dass|damit|ob|wie|was|warum|wenn|sollen|dürfen|können) wir/giu,
    grief:
      /(?<!\p{L})(?:mein\p{L}*|unser\p{L}*|mi|mama|papa|oma|opa|mutter) [^.?!]{0,40}(?:gestorben|g?storb[eû]?n?|gstorbe|verstorben|(?<!\p{L})tot(?!\p{L})|eingeschl[aä]f|überfahren|ums leben|ertrunken|gefallen,|heimgegangen|im sterben|stirbt)|(?:gestorben|verstorben) (?:ist|sind) mein|trauer[en]?(?!\p{L}*weide)|(?<!\p{L})(?:(?:für eine|bin|als) witwer?(?!\p{L})|fehlgeburt|sternenkind|totgeburt|hospiz|palliativ|kondolenz|grabstein|totensonntag)|(?:beerdigung|begräbnis|trauerfeier)[^.?!]{0,30}(?:mein|unser|von|tante|onkel|oma|opa|mama|papa)|(?:mein|unser)\p{L}*[^.?!]{0,30}(?:beerdig|begraben|begräbnis)|(?:baby|kind|sohn|tochter|frau|mann|mutter|vater)\p{L}* verloren|vermisse (?:sie|ihn|mein)|fehlst mir|liegt im sterben|(?<!\p{L})rip(?!\p{L})|das leben genommen|durch (?:suizid|selbstmord)|ohne (?:mama|papa|mutter|vater|ihn|sie)$/iu,
  },
  en: {
    begun:
      /^(?:can['’]?t|cannot|couldn['’]?t|feel(?:ing)?|got (?:fired|dumped|laid)|been (?:feeling|struggling)|lost (?:hope|faith|everything)|failed|failing|struggling|addicted to|stuck in|waiting for|burne?d out|burnt out|homesick|need (?:help|strength|comfort|hope|guidance)|so (?:tired|sad|lonely|thankful|stressed|anxious|angry)|exam tom|overthinking|scared|afraid of|lonely|exhausted|relapsed|had (?:an|a) )(?!\p{L})/iu,
    asides:
      /(?:tell|show|give|explain to|find|remind|teach|read|help|let|for) (?:me|us)(?: (?:find|know|read))?|(?:can|could|would) you (?:please )?(?:tell|show|give|help) (?:me|us)|i(?:['’]m| am)? (?:looking for|look for|want to (?:know|read|find)|would like to (?:know|read)|need to know|remember|wonder)|(?:can|do|could|should|where) i (?:find|read)|(?:our|us|we)(?= (?:lord|god|sins?|fathers?|salvation|neighbou?rs?|enem|should|must|are (?:saved|to)))|(?:that|how|what|why|should|must|do|are|can|as|if|when) we(?!\p{L})|died for (?:us|our|me)/giu,
    grief:
      /(?:\bmy\b|\bour\b|\bmum\b|\bmom\b|\bdad\b|\bpapa\b|\bgran(?:ny|dma|dpa)?\b|\bnan\b)[^.?!]{0,40}(?:\bdied\b|\bdies\b|\bis dying\b|\bdead\b|passed away|pass(?:ed)? on\b|killed|expired|took (?:his|her) own life|put (?:down|to sleep)|hospice|drowned|weeks left|funeral|headstone)|(?:lost|losing) (?:my|our) (?:baby|child|son|daughter|wife|husband|mum|mom|mother|dad|father|brother|sister|twin|friend|best|gran|nan|dog|cat)|(?:buried|bury|burying|mourn(?:ing)?|miss) (?:my|our|him|her)\b(?! (?:ex|home|old|job|team))|(?:death|loss|funeral|anniversary|burial) (?:of|for) (?:my|our|a parent|a child)|\b(?:grieving|grief|bereave\p{L}*|stillbirth|stillborn|miscarr\p{L}*|widow(?:ed|er)?$|mourning)\b|since (?:he|she)['’]?s? (?:died|gone)|(?:he|she)['’]?s (?:gone|dead|dying)|without (?:him|her)$|\brip\b|passed away|sorry for your loss|when (?:his|her|your) (?:friend|child|wife|husband) (?:has )?died|i can['’]?t stop crying/iu,
  },
  es: {
    begun:
      /^(?:estoy|me siento|tengo (?:miedo|ansiedad|dudas)|no puedo|no logro|no encuentro|perdí|necesito|recaí|volví a)(?!\p{L})/iu,
    asides:
      /(?<!\p{L})(?:dime|dame|muéstrame|explícame|explicame|enséñame|háblame|cuéntame|ayúdame)(?!\p{L})|(?:me|nos) (?:puedes?|podrías?|explicas?|dices?|muestras?|recomiendas?)|(?:puedes?|podrías?) (?:decirme|explicarme|mostrarme|ayudarme)|me gustaría (?:saber|leer)|nuestr[oa]s? (?:señor|dios|pecados?|salvación|prójimo)|(?:que|cómo|como) nos(?!\p{L})|sobre mí/giu,
    grief:
      /(?:mi|mis|nuestr[oa]|mam[áa]|pap[áa]|se|el) [^.?!¿]{0,40}(?:muri[óo]|fallec\p{L}+|ha muerto|muert[oa]|muriendo|se fue al cielo|agoniza|se suicid[óo])|(?:muri[óo]|fallec\p{L}+) (?:mi|mis|nuestr|un amigo)|perd(?:[íi]|imos|iste) (?:a )?(?:mi|un (?:embarazo|beb[ée])|nuestr)|(?<!\p{L})(?:luto|duelo|funeral|entierro|velorio|difunt[oa]|enviud\p{L}+|cuidados paliativos|cenizas|viud[oa])(?!\p{L})|(?:extraño|echo de menos) a mi|te extraño|murió [^.?!]{0,30}(?:profe|amig|perr|gat)|la muerte de mi|descanse? en paz|primera navidad sin/iu,
  },
  fr: {
    begun: /^(?:j['’]|besoin de|peur de|plus envie|rechute|fatiguée?|épuisée?)/iu,
    asides:
      /(?<!\p{L})(?:dis|montre|donne|explique|raconte|trouve|aide|parle)[- ]moi|(?:peux|pourrais|peut)[- ]?(?:tu|vous)? (?:me|nous)|(?:je|j['’]) ?(?:cherche|voudrais|aimerais|veux)(?: (?:savoir|lire|trouver))?|où puis-je|puis-je (?:lire|trouver)|(?:notre|nos|nous)(?= (?:seigneur|dieu|péchés?|père|salut|prochain))|(?:que|comment|pourquoi) nous/giu,
    grief:
      /(?:mon|ma|mes|notre|papa|maman|mamie|papi) [^.?!]{0,40}(?:(?<!\p{L})mort(?:e|s|es)?(?!\p{L})|décéd\p{L}+|deced\p{L}+|mourir|mourant\p{L}*|s['’]est (?:éteinte?|suicid\p{L}+|noyé\p{L}*)|nous a quittés?|suicid\p{L}+|enterr\p{L}+|obsèques|funérailles)|perdu (?:mon|ma|mes|notre|son|un) ?(?:enfant|bébé|papa|père|mère|maman|mari|femme|fils|fille|frère|s[oœ]e?ur|ami|amie|pasteur|mamie|papi|chien|chat)?|(?<!\p{L})(?:deuil|obsèques|condoléances|veuve|veuf|fausse couche|soins palliatifs|défunte?|né(?:e)? sans vie)(?!\p{L})|(?:enterrement|funérailles|la mort|décès|la tombe) de (?:mon|ma|mes|notre)|me manque(?:nt|s)?(?: (?:trop|tant|tellement))?|nous enterrons|sans (?:maman|papa|lui|elle)$|(?<!\p{L})rip(?!\p{L})|pris mon (?:fils|mari|père)/iu,
  },
  it: {
    begun:
      /^(?:ho (?:paura|perso|bisogno)|non riesco|mi sento|sono (?:triste|stanc|sol|dispera)|bisogno di)/iu,
    asides:
      /(?<!\p{L})(?:dimmi|mostrami|dammi|spiegami|raccontami|parlami|aiutami|trovami)(?!\p{L})|(?:mi|ci) (?:puoi|potresti|spieghi|dici|mostri|consigli)|(?:puoi|potresti) (?:dirmi|spiegarmi|mostrarmi|aiutarmi)|vorrei (?:sapere|leggere)|sto cercando|nostr[oaie] (?:signore|dio|peccat[oi]|padre|salvezza|prossimo)|(?<=(?:che|cosa|chi|dove|come|quali|quanti|quante) )(?:sono|ho)(?!\p{L})|(?:ci |vi |che |non )sono(?!\p{L})|sono (?:i|le|gli|state?|stati|nate?|nati|morti)(?!\p{L})/giu,
    grief:
      /(?:mi[oa]|miei|nostr[oa]|mamma|papà|nonn[oa]) [^.?!]{0,40}(?:mort[oai](?!\p{L})|morend\p{L}*|mancat[oa]|decedut[oa]|scompars[oa]|se n['’]è andat[oa]|volat[oa] in cielo|suicidat[oa]|in hospice)|(?:è|e['’]) mort[oa] (?:mi[oa]|la mia|il mio|nostr|mamma|papà|nonn)|(?:ho perso|abbiamo perso|perdita di) (?:la mia |il mio |mi[oa] |un |nostr[oa] |l['’])?(?:mamma|madre|papà|padre|marito|moglie|figli[oa]|bambin[oa]|fratello|sorella|nonn[oa]|amic[oa]|cane|gatto)|(?<!\p{L})(?:lutto|funerale|vedov[oa]|aborto spontaneo|condoglianze|cure palliative|defunt[oa])(?!\p{L})|mi manc(?:a|hi|ano)|la morte di (?:mi[oa]|un)|riposa in pace/iu,
  },
  pt: {
    begun:
      /^(?:estou|me sinto|não consigo|tenho medo|perdi|preciso de (?:ajuda|força|paz)|recaí|voltei a)(?!\p{L})/iu,
    asides:
      /(?:me|nos) (?:diga|mostr[ea]|dê|expliq\p{L}+|conte|fale|ajude|recomend\p{L}+|explica|fala|conta)|(?:diga|mostre|dê|explique|conte|fale)[- ]me|(?:pode|poderia|você pode) me (?:dizer|explicar|mostrar|ajudar)|(?:eu )?(?:quero|gostaria de|queria) (?:saber|ler|achar|encontrar)|nosso (?:senhor|deus|pai|próximo)|noss[oa]s (?:pecados|pais)|preciso (?:de um versículo|saber)/giu,
    grief:
      /(?:meu|minha|nosso|nossa|mamãe|papai|vovó|vovô|mãe|pai) [^.?!]{0,40}(?:morreu|faleceu|falecid[oa]|mort[oa](?!\p{L})|morrendo|partiu|se foi|se suicidou|descansou|virou estrelinha)|(?:morreu|faleceu) (?:meu|minha|a minha|o meu|nosso|nossa|um amigo)|perd(?:i|emos) (?:o |a )?(?:meu|minha|nosso|nossa|um bebê|o bebê|a gravidez|mãe|pai)|(?<!\p{L})(?:luto|funeral|velório|enterro|viúv[oa]|aborto espontâneo|cuidados paliativos|falecid[oa]|condolências)(?!\p{L})|saudades? (?:d[aeo]|do meu|da minha)|a morte d[ao] (?:meu|minha)|a morte (?:do|da) (?:meu|minha)|descanse em paz/iu,
  },
  ar: {
    asides:
      /(?:افتح لي|أخبرني|اخبرني|حدثني|عرفني|كلمني|أعطني|اعطني|أرني|ارني|قل لي|اشرح لي|دلني|ساعدني|احكي لي|احك لي)|أريد (?:أن أعرف|أن أقرأ|آيات|آية|نص)|(?<!\p{L})(?:الثاني|المعاني|الأغاني|ثماني|مباني|يعني|تعني|اليوناني|الروماني|الكلداني|السرياني|النصراني|سليماني|الروحاني|الزاني|الجاني|القاني|العبراني)(?!\p{L})/gu,
    grief:
      /(?:مات|ماتت|توفي|توفيت|توفت|توفى|اتوفى|رحل|رحلت|استشهد|انتحر|تنيح|تنيحت|راح|فقدت|فقدنا|دفنا|بتموت|عم يموت|موت|وفاة) ?(?:[^.؟!]{0,12} )?(?:أمي|امي|أبي|ابي|أبويا|ابويا|بابا|ماما|جدتي|جدي|أخي|اخي|أخويا|اخويا|أختي|اختي|ابني|ابنتي|بنتي|ولدي|زوجي|زوجتي|مراتي|راجلي|صديقي|صديقتي|عمي|عمتي|خالي|خالتي|طفلي|الجنين|كلبي|قطتي|معلمي|زميلتي|والدي|والدتي|حبيبي)|(?:أمي|امي|أبي|ابي|أبويا|ابويا|بابا|ماما|جدتي|جدي|أخي|أخويا|اخويا|أختي|ابني|ابنتي|بنتي|ولدي|زوجي|زوجتي|مراتي|راجلي|صديقي|صديقتي|عمتي|كلبي|قطتي|والدي|والدتي|جدهم) [^.؟!]{0,25}(?:مات|ماتت|توفي|توفيت|توفت|اتوفى|رحل|رحلت|انتحر|بتموت|يموت|فراش الموت)|على فراش الموت|الجنازة|الحداد|تعزية|للتعزية|أعزي|الله يرحم|اشتقت ل|وحشتيني|أرمل/u,
  },
  fa: {
    asides:
      /به من (?:بگو|بگویید|نشان|توضیح)|برا(?:ی|م) (?:من )?(?:بگو|توضیح)|(?:می‌?خواهم|میخوام) (?:بدانم|بخوانم|بدونم)|(?:پیدا|نگاه|جستجو|دنبال) (?:می‌?)?کنم|دنبال [^.؟!]{0,40} می‌?گردم|کجا (?:پیدا|بخوانم)|عهد من|پسر من|خدای من/gu,
    grief:
      /(?:مادر|پدر|مامان|بابا|شوهر|همسر|زن|پسر|دختر|برادر|داداش|خواهر|خاله|عمو|عمه|دایی|دوست|سگ|گربه|بچه|نوزاد|پدربزرگ|مادربزرگ|نامزد|استاد|همکار)[^.؟!]{0,30}(?:فوت|مرد(?:ه|ن)?(?!\p{L})|مُرد|درگذشت|از دنیا رفت|از دست داد|کشته شد|شهید شد|خودکشی کرد|سقط|وفات|به رحمت خدا|بستر مرگ|خاک سپرد|مرحوم)|(?:مرگ|فوت|داغ|سوگ|از دست دادن) (?:پدر|مادر|همسر|شوهر|فرزند|دوست|برادر|خواهر|عزیز)|(?<!\p{L})(?:سوگ|عزادار\p{L}*|تسلیت|مرحوم\p{L}*|مجلس ختم|خدا بیامرز\p{L}*)|از دست داد(?:م|ه‌?ام|یم)|داغ فرزند/u,
  },
  he: {
    asides:
      /(?:תן|תני|תנו|תגיד|תגידי|ספר|ספרי|הסבר|הסבירי|הראה|תראה|תסביר|תמצא|עזור|עזרי) (?:לי|לנו)|אני (?:מחפש|מחפשת|רוצה לדעת|רוצה לקרוא|צריך לדעת|זוכר|זוכרת)|איפה אני (?:קורא|מוצא)\p{L}*|אפשר להסביר לי|(?:אלוהינו|אדוננו)/gu,
    grief:
      /(?:אמא|אבא|סבא|סבתא|אחי|אחותי|אח|בעלי|אשתי|הבן|הבת|בני|בתי|הילד|הילדה|דוד|דודה|חבר|חברה|הכלב|הכלבה|החתול|החתולה|המורה|הרב|הורי|התינוק|התינוקת)(?: שלי| שלנו| הטוב| הכי טוב שלי| הטובה)* (?:[^.?!]{0,15} )?(?:נפטר\p{L}*|מת(?:ה|ו)?(?!\p{L})|נהרג\p{L}*|נרצח\p{L}*|גוסס\p{L}*|הלך לעולמו|נפל(?!\p{L})|התאבד\p{L}*|איננ[וה])|(?:נפטר|נפטרה|מת|מתה) (?:לי |לנו )?(?:אמא|אבא|סבא|סבתא|אחי|אחותי|בעלי|אשתי|הכלב|החתול)|(?<!\p{L})(?:שכול\p{L}*|אבל(?:ים|ות)? על|הספד|לוויה|הלוויה|שבעה על|אזכרה|לאזכרה|תנחומים|ניחום אבלים|אלמנה|הפלתי|קדיש|למצבה|ז["״]ל)(?!\p{L})|(?:איבדתי|איבדנו|אובדן של) (?:את )?(?:ה?ילד|אמא|אבא|ה?בן|ה?בת|בעלי|אשתי|תאומים|חבר)|מתגעגע\p{L}* (?:ל|אל )?(?:אמא|אבא|סבא|סבתא|בעלי|אשתי|אחי)|להתאבל|בהוספיס/u,
  },
} as const satisfies Record<Locale, ConcernWords>
