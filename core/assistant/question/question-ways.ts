/** The aim of a question, by the words it is put in: patterns of each language. Pure. */
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
  },
  it: {
    definition:
      /^(?:dimmi |spiegami |sai )?(?:chi|che cosa|cosa|che|qual) ?(?:è|e'|e|era|erano|sono|fu|furono|significa|vuol dire)\b|^(?:parlami di|spiegami|spiega)/iu,
    related: /simil|parallel|riferiment[io] incrociat|altri (?:versetti|brani|passi)|collegat|affin/iu,
    newTestament: /nuovo testamento/iu,
    oldTestament: /antico testamento/iu,
    aboutApp:
      /\bapp\b|applicazione|password|e-?mail|utent[ei]|mio (?:account|profilo|nome|compleanno)|chi altro (?:legge|usa)|quanti anni ho|quando sono nat/iu,
  },
  ar: {
    definition:
      /^(?:من|ما|ماذا|مين|ايه|إيه) (?:هو|هي|هم|كان|كانت|يعني|تعني|معنى|المقصود)|^(?:من|مين) |^ما (?:معنى|المقصود)|^(?:اشرح|عرفني|حدثني|كلمني|احك)/u,
    related: /مشابه|مماثل|متشابه|مرتبط|تشبه|يشبه|موازي|متوازي|شواهد|آيات أخرى|ايات اخرى/u,
    newTestament: /العهد الجديد/u,
    oldTestament: /العهد القديم/u,
    aboutApp:
      /التطبيق|كلمة (?:المرور|السر)|البريد (?:الإلكتروني|الالكتروني)|المستخدم|حسابي|ملفي|كم عمري|متى ولدت|من غيري|من أنا|من انا/u,
  },
  fa: {
    definition: /(?:کیست|چیست|کی بود|که بود|چه بود|چه کسی|یعنی چه|چیه|کیه|به چه معن)|^(?:درباره|توضیح)/u,
    related: /مشابه|شبیه|مرتبط|موازی|ارجاع|آیات دیگر/u,
    newTestament: /عهد جدید/u,
    oldTestament: /عهد عتیق|عهد قدیم/u,
    aboutApp:
      /برنامه|اپلیکیشن|رمز عبور|گذرواژه|ایمیل|کاربر|حساب من|پروفایل|چند سالم|کی به دنیا آمدم|من کی هستم/u,
  },
  he: {
    definition:
      /^(?:מי|מה) (?:זה|זאת|זו|הוא|היא|הם|היה|הייתה|היו|פירוש|משמעות|המשמעות)|^(?:מי|מהו|מהי|מיהו|מיהי)(?: |$)|^(?:ספר לי על|תסביר|הסבר)/u,
    related: /דומ(?:ה|ים|ות)|מקביל|קשור|הפניות|פסוקים אחרים|עוד פסוקים/u,
    newTestament: /ברית החדשה/u,
    oldTestament: /ברית הישנה|תנ["״]?ך/u,
    aboutApp:
      /אפליקציה|סיסמ(?:ה|א)|אימייל|דוא["״]ל|משתמש|החשבון שלי|הפרופיל|בן כמה אני|מתי נולדתי|מי עוד קור|קרא(?:תי)? כאן|מי אני/u,
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
