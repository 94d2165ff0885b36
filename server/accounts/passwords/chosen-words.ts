/**
 * Words that people who read the Bible choose for a password, in the nine languages: somebody and what is said of him,
 * sayings and greetings, books. Compared without blanks, signs and accents.
 */
import type { Locale } from '#core/contract/locales'

/** Lists of words parted by commas. */
export interface ChosenWords {
  /** Each is joined with each of `said`. */
  named: string
  said: string
  /** Complete. */
  sayings: string
  /** Chosen with a chapter and a verse. */
  books: string
}

export const chosenWords = {
  de: {
    named:
      'jesus, jesus christus, christus, gott, der herr, herr, mein gott, mein herr, mein jesus, der heilige geist',
    said: 'lebt, liebt, liebt mich, liebt dich, liebt uns, ist gut, ist groß, ist größer, ist treu, ist da, ist herr, ist der herr, ist könig, ist koenig, ist liebe, ist mein herr, ist mein hirte, ist mein gott, ist mein retter, ist mein fels, ist sieger, ist stark, ist mit mir, ist mit uns, ist bei mir, ist auferstanden, rettet, heilt, hilft, siegt, segnet, segne dich, segne mich, segne uns, sei dank, sei mit uns, sieht alles, kommt, kommt bald, kommt wieder, vergibt, führt mich, mein hirte, mein retter, mein erlöser, mein leben, mein freund, mein könig',
    sayings:
      'ich liebe dich, ich liebe jesus, ich liebe gott, ich liebe euch, ich glaube, ich glaube an gott, ich glaube an jesus, danke jesus, danke gott, danke herr, lobe den herrn, lobet den herrn, preist den herrn, preis den herrn, ehre sei gott, gott allein die ehre, gelobt sei gott, gelobt sei jesus christus, grüß gott, gruess gott, gott segne dich, gottes segen, gottes kind, kind gottes, gottes liebe, gottes wort, wort gottes, lamm gottes, sohn gottes, reich gottes, heiliger geist, heilige maria, heilige schrift, ave maria, vater unser, glaube liebe hoffnung, glaube hoffnung liebe, liebe hoffnung glaube, fürchte dich nicht, fuerchte dich nicht, fürchte dich nicht ich bin bei dir, ich bin der weg, weg wahrheit leben, licht der welt, brot des lebens, amen amen, im namen jesu, nur jesus, allein jesus, jesus allein, jesusfreak, jesus freak, jesus fan, friede sei mit euch, friede mit dir, frohe weihnachten, frohe ostern, halleluja amen, zehn gebote, arche noah, adam und eva, engel gottes, schutzengel, mein schutzengel, lieber gott, lieber heiland, heiland, der herr ist mein hirte, der herr ist auferstanden, unser tägliches brot, immanuel, nächstenliebe, gnade und friede, bibelleser, bibelfreund, gotteshaus, gottesdienst, auferstehung, vergissmeinnicht, seid fröhlich, hosianna',
    books:
      'genesis, exodus, mose, josua, richter, rut, ruth, samuel, könige, chronik, hiob, psalm, psalmen, sprüche, sprueche, prediger, hoheslied, jesaja, jeremia, hesekiel, daniel, hosea, jona, micha, sacharja, maleachi, matthäus, matthaeus, markus, lukas, johannes, apostelgeschichte, römer, roemer, korinther, galater, epheser, philipper, kolosser, thessalonicher, timotheus, hebräer, jakobus, petrus, offenbarung',
  },
  en: {
    named:
      'jesus, jesus christ, christ, god, lord, the lord, my god, my lord, my jesus, our god, our lord, holy spirit',
    said: 'lives, loves, loves me, loves you, loves us, is good, is great, is greater, is faithful, is here, is lord, is the lord, is king, is love, is light, is my lord, is my shepherd, is my god, is my savior, is my saviour, is my rock, is my strength, is alive, is risen, is with me, is with us, is able, is real, is coming, saves, heals, helps, wins, reigns, rocks, rules, bless, bless you, bless me, bless us, first, forever, knows, is one, my savior, my saviour, my king, my shepherd, my friend, my rock, almighty, of hosts, have mercy, help me, 4ever, 4me',
    sayings:
      'i love you, i love jesus, i love god, i love christ, i love the lord, i believe, i believe in god, i believe in jesus, thank you jesus, thank you lord, thank god, thanks god, praise the lord, praise god, praise him, glory to god, glory be to god, to god be the glory, god bless you, god bless america, god is good all the time, all glory to god, child of god, son of god, lamb of god, man of god, woman of god, word of god, kingdom of god, grace of god, love of god, gods love, gods child, gods gift, gods grace, holy bible, holy ghost, holy mary, hail mary, our father, ave maria, faith hope love, hope faith love, love joy peace, fear not, do not be afraid, be not afraid, be still, i am the way, way truth life, light of the world, bread of life, amazing grace, grace alone, faith alone, in jesus name, in god we trust, trust god, trust jesus, trust in god, trust in the lord, only jesus, jesus only, only god, jesus saves, jesus freak, jesus rocks, jesus christ superstar, king of kings, lord of lords, prince of peace, the lord is my shepherd, he is risen, he lives, peace be with you, merry christmas, happy easter, hallelujah amen, amen amen, ten commandments, noahs ark, adam and eve, guardian angel, my angel, blessed and highly favored, blessed, too blessed, favored, born again, saved by grace, walk by faith, by his grace, with god all things are possible, emmanuel, immanuel, hosanna, gospel, prayer, salvation, redeemed, redeemer, saviour, messiah, maranatha, agape, ichthys, godislove, wwjd, lion of judah, armor of god, psalm twenty three, john three sixteen',
    books:
      'genesis, exodus, leviticus, numbers, deuteronomy, joshua, judges, ruth, samuel, kings, chronicles, nehemiah, esther, job, psalm, psalms, proverbs, ecclesiastes, isaiah, jeremiah, ezekiel, daniel, hosea, joel, jonah, micah, habakkuk, zechariah, malachi, matthew, matt, mark, luke, john, acts, romans, corinthians, galatians, ephesians, philippians, phil, colossians, thessalonians, timothy, hebrews, james, peter, revelation',
  },
  es: {
    named:
      'jesús, jesucristo, jesús cristo, cristo, dios, el señor, señor, mi dios, mi señor, mi jesús, espíritu santo',
    said: 'vive, salva, sana, reina, ama, me ama, te ama, nos ama, te amo, es amor, es bueno, es grande, es fiel, es rey, es señor, es el señor, es mi pastor, es mi rey, es mi roca, es mi salvador, es mi señor, es mi fortaleza, es luz, es vida, está vivo, está conmigo, está con nosotros, resucitó, viene, viene pronto, bendiga, te bendiga, me bendiga, nos bendiga, te bendice, mío, mi salvador, mi pastor, mi rey, mi amigo, todopoderoso, primero, ayúdame, conmigo, con nosotros',
    sayings:
      'te amo, te amo jesús, te amo dios, te quiero, te quiero mucho, amo a jesús, amo a dios, amo a cristo, creo en dios, creo en jesús, gracias jesús, gracias dios, gracias señor, gracias a dios, gloria a dios, gloria a jesús, alabado sea dios, bendito sea dios, bendito dios, dios te bendiga, dios los bendiga, bendición, bendiciones, hijo de dios, hija de dios, cordero de dios, palabra de dios, reino de dios, amor de dios, gracia de dios, santa biblia, santa maría, ave maría, padre nuestro, fe esperanza amor, amor y paz, no temas, no tengas miedo, yo soy el camino, camino verdad vida, luz del mundo, pan de vida, en el nombre de jesús, solo dios, solo jesús, solo cristo, sólo cristo salva, rey de reyes, señor de señores, príncipe de paz, el señor es mi pastor, jehová es mi pastor, jehová, paz contigo, feliz navidad, aleluya, aleluya amén, amén amén, diez mandamientos, arca de noé, adán y eva, ángel de la guarda, mi ángel, emanuel, virgen maría, virgen de guadalupe, guadalupe, bendecida, bendecido, salvación, redentor, mesías, maranata, todo lo puedo en cristo, dios es amor, dios es mi fuerza',
    books:
      'génesis, éxodo, josué, jueces, rut, samuel, reyes, crónicas, nehemías, ester, job, salmo, salmos, proverbios, eclesiastés, isaías, jeremías, ezequiel, daniel, oseas, jonás, miqueas, mateo, marcos, lucas, juan, hechos, romanos, corintios, gálatas, efesios, filipenses, colosenses, tesalonicenses, timoteo, hebreos, santiago, pedro, apocalipsis',
  },
  fr: {
    named:
      'jésus, jésus christ, le christ, christ, dieu, seigneur, le seigneur, mon dieu, mon seigneur, mon jésus, saint esprit',
    said: 'vit, sauve, guérit, règne, aime, m aime, t aime, nous aime, est amour, est bon, est grand, est fidèle, est roi, est seigneur, est le seigneur, est mon berger, est mon roi, est mon rocher, est mon sauveur, est ma force, est lumière, est vivant, est ressuscité, est là, est avec moi, est avec nous, revient, revient bientôt, vient, bénisse, te bénisse, vous bénisse, me bénisse, mon sauveur, mon berger, mon roi, mon ami, tout puissant, merci, pardonne',
    sayings:
      'je t aime, je t aime jésus, je vous aime, j aime jésus, j aime dieu, je crois, je crois en dieu, je crois en jésus, merci jésus, merci dieu, merci seigneur, gloire à dieu, gloire à jésus, loué soit dieu, béni soit dieu, béni soit le seigneur, que dieu te bénisse, que dieu vous bénisse, dieu merci, enfant de dieu, fils de dieu, fille de dieu, agneau de dieu, parole de dieu, royaume de dieu, amour de dieu, grâce de dieu, sainte bible, sainte marie, ave maria, je vous salue marie, notre père, foi espérance amour, foi espérance charité, amour et paix, n aie pas peur, ne crains pas, ne crains rien, je suis le chemin, chemin vérité vie, lumière du monde, pain de vie, au nom de jésus, dieu seul, jésus seul, roi des rois, prince de la paix, l éternel est mon berger, l éternel, le seigneur est mon berger, la paix soit avec vous, joyeux noël, alléluia, alléluia amen, amen amen, dix commandements, arche de noé, adam et ève, ange gardien, mon ange, emmanuel, vierge marie, notre dame, notre dame de lourdes, bénédiction, salut, rédempteur, sauveur, messie, dieu est amour, dieu est ma force',
    books:
      'genèse, exode, josué, juges, ruth, samuel, rois, chroniques, néhémie, esther, job, psaume, psaumes, proverbes, ecclésiaste, isaïe, ésaïe, jérémie, ézéchiel, daniel, osée, jonas, michée, matthieu, marc, luc, jean, actes, romains, corinthiens, galates, éphésiens, philippiens, colossiens, thessaloniciens, timothée, hébreux, jacques, pierre, apocalypse',
  },
  it: {
    named:
      'gesù, gesù cristo, cristo, dio, signore, il signore, mio dio, mio signore, mio gesù, spirito santo',
    said: 'vive, salva, guarisce, regna, ama, mi ama, ti ama, ci ama, è amore, è buono, è grande, è fedele, è re, è signore, è il signore, è il mio pastore, è il mio re, è la mia roccia, è la mia forza, è luce, è vivo, è risorto, è con me, è con noi, viene, torna, ti benedica, mi benedica, vi benedica, benedica, mio salvatore, mio pastore, mio re, onnipotente, aiutami, perdona',
    sayings:
      'ti amo, ti amo gesù, ti amo dio, ti voglio bene, amo gesù, amo dio, credo in dio, credo in gesù, io credo, grazie gesù, grazie dio, grazie signore, gloria a dio, lode a dio, sia lodato gesù cristo, sia lodato dio, benedetto dio, dio ti benedica, dio vi benedica, figlio di dio, figlia di dio, agnello di dio, parola di dio, regno di dio, amore di dio, grazia di dio, sacra bibbia, santa maria, ave maria, padre nostro, fede speranza amore, fede speranza carità, amore e pace, non temere, non abbiate paura, non aver paura, io sono la via, via verità vita, luce del mondo, pane di vita, nel nome di gesù, solo dio, solo gesù, re dei re, principe della pace, il signore è il mio pastore, la pace sia con voi, buon natale, buona pasqua, alleluia, alleluia amen, amen amen, dieci comandamenti, arca di noè, adamo ed eva, angelo custode, angelo mio, emanuele, madonna, madonnina, padre pio, padrepio, san francesco, benedizione, salvezza, redentore, salvatore, messia, dio è amore, dio è grande',
    books:
      'genesi, esodo, giosuè, giudici, rut, samuele, re, cronache, neemia, ester, giobbe, salmo, salmi, proverbi, isaia, geremia, ezechiele, daniele, osea, giona, michea, matteo, marco, luca, giovanni, atti, romani, corinzi, galati, efesini, filippesi, colossesi, tessalonicesi, timoteo, ebrei, giacomo, pietro, apocalisse',
  },
  pt: {
    named:
      'jesus, jesus cristo, cristo, deus, senhor, o senhor, meu deus, meu senhor, meu jesus, espírito santo',
    said: 'vive, salva, cura, reina, ama, me ama, te ama, nos ama, é amor, é bom, é grande, é fiel, é maior, é mais, é rei, é senhor, é o senhor, é meu pastor, é o meu pastor, é meu rei, é minha rocha, é minha força, é luz, é vida, é pai, é dez, é tudo, está vivo, está comigo, está no controle, ressuscitou, vem, vem aí, volta, voltará, abençoe, te abençoe, me abençoe, nos abençoe, abençoa, meu salvador, meu pastor, meu rei, meu amigo, todo poderoso, no comando, comigo, conosco, é bom o tempo todo, acima de tudo',
    sayings:
      'eu te amo, te amo, te amo jesus, te amo deus, amo jesus, amo deus, eu amo jesus, eu amo deus, eu creio, creio em deus, creio em jesus, obrigado jesus, obrigada jesus, obrigado deus, obrigada deus, obrigado senhor, graças a deus, glória a deus, glória a jesus, louvado seja deus, bendito seja deus, deus te abençoe, deus abençoe, filho de deus, filha de deus, cordeiro de deus, palavra de deus, reino de deus, amor de deus, graça de deus, bíblia sagrada, santa maria, ave maria, pai nosso, fé esperança amor, amor e paz, paz e amor, não temas, não tenha medo, eu sou o caminho, caminho verdade vida, luz do mundo, pão da vida, em nome de jesus, só deus, só jesus, somente deus, rei dos reis, príncipe da paz, o senhor é o meu pastor, o senhor é meu pastor, a paz do senhor, paz do senhor, feliz natal, aleluia, aleluia amém, amém amém, dez mandamentos, arca de noé, adão e eva, anjo da guarda, meu anjo, emanuel, nossa senhora, nossa senhora aparecida, aparecida, abençoada, abençoado, bênção, salvação, redentor, salvador, messias, maranata, tudo posso, tudo posso naquele que me fortalece, deus é amor, deus é pai',
    books:
      'gênesis, génesis, êxodo, josué, juízes, rute, samuel, reis, crônicas, neemias, ester, jó, salmo, salmos, provérbios, eclesiastes, isaías, jeremias, ezequiel, daniel, oséias, jonas, miquéias, mateus, marcos, lucas, joão, atos, romanos, coríntios, gálatas, efésios, filipenses, colossenses, tessalonicenses, timóteo, hebreus, tiago, pedro, apocalipse',
  },
  ar: {
    named:
      'يسوع, المسيح, يسوع المسيح, الله, الرب, الرب يسوع, ربي, إلهي, الروح القدس, yasou, yasoo, allah, rabbi',
    said: 'حي, قام, يحبك, يحبني, يحبنا, محبة, صالح, عظيم, كبير, أمين, أكبر, معي, معنا, معك, راعي, راعيّ, ملكي, مخلصي, قوتي, نوري, يخلص, يشفي, يباركك, يبارك, آت, كريم, mahabba, akbar, maana, maai, yahebak, yohebok',
    sayings:
      'أنا أحبك, أحبك, أحبك يا رب, أحبك يسوع, أحب يسوع, أحب الله, شكرا يا رب, شكرا يسوع, الحمد لله, المجد لله, مجدا لله, سبحان الله, بسم الله, إن شاء الله, ما شاء الله, الله محبة, الله معنا, المسيح قام, حقا قام, الرب راعي, الرب راعي فلا يعوزني شيء, ابن الله, حمل الله, كلمة الله, ملكوت الله, أبانا الذي في السماوات, أبانا, السلام عليك يا مريم, مريم العذراء, العذراء مريم, الإيمان والرجاء والمحبة, إيمان رجاء محبة, لا تخف, نور العالم, خبز الحياة, باسم يسوع, ملك الملوك, سلام المسيح, سلام لكم, هللويا, آمين آمين, آمين, الكتاب المقدس, عمانوئيل, يا رب ارحم, يارب ارحم, كيرياليسون, yarab, ya rab, bahebak ya rab, ana bahebak, ahebak, alhamdulillah, allah mahabba, almasih qam, inshallah, mashallah, bismillah, habibi, habibti, kyrieleison, kyrie eleison',
    books:
      'التكوين, تكوين, الخروج, خروج, يشوع, راعوث, صموئيل, الملوك, أيوب, مزمور, مزامير, المزامير, الأمثال, أمثال, إشعياء, إرميا, حزقيال, دانيال, يونان, متى, مرقس, لوقا, يوحنا, أعمال, رومية, كورنثوس, غلاطية, أفسس, فيلبي, كولوسي, تيموثاوس, العبرانيين, يعقوب, بطرس, رؤيا, الرؤيا',
  },
  fa: {
    named:
      'عیسی, عیسی مسیح, مسیح, خدا, خداوند, خدای من, خداوند من, مسیح خداوند, روح القدس, isa, isa masih, khoda, khodavand',
    said: 'زنده است, زندست, مرا دوست دارد, دوستت دارد, محبت است, نیکوست, خوب است, بزرگ است, امین است, با من است, با ماست, شبان من است, شبان من, پادشاه است, خداوند است, نجات می دهد, نجات دهنده من, قوت من است, نور من است, می آید, برکت دهد, بزرگه, خوبه, mohabat ast, bozorg ast, zende ast, bozorge',
    sayings:
      'دوستت دارم, عاشقتم, دوستت دارم عیسی, دوستت دارم خدا, عیسی را دوست دارم, خدا را دوست دارم, خدایا شکرت, خدایا شکر, شکر خدا, خدا را شکر, جلال بر خدا, سپاس خداوند, به نام خدا, به نام عیسی, به نام پدر, خدا با ماست, خدا محبت است, خداوند شبان من است, پسر خدا, فرزند خدا, بره خدا, کلام خدا, پادشاهی خدا, ای پدر ما, پدر ما, مریم مقدس, ایمان امید محبت, ایمان امید و محبت, نترس, نور جهان, نان حیات, راه راستی حیات, راه و راستی و حیات, شاه شاهان, سلام بر شما, هللویا, آمین آمین, آمین, کتاب مقدس, عمانوئیل, مسیح برخاست, مسیح قیام کرد, doostet daram, dooset daram, asheghetam, khodaya shokret, khoda bozorg ast, be name khoda, khoda ba mast, masih zende ast',
    books:
      'پیدایش, خروج, یوشع, روت, سموئیل, پادشاهان, ایوب, مزمور, مزامیر, امثال, اشعیا, ارمیا, حزقیال, دانیال, یونس, متی, مرقس, لوقا, یوحنا, اعمال, رومیان, قرنتیان, غلاطیان, افسسیان, فیلیپیان, کولسیان, تیموتائوس, عبرانیان, یعقوب, پطرس, مکاشفه',
  },
  he: {
    named:
      'ישוע, ישוע המשיח, המשיח, אלוהים, אלהים, אדוני, ה׳, השם, אלי, רוח הקודש, yeshua, elohim, adonai, hashem',
    said: 'חי, אוהב, אוהב אותי, אוהב אותך, אוהב אותנו, אהבה, טוב, גדול, נאמן, איתי, איתנו, עמנו, רועי, רעי, מלך, מלכי, מושיע, מושיעי, אורי, אורי וישעי, בא, אחד, יברך אותך, ישמור, ישמרך, chai, ohev, ohev otach, tov, gadol, melech, echad, elohai, imanu',
    sayings:
      'אני אוהב אותך, אני אוהבת אותך, אני אוהב את ישוע, אוהב אותך, אוהבת אותך, תודה לאל, תודה אלוהים, תודה ישוע, תודה אדוני, ברוך השם, ברוך ה׳, ברוך הבא בשם אדוני, בעזרת השם, בשם ישוע, כבוד לאלוהים, אלוהים אהבה, אלוהים גדול, שמע ישראל, שמע ישראל אדוני אלוהינו אדוני אחד, אדוני רועי לא אחסר, ה׳ רועי, בן האלוהים, שה האלוהים, דבר אלוהים, מלכות אלוהים, אבינו שבשמים, אבינו מלכנו, אמונה תקווה אהבה, אל תירא, אל תיראי, אור העולם, לחם החיים, הדרך האמת והחיים, מלך המלכים, שר שלום, שלום עליכם, שלום לכם, שבת שלום, חג שמח, הללויה, אמן אמן, תנך, ספר תהילים, עמנואל, עם ישראל חי, עשרת הדיברות, תיבת נח, אדם וחווה, מלאך שומר, ani ohev otach, ani ohevet otcha, ohev otach, baruch hashem, baruhashem, shema israel, shma israel, shema yisrael, am israel chai, am yisrael chai, shabbat shalom, shalom aleichem, elohim gadol, halleluya, haleluya',
    books:
      'בראשית, שמות, ויקרא, במדבר, דברים, יהושע, שופטים, רות, שמואל, מלכים, איוב, תהילים, תהלים, משלי, קהלת, ישעיהו, ישעיה, ירמיהו, יחזקאל, דניאל, הושע, יונה, מיכה, מתי, מרקוס, לוקס, יוחנן, רומים, קורינתים, גלטים, אפסים, עברים, יעקב, התגלות, bereshit, tehillim, tehilim, yeshayahu',
  },
} satisfies Record<Locale, ChosenWords>
