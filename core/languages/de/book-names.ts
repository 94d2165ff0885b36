/** Book names and passage words of German; Protestant names first, Catholic and older ones as spellings. */
import type { BookNamesSource } from '../language'

export const bookNames: BookNamesSource = {
  signs: ';,.-',
  words: {
    chapter: 'kapitel kapiteln kap k',
    verse: 'vers verse versen v vv vs',
    to: 'bis',
    and: 'und u sowie',
    next: 'folgender',
    rest: 'folgende',
    see: 'vgl vergleiche vergl siehe auch cf',
    around:
      'der die das des dem den buch buches evangelium ev nach an von heilsbotschaft paulus allgemeine evang evangeliums',
    titles:
      'heilige heiliger heiligen hl sankt st s apostel apostels prophet propheten evangelist evangelisten',
    letters: 'brief briefe briefes epistel',
    endings: 'brief evangelium buch briefs briefes evangeliums buches',
    everyday: 'mal hab hag job mar mark rich not weisheit sprüche könige richter',
    never: 'jesus',
    ordinals:
      'erste erster erstes ersten|zweite zweiter zweites zweiten|dritte dritter drittes dritten|vierte viertes vierten|fünfte fünftes fünften',
  },
  books: `
1Mo|1. Mose||1Mos,1M,1 Moses,Gensis,Genises,Genisis,Gen,Gn,1 Mosis,1 Mosse
2Mo|2. Mose||2Mos,2M,2 Moses,Exodus,Ex,Exod,Exo
3Mo|3. Mose||3Mos,3M,3 Moses,Levitikus,Leviticus,Lev,Lv
4Mo|4. Mose||4Mos,4M,4 Moses,Numeri,Num,Nm
5Mo|5. Mose||5Mos,5M,5 Moses,Deut(e)ronomium,Dtn,Deut,Dt
Jos|Josua||Josue,Josh
Ri|Richter||Richt,Rich,Jdc,Judices
Rut|Rut||Ruth,Ru,Rt
2*#Sam|#. Samuel||#Samuelis,#Sm,#Sa,#S,#Kgt
2*#Kön|#. Könige||#Kng,#Kg,#Kge,#Kö,#Könge,#König,#K,#Reg,##Könige,##Kön,##Königtümer,##Kgt,##Königreiche
2*#Chr|#. Chronik||#Chronika,#Chroniken,#Cronik,#Chron,#Ch,#Paralipomen(on/a),#Par
Esr|Esra||Ezra,Esdras
Neh|Nehemia||Nehemias,Ne
Est|Ester||Esther,Esth
Hi|Hiob||I(j/h)ob,Ij,Job
Ps|Psalmen|Psalm|Pss,Psal(ter/m),Psalmes,Buch der Psalmen,P(l/as/s)lam,Psamlen,Psaml,Pslm,Psalem,Spalm,Pslamen
Spr|Sprüche||Spr(ü/i)che Salomo(s/ns/nis),Sprüche Salomo,Spr(i)chwörter,Sprw,Sprich,Proverbien,Proverbia,Prov,Spr(ie/ü)che,Sprühe,Spriche,Sprüchen,Sprücke,Spüche,Srüche
Pred|Prediger||Prediger Salomo(s),Prd,Pre,(K/Q)ohelet(h),Koh,Qoh,Ekklesiastes,Ecclesiastes,Pr
Hld|Hoheslied||Hohelied,Hohes Lied,Hohe Lied,Ho(hes/he)lied Salomo(s/nis/),Lied der Lieder,Hohelied der Liebe,Hoh,Hl,Canticum,Hohenlied
Jes|Jesaja||(J/I)esaias,Isaias,Is,Jes(ai/aia/eja/jaa/sja),Jesja,Jesaya,Jesaija,Jessaja,Jeasja
Jer|Jeremia||Jeremias,Jermia,Jr
Klgl|Klagelieder||Klagelieder Jeremia(s/e),Klag,Kla,Klg,Kgl,Threni,Thr,Lamentationes,Lam
Hes|Hesekiel||(E/He)zec(hi)el,Eze,Ez(e)chiel,Ezech,Ez,Hesek(e/i)l,Hez
Dan|Daniel||Dn
Hos|Hosea||Osee,Hoseas,Os
Joel|Joel||Jl,Joe
Am|Amos|
Obd|Obadja||Obad,Ob,Oba,Obadia,Abdias
Jona|Jona||Jon,Jonas
Mi|Micha||Mich,Mic,Mich(ä/e)as
Nah|Nahum||Na
Hab|Habakuk||Habak(k)uk,Habacuc
Zef|Zefanja||(Z/S)ephan(i/j)a,Zefania,Zep,Zeph,Soph(onias)
Hag|Haggai||Hagg(äus),Hg,Agg(ä/e)us
Sach|Sacharja||Za(ch)arias,Sa(ch)arja,Sacharia,Zacharja,Sac,Zach
Mal|Maleachi||Malachias,Malea(c/k)i,Malachi,Ml
Mt|Matthäus||Matth,Matt,Mat,Matt(ä/e)us,Mathäus,Mat(h)eus,Matäus,Mattheus
Mk|Markus||Marcus,Mark,Mar,Mrk,Mc,Mr
Lk|Lukas||Lucas,Luk,Lc,Lu
Joh|Johannes||Jo,Jh,Jn,Joan,Johannis,Johanees,Johnanes,Joahnnes,Johnnes,Johannnes,Johhannes
Apg|Apostelgeschichte||Acta,Act,Ag,Apgs,Ap,Apostelgeschichte des Lukas,Apostelgeschicte,Apostolgeschichte
Röm|Römer||Rö,Rm,Romans,Röhmer,Römmer,Römr,Römern,Rämer,Rmöer
2*#Kor|#. Korinther||#K(o/or)r(i)nther,#Korin(t/)er,#Cori(n)ther,#Ko,#Cor,#Co,#Korither,#Korinthr,#Koriter,#Korinhter
Gal|Galater||Ga,Galatar,Gallater
Eph|Epheser||Ep,Efeser,Ephes(s)er,Ephäser
Phil|Philipper||Php,Fil,Phi(l)lip(p)er,Filip(p)er,Ph,Phillper,Philippr
Kol|Kolosser||Col,Co(l)losser,Kollos(s)er,Koloser
2*#Thess|#. Thessalonicher||#Th(es)salonic(h)er,#T(h)es(s)aloni(ch/k)er,#Thes,#Ths,#Tess,#Th
2*#Tim|#. Timotheus||#T(h)imot(h)eus,#Tm,#Ti
Tit|Titus||Tt
Phlm|Philemon||Philem,Phm,Phim,Phlm,Phile,Filemon
Hebr|Hebräer||Heb,Hbr,Hb,Hebreer,Ebräer
Jak|Jakobus||Jacobus,Jakob,Jk,Jac
2*#Petr|#. Petrus||#Petri,#Pet,#Pt,#Pe,#P
3*#Joh|#. Johannes||#Johannis,#Johan(n)es,#Jo,#Jh,#Jn,#J
Jud|Judas||Judä,Jd
Offb|Offenbarung||Off,Offbg,Offenbarung (des )Johannes,Offen(b)arung,Offenbahrung,Ofenbarung,Apokal(y/i)pse,Apokalypse des Johannes,Apok,Apk,Apc,Apoc,Offenbarug,Offbarung,Offenbaung,Offenbarrung
Tob|Tobit||Tobias,Tobija,Tb
Jdt|Judit||Judith,Jdth
2*#Makk|#. Makkabäer||#Ma(k/c/ck)abäer,#Mak,#Mac,#Macc,#Mk
Weish|Weisheit||Weisheit Salomo(s),Weisheit Salomonis,Sapientia,Sap,Wsh,Wei
Sir|Jesus Sirach||Sirach,Si,Ecclesiasticus,Ekklesiastikus,Ben Sira,Weisheit des Jesus Sirach
Bar|Baruch||Ba
`,
}
