/** Book names and passage words of English; its names work in every language after that language's own (PASSAGES T-9). */
import { namePack } from './name-pack'

export const en = namePack({
  locale: 'en',
  signs: ';:,-',
  words: {
    chapter: 'chapter chapters chap chaps ch chs',
    verse: 'verse verses v vv vs vss ver',
    to: 'to through thru',
    and: 'and',
    next: 'following',
    rest: '',
    see: 'see also cf compare comp',
    around: 'the book letter epistle gospel according to of st saint paul apostle prophet',
    everyday:
      'job acts act mark song mar mat num lam dan hag rev pro ruth joe col wisdom judges kings numbers',
    ordinals: 'first|second|third|fourth|fifth',
  },
  books: `
Gen|Genesis||Gn,Ge
Exod|Exodus||Exo,Ex
Lev|Leviticus||Lv,Le
Num|Numbers||Nm,Nu,Nb
Deut|Deuteronomy||Deu,Dt,De
Josh|Joshua||Jos,Jsh
Judg|Judges||Jdgs,Jdg,Jg,Jud
Ruth|Ruth||Rut,Rth,Ru
2*#Sam|# Samuel||#Sm,#Sa,#S
2*#Kgs|# Kings||#Kin,#Ki,#Kg,#K
2*#Chr|# Chronicles||#Chron,#Ch
Ezra|Ezra||Ezr
Neh|Nehemiah||Ne
Esth|Esther||Est,Es
Job|Job||Jb
Ps|Psalms|Psalm|Psa,Pss,Psm
Prov|Proverbs||Prv,Pro,Pr
Eccl|Ecclesiastes||Eccles,Ecc,Ec,Qoheleth,Qoh
Song|Song of Songs||Song of Solomon,SOS,Sg,So,Canticles,Canticle of Canticles,Cant
Isa|Isaiah||Is
Jer|Jeremiah||Jr,Je
Lam|Lamentations||La
Ezek|Ezekiel||Eze,Ezk
Dan|Daniel||Dn,Da
Hos|Hosea||Ho
Joel|Joel||Joe,Jl
Amos|Amos||Am
Obad|Obadiah||Oba,Ob
Jonah|Jonah||Jon,Jnh
Mic|Micah||Mi
Nah|Nahum||Na
Hab|Habakkuk||Hb
Zeph|Zephaniah||Zep,Zp
Hag|Haggai||Hg
Zech|Zechariah||Zec,Zc
Mal|Malachi||Ml
Matt|Matthew||Mat,Mt
Mark|Mark||Mar,Mrk,Mk
Luke|Luke||Luk,Lk,Lu
John|John||Jhn,Joh,Jn
Acts|Acts||Act,Ac,Acts of the Apostles
Rom|Romans||Rm,Ro
2*#Cor|# Corinthians||#Co
Gal|Galatians||Ga
Eph|Ephesians||Ephes
Phil|Philippians||Php,Phi
Col|Colossians|
2*#Thess|# Thessalonians||#Thes,#Th
2*#Tim|# Timothy||#Tm,#Ti
Titus|Titus||Tit
Phlm|Philemon||Philem,Phm,Phi
Heb|Hebrews|
Jas|James||Jam,Jm
2*#Pet|# Peter||#Pt,#Pe,#P
3*#John|# John||#Jhn,#Joh,#Jn,#Jo,#J
Jude|Jude||Jud
Rev|Revelation||Revelations,Re,Rv,Revelation of John,Apocalypse,Apoc
Tob|Tobit||Tb
Jdt|Judith||Jth
2*#Macc|# Maccabees||#Mac,#Ma,#M
Wis|Wisdom||Wisdom of Solomon,Ws
Sir|Sirach||Ecclesiasticus,Ecclus,Ben Sira
Bar|Baruch|
`,
})
