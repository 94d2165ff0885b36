/** Words by which questions are read, in each language: those that only ask, and those of a world the Bible knows nothing of. */
import type { Locale } from '../../contract/locales'

interface Vocabulary {
  /** Beside those of the finder: they say nothing about what is asked for. */
  asking: string
  /** A question with them is rarely about what the Bible tells. */
  elsewhere: string
}

const vocabulary = {
  de: {
    asking:
      'bitte mal denn eigentlich genau stell stelle erzähl erzähle erkläre erklär erklären sag sage sagen gesagt kennst kennt weißt weiß wissen gib gibt nenne nenn zeig zeige suche such finde finden lese lesen steht stehen steckt passiert passierte geschah geschieht bedeutet bedeutung bedeuten meint gemeint heißt hieß wozu woher warum weshalb wieso kommt kam stammt stammen dient diente rolle spielt spielte handelt geht ging worum darum dazu darüber davon gemacht macht tat getan tun wurde wurden könnte kannst könnt möchte würde soll sollte muss darf kann hilft helfen thema themen text texte buch kapitel passage passagen wort worte etwas mehr eher gern gerade heute oft alle alles dieser diese dieses jener jene gedacht lehrt beschreibt beschrieben erwähnt',
    elsewhere:
      'wetter regen regnet schnee grad celsius heute morgen samstag sonntag montag freitag uhr uhrzeit fußball bundesliga spiel spielt gewinnt gewonnen tor tore mannschaft verein trainer rezept kochen backen braten grillen soße kuchen pizza nudeln kostet preis euro dollar aktie aktien börse kurs bitcoin handy smartphone iphone samsung apple computer laptop programm programmieren code python javascript excel internet wlan webseite google youtube instagram facebook tiktok netflix film kino serie schauspieler sänger song lied-text hotel flug flughafen bahn zug bus auto tanken benzin urlaub reise hauptstadt bundeskanzler präsident wahl partei minister impfung tabletten dosis ibuprofen rechnung steuer bank kredit versicherung mathe gleichung wurzel prozent kilometer videospiel level blutdruck fieber symptome medikament ticket fahrkarte hallo witz',
  },
  en: {
    asking:
      'please tell show give explain describe define know knows think say says said mean means meaning does did do has have had was were been being about really exactly actually called call happen happened happens come came comes from serve served purpose used use role play played find read reading look looking want wanted need needs help thing things something someone somebody anybody anyone passage passages text book chapter word words topic background going start started begin did made make makes got get let know teach teaches taught commanded many much more which ones other others each also else ever still just only some any all there here',
    elsewhere:
      "weather rain snow degrees celsius fahrenheit today tomorrow tonight saturday sunday monday friday o'clock football soccer baseball basketball nba nfl game games season score team coach league won recipe cook bake grill roast sauce cake pizza pasta cost costs price dollar dollars euro stock stocks bitcoin phone smartphone iphone samsung apple computer laptop code coding python javascript excel internet wifi website google youtube instagram facebook tiktok netflix movie film series actor actress singer song lyrics hotel flight airport train bus car gas petrol vacation holiday capital president minister election party vaccine pills dose aspirin ibuprofen tax bank loan insurance math equation square root percent kilometers miles videogame level celebrity married-to beckham symptoms treatment medicine ticket hello hi joke knock",
  },
  es: {
    asking:
      'por favor dime dígame cuéntame cuenta contar explica explícame explicar hablar habla háblame sabes sabe saber dice dicen decir significa significado quiere quién qué cuál cuáles cómo dónde cuándo cuánto cuántos cuántas hizo hacer hace pasó pasa ocurre ocurrió sirve servía origen viene vino papel lee leo leer puedo puede debo busco buscar encuentro encontrar muestra enséñame enseña pasaje pasajes texto textos libro capítulo palabra palabras tema siento creo algo alguien más todo todos hay',
    elsewhere:
      'tiempo clima lluvia nieve grados hoy mañana sábado domingo lunes viernes hora fútbol futbol partido liga gol goles equipo entrenador temporada ganó receta cocinar hornear asar salsa pastel pizza paella cuesta precio euro euros dólar dólares acción acciones bolsa bitcoin móvil celular teléfono iphone samsung computadora ordenador código programar python javascript excel internet wifi página google youtube instagram facebook tiktok netflix película cine serie actor actriz cantante canción hotel vuelo aeropuerto tren autobús coche auto gasolina vacaciones viaje capital presidente ministro elecciones partido vacuna pastillas dosis ibuprofeno impuesto banco préstamo seguro matemáticas ecuación raíz porcentaje kilómetros videojuego nivel recomiendas síntomas tratamiento medicina billete boleto hola chiste',
  },
  fr: {
    asking:
      "s'il te plaît plait vous svp dis dites dire dit raconte raconter explique expliquer parle parler parlez sais savoir sait connais signifie signification veut quel quelle quels quelles qui quoi où comment pourquoi quand combien fit fait faire passe passé arrive arrivé sert servait vient venu rôle lis lire puis peut dois doit cherche chercher trouve trouver montre passage passages texte textes livre chapitre mot mots sujet pratiquer pratique quelque chose quelqu'un plus tout tous est-ce c'est",
    elsewhere:
      "météo temps pluie neige degrés aujourd'hui demain samedi dimanche lundi vendredi heure football foot match ligue but buts équipe entraîneur saison gagné recette cuire cuisiner cuisson four griller sauce gâteau pizza pâtes coûte prix euro euros dollar dollars action actions bourse bitcoin essence téléphone portable iphone samsung réseau ordinateur code programmer python javascript excel internet wifi site google youtube instagram facebook tiktok netflix film cinéma série acteur actrice chanteur chanson hôtel vol aéroport train bus voiture vacances voyage capitale président ministre élection parti vaccin comprimés dose ibuprofène impôt banque crédit assurance maths équation racine pourcentage kilomètres jeu-vidéo niveau servir symptômes traitement médicament billet salut blague",
  },
  pt: {
    asking:
      'por favor diga dizer diz dizem conta conte contar explica explique explicar fala falar fale sabe saber significa significado quer quem que qual quais como onde quando quanto quantos quantas fez fazer faz aconteceu acontece serve servia origem vem veio papel leio ler lê posso pode devo procuro procurar encontro encontrar mostra ensina ensinar respeito passagem passagens texto textos livro capítulo palavra palavras tema sinto acho preciso algo alguém mais tudo todos há ajuda teve',
    elsewhere:
      'tempo clima chuva neve graus hoje amanhã sábado domingo segunda sexta hora futebol jogo liga gol gols golos time equipa treinador temporada ganhou receita cozinhar assar grelhar molho bolo pizza massa custa preço euro euros dólar dólares ação ações bolsa bitcoin celular telemóvel telefone iphone samsung computador código programar python javascript excel internet wifi site google youtube instagram facebook tiktok netflix filme cinema série ator atriz cantor música hotel voo aeroporto trem comboio ônibus carro gasolina férias viagem capital presidente ministro eleição partido vacina comprimidos dose ibuprofeno imposto banco empréstimo seguro matemática equação raiz porcentagem quilômetros videogame nível aplicativo sintomas tratamento remédio bilhete olá piada',
  },
  it: {
    asking:
      "per favore dimmi raccontami racconta raccontare spiegami spiega spiegare parlami parla parlare sai sapere dice dicono dire detto significa significato vuol chi che cosa cos'è quale quali come dove quando quanto quanti quante fece fare fa successo succede accadde serve serviva origine viene venne ruolo leggo leggere posso può devo cerco cercare trovo trovare mostra insegna passaggio passo passi brano testo testi libro capitolo parola parole tema sento penso qualcosa qualcuno più tutto tutti c'è",
    elsewhere:
      "tempo meteo pioggia neve gradi oggi domani sabato domenica lunedì venerdì ora calcio partita campionato serie gol squadra allenatore stagione vinto ricetta cucinare cuocere forno grigliare salsa torta pizza pasta costa prezzo euro dollaro dollari azione azioni borsa bitcoin telefono cellulare iphone samsung computer codice programmare python javascript excel internet wifi sito google youtube instagram facebook tiktok netflix film cinema attore attrice cantante canzone sanremo hotel albergo volo aeroporto treno autobus macchina auto benzina vacanze viaggio capitale presidente ministro elezioni partito vaccino pillole dose ibuprofene tasse banca prestito assicurazione matematica equazione radice percentuale chilometri videogioco livello quest'anno ciao sintomi cura medicina biglietto salve barzelletta",
  },
  ar: {
    asking:
      'من فضلك قل لي أخبرني اخبرني حدثني احك احكي اشرح عرفني كلمني تكلم يتكلم تعرف يقول تقول قال معنى المقصود مقصود يعني تعني من ما ماذا هل كيف أين اين متى كم لماذا ليه إيه ايه فين مين هو هي حدث يحدث أصل أقرأ اقرأ قراءة أجد اجد أبحث ابحث أريد اريد نص مقطع سفر أصحاح كلمة كلمات موضوع شيء أحد كل يعلّمنا يعلمنا تعلم تعليم عن بخصوص حول أحتاج احتاج إلى',
    elsewhere:
      'الطقس طقس المطر الثلج درجة الحرارة اليوم غدا غداً أمس البارحة السبت الأحد الاثنين الجمعة الساعة كرة القدم مباراة الدوري هدف أهداف فريق مدرب موسم فاز وصفة طبخ طهي فرن شوي صلصة كعكة بيتزا معكرونة سعر الأسعار يورو دولار سهم أسهم البورصة بيتكوين هاتف موبايل آيفون سامسونج حاسوب كمبيوتر كود برمجة بايثون إنترنت واي فاي موقع غوغل جوجل يوتيوب إنستغرام فيسبوك تيك توك نتفليكس فيلم سينما مسلسل ممثل مغني أغنية فندق رحلة مطار قطار حافلة سيارة بنزين إجازة سفر عاصمة رئيس وزير انتخابات حزب لقاح حبوب جرعة ضريبة بنك قرض تأمين رياضيات معادلة جذر كيلومتر لعبة أعراض علاج دواء تذكرة مرحبا نكتة كبسة ضغط',
  },
  fa: {
    asking:
      'لطفا بگو بگویید توضیح بده دهید تعریف کن می‌گوید میگوید گفت گفته یعنی معنی معنای چه چی چیه کیه کیست چیست که کی کجا کجاست چرا چطور چگونه چند کدام بود هست است شد کرد کردند داستان درباره دربارهٔ مورد نظر بخوانم بخوان پیدا می‌خواهم میخوام دنبال متن کتاب فصل باب کلمه موضوع چیزی کسی همه دارد داشت',
    elsewhere:
      'آب‌وهوا هوا باران برف درجه امروز فردا دیروز شنبه یکشنبه دوشنبه جمعه ساعت فوتبال بازی لیگ گل تیم مربی فصل برد برنده دستور پخت آشپزی پختن فر کباب سس کیک پیتزا پاستا قیمت یورو دلار سهام بورس بیت‌کوین گوشی موبایل آیفون سامسونگ کامپیوتر لپ‌تاپ کد برنامه‌نویسی پایتون اینترنت وای‌فای سایت گوگل یوتیوب اینستاگرام اینستاگرامم فیسبوک تیک‌تاک نتفلیکس فیلم سینما سریال بازیگر خواننده آهنگ هتل پرواز فرودگاه قطار اتوبوس ماشین بنزین تعطیلات سفر پایتخت رئیس‌جمهور وزیر انتخابات حزب واکسن قرص دوز مالیات بانک وام بیمه ریاضی معادله درصد کیلومتر سلام علائم درمان دارو بلیط هواپیما خورش جوک طرز تهیه',
  },
  he: {
    asking:
      'בבקשה ספר לי תספר הסבר תסביר אמור תגיד אומר אומרת אמר כתוב משמעות פירוש מה מי מהו מהי מיהו מיהי איפה היכן איך כיצד למה מדוע מתי כמה איזה איזו היה הייתה היו קרה קורה מקור קורא קוראים לקרוא אני רוצה מחפש מחפשת מוצא קטע טקסט ספר פרק מילה מילים נושא משהו מישהו כל כולם יש זה זאת על אודות לי',
    elsewhere:
      'מזג האוויר גשם שלג מעלות היום מחר אתמול שבת ראשון שני שישי שעה כדורגל משחק ליגה גול שערים קבוצה מאמן עונה ניצח מתכון לבשל לאפות תנור צלי גריל רוטב עוגה פיצה פסטה עולה מחיר אירו דולר מניה מניות בורסה ביטקוין טלפון סלולרי אייפון סמסונג מחשב קוד תכנות פייתון אינטרנט וויפי אתר גוגל יוטיוב אינסטגרם פייסבוק טיקטוק נטפליקס סרט קולנוע סדרה שחקן זמר שיר-פופ מלון טיסה שדה תעופה רכבת אוטובוס מכונית דלק חופשה טיול בירת נשיא שר בחירות מפלגה חיסון כדורים מינון מס בנק הלוואה ביטוח מתמטיקה משוואה שורש אחוז קילומטר תסמינים טיפול תרופה כרטיס שלום-לך בדיחה',
  },
} as const satisfies Record<Locale, Vocabulary>

/** Of those of today's world what anybody says who tells of their life: "my operation is tomorrow". */
const ofLife = {
  de: 'heute morgen samstag sonntag montag dienstag mittwoch donnerstag freitag uhr',
  en: "today tomorrow tonight saturday sunday monday tuesday wednesday thursday friday o'clock treatment medicine",
  es: 'hoy mañana sábado domingo lunes viernes hora tiempo tratamiento medicina',
  fr: "aujourd'hui demain samedi dimanche lundi vendredi heure temps traitement médicament",
  pt: 'hoje amanhã sábado domingo segunda sexta hora tempo tratamento remédio',
  it: 'oggi domani sabato domenica lunedì venerdì ora tempo cura medicina',
  ar: 'اليوم غدا غداً أمس البارحة السبت الأحد الاثنين الجمعة الساعة علاج دواء',
  fa: 'امروز فردا دیروز شنبه یکشنبه دوشنبه جمعه ساعت درمان دارو',
  he: 'היום מחר אתמול שבת ראשון שני שישי שעה טיפול תרופה',
} as const satisfies Record<Locale, string>

export function wordsOfLife(locale: Locale): string {
  return ofLife[locale]
}

export function askingWords(locale: Locale): string {
  return vocabulary[locale].asking
}

export function wordsFromElsewhere(locale: Locale): string {
  return vocabulary[locale].elsewhere
}
