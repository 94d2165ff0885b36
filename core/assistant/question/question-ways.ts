/** What a question wants, by the words it is put in: patterns of each language. Pure. */
import type { Locale } from '../../contract/locales'

interface QuestionWays {
  /** Asks who or what something is. */
  definition: RegExp
  /** Asks what else stands beside a passage. */
  related: RegExp
  /** Asks for the New or the Old Testament. */
  newTestament: RegExp
  oldTestament: RegExp
  /** Asks about this app, its users or the person who asks: no library knows that. */
  aboutApp: RegExp
  /** Tells of the person who asks. */
  life: RegExp
  /** Somebody may be in danger. */
  crisis: RegExp
}

const ways = {
  de: {
    definition:
      /^(?:sag(?:e)? mir |erkl[äa]r(?:e)?(?: mir)? |wei(?:ß|ss)t du,? )?(?:bitte )?(?:wer|was) (?:genau )?(?:war|waren|ist|sind|bedeutet|bedeuten|hei(?:ß|ss)t|meint|versteht)|^(?:was|wer) (?:hat es mit|steckt hinter|feiert)|^stell(?:e)? mir|^kennst du|^welche rolle|^erkl[äa]r(?:e)? (?:mir )?(?:mal )?(?:bitte )?(?:den|die|das)|^was wei(?:ß|ss)t du|^woher (?:kam|stammt)/iu,
    related:
      /ähnlich|aehnlich|parallel|passt? (?:noch )?(?:gut )?zu|querverweis|verwandte|aufgegriffen|zitiert|noch zu|sonst noch|weitere (?:verse|stellen)|woanders/iu,
    newTestament: /neue[nms]? testament|\bnt\b/iu,
    oldTestament: /alte[nms]? testament|\bat\b/iu,
    aboutApp:
      /\bapp\b|kennwort|passwort|e-?mail|benutzer|nutzer|mein(?:e|en)? (?:konto|profil|notizen|account)|angemeldet|eingeloggt|wer (?:liest|nutzt|benutzt) (?:hier|sonst|noch)|wie (?:heiße|heisse|alt bin) ich|wann (?:bin ich geboren|habe ich)|wer bin ich/iu,
    life: /(?<!\p{L})(?:ich|mir|mich|mein(?:e[mnrs]?)?|wir|uns|unser(?:e[mnrs]?)?)(?!\p{L})/iu,
    crisis:
      /\b(?:will|möchte|moechte|mag|kann) (?:einfach )?(?:nicht mehr leben|sterben|mich umbringen|mir (?:etwas|was) antun)|(?:mich|mein leben) (?:selbst )?(?:umzubringen|umbringen|zu beenden|beenden)|selbstmord (?:begehen|machen)|suizid(?:gedanken)?|ritze mich|nicht mehr leben|schl[äa]gt mich|missbraucht mich|vergewaltigt/iu,
  },
  en: {
    definition:
      /^(?:please )?(?:can you |could you )?(?:tell me |explain (?:to me )?|do you know )?(?:who|what)(?:'s|’s| is| was| are| were| does| do| exactly (?:is|was))\b|^(?:tell me about|explain|describe|define|meaning of|who's|what's)\b/iu,
    related:
      /similar|parallel|cross[- ]?reference|related|goes? (?:well )?with|like this|quot(?:e|es|ed|ing)|other (?:verses|passages|places)|what else|elsewhere|fits? with|echo/iu,
    newTestament: /new testament|\bnt\b/iu,
    oldTestament: /old testament|\bot\b/iu,
    aboutApp:
      /\bapp\b|password|e-?mail|\busers?\b|my (?:account|profile|notes|birthday|name|phone)|signed (?:up|in)|logged in|who else (?:reads|is reading|uses|is here)|how old am i|when was i born|who am i\b|what did i (?:read|write|search)/iu,
    life: /(?<!\p{L})(?:i|i'?m|i’m|me|my|we|we['’](?:re|ve)|our|us)(?!\p{L})/iu,
    crisis:
      /\b(?:want|going|plan(?:ning)?|trying) to (?:die|kill myself|end (?:it all|my life)|hurt myself)|kill(?:ing)? myself|suicid(?:e|al)|end my life|don'?t want to (?:live|be alive)|self[- ]?harm|cut(?:ting)? myself|(?:beats|hits|abuses|abusing|raped?) me\b/iu,
  },
  es: {
    definition:
      /^¿?\s*(?:dime |expl[ií]came |sabes )?(?:qui[eé]n(?:es)?|qu[eé]|cu[aá]l) (?:es|era|fue|son|eran|fueron|significa|quiere decir)\b|^¿?\s*(?:h[aá]blame de|expl[ií]came|explica)\b/iu,
    related:
      /parecid|similar|paralel|relacionad|referencias? cruzadas?|otros? (?:vers[ií]culos|pasajes|textos)|tambi[eé]n (?:en|habla)/iu,
    newTestament: /nuevo testamento/iu,
    oldTestament: /antiguo testamento/iu,
    aboutApp:
      /\bapp\b|aplicaci[oó]n|contraseña|correo electr|usuario|mi (?:cuenta|perfil|nombre|cumpleaños)|qui[eé]n m[aá]s (?:lee|est[aá]|usa)|cu[aá]ntos años tengo|cu[aá]ndo nac[ií]\b/iu,
    life: /(?<!\p{L})(?:yo|me|mis?|nos|nuestr[oa]s?|siento|tengo|estoy)(?!\p{L})/iu,
    crisis:
      /quiero (?:morir|matarme|suicidarme|quitarme la vida)|suicid|quitarme la vida|no quiero (?:seguir )?viv(?:ir|iendo)|hacerme daño|me (?:golpea|maltrata|viol[oó])/iu,
  },
  fr: {
    definition:
      /^(?:dis[- ]moi |explique[- ]moi |sais[- ]tu )?(?:qui|qu['’]est[- ]ce qu(?:e|['’])|que|c['’]est quoi|c['’]est qui|quel(?:le)?s?) ?(?:est|était|etait|sont|étaient|etaient|fut|signifie|veut dire|représente)?\b.*|^(?:parle[- ]moi de|explique)/iu,
    related:
      /similaire|parall[eè]le|semblable|r[eé]f[eé]rences? crois[eé]es?|autres? (?:versets|passages|textes)|en lien|va avec|li[eé]s? [àa]/iu,
    newTestament: /nouveau testament/iu,
    oldTestament: /ancien testament/iu,
    aboutApp:
      /\bappli(?:cation)?\b|mot de passe|e-?mail|courriel|utilisateur|mon (?:compte|profil|nom|anniversaire)|qui d['’]autre (?:lit|utilise)|quel âge ai-je|quand suis-je n|suis-je n[ée]/iu,
    life: /(?<!\p{L})(?:je|j|me|mon|ma|mes|nous|notre|moi|suis|ai)(?!\p{L})/iu,
    crisis:
      /(?:veux|envie de) (?:mourir|me tuer|me suicider|en finir)|suicid|mettre fin [àa] (?:mes jours|ma vie)|ne veux plus vivre|me faire du mal|me (?:bat|frappe|viole)/iu,
  },
  pt: {
    definition:
      /^(?:me diga |diga[- ]me |explique[- ]me |sabe )?(?:quem|o que|que|qual) (?:é|e|foi|era|são|sao|foram|eram|significa|quer dizer)\b|^(?:fale[- ]me (?:de|sobre)|explique|me explica)/iu,
    related:
      /parecid|semelhant|similar|paralel|relacionad|refer[eê]ncias? cruzadas?|outros? (?:vers[ií]culos|textos|passagens)|outras passagens|combina/iu,
    newTestament: /novo testamento/iu,
    oldTestament: /antigo testamento/iu,
    aboutApp:
      /\bapp\b|aplicativo|aplica[cç][aã]o|senha|e-?mail|usu[aá]rio|minha conta|meu (?:perfil|nome|anivers[aá]rio)|quem mais (?:est[aá]|l[eê]|usa)|quantos anos (?:eu )?tenho|que dia eu nasci|quando (?:eu )?nasci/iu,
    life: /(?<!\p{L})(?:eu|me|meus?|minhas?|mim|comigo|nós|nosso|estou|tô|to|preciso|tenho|sinto|sou|fui|vou|consigo|quero|perdi|briguei|fiz|tive|devo|fico)(?!\p{L})/iu,
    crisis:
      /quero (?:morrer|me matar|suicidar|acabar com)|suic[ií]d|tirar (?:a )?minha (?:pr[oó]pria )?vida|n[aã]o quero (?:mais )?viver|me machucar|me (?:bate|agride|estuprou)/iu,
  },
  it: {
    definition:
      /^(?:dimmi |spiegami |sai )?(?:chi|che cosa|cosa|che|qual) ?(?:è|e'|e|era|erano|sono|fu|furono|significa|vuol dire)\b|^(?:parlami di|spiegami|spiega)/iu,
    related: /simil|parallel|riferiment[io] incrociat|altri (?:versetti|brani|passi)|collegat|affin/iu,
    newTestament: /nuovo testamento/iu,
    oldTestament: /antico testamento/iu,
    aboutApp:
      /\bapp\b|applicazione|password|e-?mail|utent[ei]|mio (?:account|profilo|nome|compleanno)|chi altro (?:legge|usa)|quanti anni ho|quando sono nat/iu,
    life: /(?<!\p{L})(?:io|mi|mi[oa]|noi|nostr[oa]|sono|ho|sento)(?!\p{L})/iu,
    crisis:
      /voglio (?:morire|uccidermi|suicidarmi|farla finita)|suicid|togliermi la vita|non voglio (?:più|piu) vivere|farmi del male|mi (?:picchia|maltratta|ha violentat)/iu,
  },
  ar: {
    definition:
      /^(?:من|ما|ماذا|مين|ايه|إيه) (?:هو|هي|هم|كان|كانت|يعني|تعني|معنى|المقصود)|^(?:من|مين) |^ما (?:معنى|المقصود)|^(?:اشرح|عرفني|حدثني|كلمني|احك)/u,
    related: /مشابه|مماثل|متشابه|مرتبط|تشبه|يشبه|موازي|متوازي|شواهد|آيات أخرى|ايات اخرى/u,
    newTestament: /العهد الجديد/u,
    oldTestament: /العهد القديم/u,
    aboutApp:
      /التطبيق|كلمة (?:المرور|السر)|البريد (?:الإلكتروني|الالكتروني)|المستخدم|حسابي|ملفي|كم عمري|متى ولدت|من غيري|من أنا|من انا/u,
    life: /(?<!\p{L})(?:أنا|انا|اني|إني|أشعر|اشعر|أحس|احس|أحتاج|احتاج|أخاف|اخاف|خايف\p{L}?|خائف\p{L}?|تعبت|تعبان\p{L}?|حزين\p{L}?|قلبي|نفسي|حياتي|زوجي|زوجتي|جوزي|مراتي|ابني|بنتي|ابنتي|أمي|امي|أبي|ابي|أخي|اخي|أختي|اختي|صديقي|صديقتي|أهلي|اهلي|شغلي|عملي|إيماني|ايماني|خطيبي|خطيبتي|أولادي|عندي|عليّ|لي|بي|مش قادر\p{L}?|لا أستطيع|لا استطيع|ما بقدر|ما اقدر|بدي|عايز\p{L}?)(?!\p{L})|(?<!\p{L})سأ\p{L}+|(?<!\p{L})(?!ال)\p{L}{2,}ني(?!\p{L})/u,
    crisis:
      /أريد أن أموت|اريد ان اموت|(?:أقتل|اقتل) نفسي|(?:أنتحر|انتحر|انتحار|الانتحار)|(?:أنهي|انهي) حياتي|لا أريد أن أعيش|لا اريد ان اعيش|(?:أؤذي|اؤذي) نفسي|يضربني|اغتصب/u,
  },
  fa: {
    definition: /(?:کیست|چیست|کی بود|که بود|چه بود|چه کسی|یعنی چه|چیه|کیه|به چه معن)|^(?:درباره|توضیح)/u,
    related: /مشابه|شبیه|مرتبط|موازی|ارجاع|آیات دیگر/u,
    newTestament: /عهد جدید/u,
    oldTestament: /عهد عتیق|عهد قدیم/u,
    aboutApp:
      /برنامه|اپلیکیشن|رمز عبور|گذرواژه|ایمیل|کاربر|حساب من|پروفایل|چند سالم|کی به دنیا آمدم|من کی هستم/u,
    life: /(?<!\p{L})(?:من|خودم\p{L}*|دلم|ما|ام)(?!\p{L})|(?<!\p{L})(?:ن?می‌?\s?\p{L}+م|ن?دارم|نیستم|هستم|\p{L}*کردم|\p{L}*شدم|شده‌?ام|کنم|بشم|باشم|ب\p{L}{2,}نم|مادرم|پدرم|شوهرم|همسرم|زنم|پسرم|دخترم|برادرم|خواهرم|دوستم|خانواده‌?ام|زندگیم|زندگی‌ام|ایمانم|بابام|مامانم|خسته‌?ام|\p{L}+‌ام)(?!\p{L})/u,
    crisis:
      /می‌?خواهم بمیرم|میخوام بمیرم|خودم را بکشم|خودمو بکشم|خودکشی|به زندگی‌?(?:ام|م) پایان|نمی‌?خواهم زنده|به خودم آسیب|کتکم می‌?زند|تجاوز/u,
  },
  he: {
    definition:
      /^(?:מי|מה) (?:זה|זאת|זו|הוא|היא|הם|היה|הייתה|היו|פירוש|משמעות|המשמעות)|^(?:מי|מהו|מהי|מיהו|מיהי)(?: |$)|^(?:ספר לי על|תסביר|הסבר)/u,
    related: /דומ(?:ה|ים|ות)|מקביל|קשור|הפניות|פסוקים אחרים|עוד פסוקים/u,
    newTestament: /ברית החדשה/u,
    oldTestament: /ברית הישנה|תנ["״]?ך/u,
    aboutApp:
      /אפליקציה|סיסמ(?:ה|א)|אימייל|דוא["״]ל|משתמש|החשבון שלי|הפרופיל|בן כמה אני|מתי נולדתי|מי עוד קור|קרא(?:תי)? כאן|מי אני/u,
    life: /(?<!\p{L})(?:אני|לי|שלי|שלנו|אנחנו|לנו|אותי|אלי|אליי|ממני|בי|איתי|עלי|עליי|אצלי|עצמי|בעלי|אשתי|אחי|אחותי|הוריי?|הרגשתי|איבדתי|עשיתי|נכשלתי|רבתי|חטאתי|נפלתי|חזרתי|בגדתי|שיקרתי)(?!\p{L})/u,
    crisis: /רוצה למות|להתאבד|התאבדות|להרוג את עצמי|לשים קץ לחיי|לא רוצה לחיות|לפגוע בעצמי|מכה אותי|אנס/u,
  },
} as const satisfies Record<Locale, QuestionWays>

export type QuestionWay = keyof QuestionWays

/** Whether a question is put in this way. */
export function isAsked(way: QuestionWay, question: string, locale: Locale): boolean {
  return ways[locale][way].test(question.trim())
}

/** The question without the words that name a testament. */
export function withoutTestament(question: string, locale: Locale): string {
  const { newTestament, oldTestament } = ways[locale]
  return question.replace(newTestament, ' ').replace(oldTestament, ' ')
}
