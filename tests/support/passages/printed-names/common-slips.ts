/**
 * Common misspellings of the ten most read books, six or more each; numbered books
 * without their number, which precedes them.
 */
import type { Locale } from '#core/contract/locales'

/** Lines `code: misspelling, misspelling`. */
export const commonSlips: Readonly<Record<Locale, string>> = {
  en: `
Gen: Genisis, Gensis, Geneis, Gennesis, Genises, Genisus
Ps: Pslams, Psams, Pslam, Plsams, Salms, Psalams
Prov: Provebs, Preverbs, Proverbes, Provervs, Prverbs, Probverbs
Isa: Isiah, Isaih, Isaia, Issiah, Isiaih, Isahia
Matt: Mathew, Matthews, Mattew, Mathews, Matthiew, Mattehw
John: Jhon, Jonh, Johm, Jhno, Johnn, Jophn
Rom: Romens, Romas, Ramans, Romands, Romanns, Rommans
1Cor: Corinthans, Corintians, Corinthains, Corinithians, Corithians, Chorinthians
Phil: Phillipians, Philipians, Phillippians, Philippans, Philippains, Phillipans
Rev: Revelations, Revalation, Revelaton, Revalations, Revolations, Relevation`,
  de: `
Gen: 1 Moses, 1 Mosis, 1 Mosse, Genisis, Gensis, Genises
Ps: Pslam, Psaml, Pslm, Psalem, Spalm, Pslamen
Prov: Sprühe, Spriche, Sprüchen, Sprücke, Spüche, Srüche
Isa: Jesaia, Jesja, Jesaya, Jesaija, Jessaja, Jeasja
Matt: Mathäus, Matäus, Mattäus, Matheus, Matteus, Mattheus
John: Johannis, Johnnes, Johannnes, Johhannes, Johanees, Joahnnes
Rom: Röhmer, Römmer, Römr, Römern, Rämer, Rmöer
1Cor: Korinter, Korrinther, Korither, Korinthr, Koriter, Korinhter
Phil: Philiper, Phillipper, Philliper, Filipper, Phillper, Philippr
Rev: Offenbahrung, Ofenbarung, Offenbarug, Offbarung, Offenbaung, Offenbarrung`,
  fr: `
Gen: Gennèse, Jenèse, Génesse, Genèze, Genêsis, Guenèse
Ps: Pseaume, Psaumme, Psoume, Psame, Spaume, Pasume
Prov: Provervbes, Provebes, Porverbes, Proverbs, Proverbres, Prouverbes
Isa: Issaïe, Izaïe, Isaïhe, Éssaïe, Ezaïe, Isaïs
Matt: Mathieu, Matieu, Mattieu, Matthieux, Mathieux, Matheu
John: Jaen, Jeans, Jeann, Gean, Jaean, Jehan
Rom: Roamins, Romians, Rommains, Romanis, Romins, Romainss
1Cor: Corintiens, Corrinthiens, Corinthins, Chorinthiens, Corinhtiens, Corynthiens
Phil: Philipiens, Phillipiens, Filippiens, Phillippiens, Philippins, Phillipien
Rev: Apocalipse, Appocalypse, Apocalyse, Apocalyspe, Apokalypse, Apocalispe`,
  es: `
Gen: Génecis, Jénesis, Génisis, Génsis, Guénesis, Génessis
Ps: Psalmos, Salmso, Slamos, Salmoss, Salomos, Sarmos
Prov: Provervios, Proberbios, Probervios, Proverbos, Porverbios, Prorverbios
Isa: Isaís, Izaías, Ysaías, Isias, Isahías, Isaíaz
Matt: Matheo, Mateos, Matteo, Mateho, Maeto, Mateu
John: Jaun, Juam, Juann, Joan, Jhuan, Jaan
Rom: Romamos, Rromanos, Ramanos, Romanoz, Romnos, Roamnos
1Cor: Corintos, Corinteos, Corinthios, Corintions, Corinitos, Corrintios
Phil: Filipences, Felipenses, Filipensis, Filippenses, Philipenses, Filipeneses
Rev: Apocalipcis, Apocalisis, Apocalipsys, Apocalispis, Apocalipse, Apocalypsis`,
  pt: `
Gen: Gênises, Gênisis, Gênsis, Jênesis, Gêneses, Genêzis
Ps: Psalmos, Salmso, Slamos, Salmoss, Salmus, Saumos
Prov: Provervios, Proberbios, Provébios, Porvérbios, Pronvérbios, Proverbias
Isa: Izaías, Isias, Esaías, Issaías, Isaiaz, Isahías
Matt: Matheus, Mateuz, Matteus, Mateos, Matues, Mateuss
John: Juão, Jão, Joãm, Joan, Jhoão, Joáo
Rom: Romamos, Ramanos, Romanso, Rromanos, Romnaos, Rumanos
1Cor: Corintos, Coritios, Corínthios, Corinitos, Corinteos, Corrintios
Phil: Felipenses, Filipences, Filipensses, Fillipenses, Philipenses, Filpenses
Rev: Apocalispe, Apocalipce, Apocalypse, Apocalise, Apocalipsi, Apocalípsse`,
  it: `
Gen: Gennesi, Gensi, Ginesi, Jenesi, Genessi, Genesis
Ps: Salmmi, Slami, Psalmi, Samli, Slamo, Psalmo
Prov: Provverbi, Proberbi, Preverbi, Provebi, Porverbi, Proverbii
Isa: Issaia, Isia, Izaia, Isaiia, Esaia, Isahia
Matt: Mateo, Mattheo, Matteio, Mattoe, Matheo, Matteu
John: Giovani, Giovvanni, Govanni, Giovnni, Gioanni, Givoanni
Rom: Romanni, Ramani, Romami, Roamni, Rommani, Romni
1Cor: Corinti, Corinzii, Corrinzi, Corizi, Corinsi, Corinthi
Phil: Filipesi, Filippessi, Fillippesi, Filipessi, Filppesi, Philippesi
Rev: Apocalise, Appocalisse, Apocallisse, Apocalissi, Apoclisse, Apocalipse`,
  ar: `
Gen: التكون, التكوبن, تكوينن, التكووين, التقوين, الكوين
Ps: المزميير, المزاميير, المزمورات, المزمزر, المزامر, المزمر
Prov: الأمتال, الأمتثال, الأمسال, الأمصال, الأمثالي, الأمثلل
Isa: أشيعا, شعياء, إشيعاء, أشعيه, إسعياء, أشعيى
Matt: متا, متة, ماتى, متتى, مثى, متاى
John: يوحنه, يحنا, يوحانا, يوحننا, يوهنا, يوحنى
Rom: روميا, رومييه, رومايه, روميت, رومئية, روومية
1Cor: كورنتوس, كورونثوس, كورنثس, كرنثوس, كورنتس, كورنثيوس
Phil: فليبي, فيلبيي, فلبي, فيلپي, فيلبا, فيبلي
Rev: رؤية, رؤياء, رؤييا, رئيا, الرؤيات, روءيا`,
  fa: `
Gen: پیداش, پیداییش, پدایش, پیدایس, پیدیش, پیذایش
Ps: مظمور, مزمر, مزمووره, مزموور, مزمورر, مزامر
Prov: امصال, امتال, امثل, امثاال, عمثال, امصل
Isa: اشیعا, ایشعیا, اشعا, اشعیه, ایشیا, اشعییا
Matt: متا, متتی, مطی, متای, ماتی, مطا
John: یوهنا, یوحننا, یحنا, یوحنه, یوحناء, یوحانا
Rom: رمیان, رومییان, رومیون, رومیاان, رومیایان, روومیان
1Cor: کرنتیان, قورنتیان, قرنطیان, غرنتیان, قرتنیان, قرنتیون
Phil: فیلپیان, فلیپیان, فیلیپییان, فیلیبیان, فیلیپان, فیلیپیون
Rev: مکاشفا, مکشفه, مکاشفات, مکاشفهه, مکاشقه, مکاشیفه`,
  he: `
Gen: ברשית, בראשת, ברעשית, בראשיט, בראשיית, בריאשית
Ps: תיהלים, תהילם, תהלם, תהיילים, תהאלים, תילים
Prov: מישלי, משליי, משליה, משלאי, מישלה, מישליי
Isa: ישעייה, ישעיא, ישעיו, ישעהו, ישאיה, ישאיהו
Matt: מתיא, מתיי, מאתי, מתאי, מתיו, מתיהו
John: יוכנן, יוחאנן, יוחננן, יחנן, יוחנאן, יוחנון
Rom: הרומם, רומיאים, הרומיאים, רומייאים, רומאיים, הרומאיים
1Cor: קורנתים, קורינטים, קורינתאים, קורנטים, קוריתים, קורינטיים
Phil: פליפים, פילפים, פיליפיאים, פליפיים, פילפיים, פיליפאים
Rev: התגלת, ההתגלת, התגלוט, אתגלות, חזיון יוחנן, התגלתו`,
}
