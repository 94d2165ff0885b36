/** Book names and passage words of German; Protestant names first, Catholic and older ones as spellings. */
import { namePack } from './name-pack'

export const de = namePack({
  locale: 'de',
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
      'der die das des dem den buch briefe brief evangelium nach an von paulus propheten prophet apostels heiligen',
    endings: 'brief evangelium buch',
    everyday: 'mal hab hag job mar mark rich not weisheit sprüche könige richter',
    never: 'jesus',
    ordinals:
      'erste erster erstes ersten|zweite zweiter zweites zweiten|dritte dritter drittes dritten|vierte viertes vierten|fünfte fünftes fünften',
  },
  books: `
1Mo|1. Mose||1Mos,1M,Genesis,Gen,Gn
2Mo|2. Mose||2Mos,2M,Exodus,Ex,Exod
3Mo|3. Mose||3Mos,3M,Levitikus,Leviticus,Lev,Lv
4Mo|4. Mose||4Mos,4M,Numeri,Num,Nm
5Mo|5. Mose||5Mos,5M,Deuteronomium,Dtn,Deut,Dt
Jos|Josua||Josue
Ri|Richter||Richt,Jdc
Rut|Rut||Ruth,Ru,Rt
2*#Sam|#. Samuel||#Sm,#Sa,#S
2*#Kön|#. Könige||#Kg,#Kö,#König,#Reg
2*#Chr|#. Chronik||#Chron,#Ch,#Paralipomenon
Esr|Esra||Ezra
Neh|Nehemia||Nehemias,Ne
Est|Ester||Esther,Esth
Hi|Hiob||Ijob,Ij,Job
Ps|Psalmen|Psalm|Pss,Psalter
Spr|Sprüche||Sprüche Salomos,Sprüche Salomo,Sprichwörter,Sprw,Proverbien,Prov
Pred|Prediger||Prediger Salomo,Prd,Kohelet,Koh,Qohelet,Qoh,Ekklesiastes
Hld|Hoheslied||Hohelied,Hohes Lied,Hohe Lied,Hoheslied Salomos,Hohelied Salomos,Lied der Lieder,Hoh,Hl,Canticum
Jes|Jesaja||Isaias,Is
Jer|Jeremia||Jeremias
Klgl|Klagelieder||Klagelieder Jeremias,Kla,Klg,Threni,Thr
Hes|Hesekiel||Ezechiel,Ezech,Ez
Dan|Daniel||Dn
Hos|Hosea||Osee
Joel|Joel||Jl
Am|Amos|
Obd|Obadja||Obad,Ob,Abdias
Jona|Jona||Jon,Jonas
Mi|Micha||Mich,Michäas
Nah|Nahum||Na
Hab|Habakuk||Habakkuk
Zef|Zefanja||Zephanja,Zeph,Sophonias
Hag|Haggai||Hagg,Aggäus
Sach|Sacharja||Zacharias,Sacharia
Mal|Maleachi||Malachias
Mt|Matthäus||Matth,Matt,Mat
Mk|Markus||Mark,Mar,Mrk,Mc
Lk|Lukas||Luk,Lc
Joh|Johannes||Jo,Jh
Apg|Apostelgeschichte||Acta,Act,Ag
Röm|Römer||Rö,Rm
2*#Kor|#. Korinther||#Ko,#Cor
Gal|Galater|
Eph|Epheser|
Phil|Philipper||Php
Kol|Kolosser||Col
2*#Thess|#. Thessalonicher||#Thes,#Ths,#Th
2*#Tim|#. Timotheus||#Tm,#Ti
Tit|Titus|
Phlm|Philemon||Philem,Phm
Hebr|Hebräer||Heb,Hbr
Jak|Jakobus||Jk,Jac
2*#Petr|#. Petrus||#Pet,#Pt,#Pe
3*#Joh|#. Johannes||#Jo,#Jh
Jud|Judas|
Offb|Offenbarung||Off,Offenbarung des Johannes,Offenbarung Johannes,Apokalypse,Apok,Apk
Tob|Tobit||Tobias,Tb
Jdt|Judit||Judith
2*#Makk|#. Makkabäer||#Mak,#Mac
Weish|Weisheit||Weisheit Salomos,Weish,Sapientia
Sir|Jesus Sirach||Sirach,Si,Ecclesiasticus
Bar|Baruch|
`,
})
