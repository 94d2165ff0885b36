/** Book names and passage words of English; its names work in every language after that language's own (PASSAGES T-9). */
import type { BookNamesSource } from '../language'

export const bookNames: BookNamesSource = {
  signs: ';:,-',
  words: {
    chapter: 'chapter chapters chap chaps ch chs',
    verse: 'verse verses v vv vs vss ver',
    to: 'to through thru',
    and: 'and',
    next: 'following',
    rest: '',
    see: 'see also cf compare comp',
    around: 'the book gospel good news according to of from paul prophecy general',
    titles: 'st saint s holy apostle prophet evangelist divine',
    letters: 'letter epistle',
    everyday:
      'job acts act mark song mar mat num lam dan hag rev pro ruth joe col wisdom judges kings numbers sos duet',
    ordinals: 'first|second|third|fourth|fifth',
  },
  books: `
Gen|Genesis||Gn,Ge,Gens,Gen(n)(i/e)s(i/e)s,Gensis,Geneis,Bereshit,Genisus
Exod|Exodus||Exo,Ex,Exd,Exod(e/is/ius/es),Shemot(h)
Lev|Leviticus||Lv,Le,Levitcus,Leviticas,L(e/i)v(i/e)t(i/e)cus,Vayikra
Num|Numbers||Nm,Nu,Nb,Bamidbar
Deut|Deuteronomy||Deu,Dt,De,Duet,D(eu/ue/u)t(e/o)ronomy,Deut(e)ronmy,Devarim
Josh|Joshua||Jos,Jsh,Josue,Joushua,Jousua,Yehoshua,Jo
Judg|Judges||Jdgs,Jgs,Jdg,Jg,Jud,Shof(e)tim
Ruth|Ruth||Rut,Rth,Ru,Rt
2*#Sam|# Samuel||#Sm,#Sa,#S,#Sma,#Samu(e/a)l(l/s),#Kingdoms,#Kgdms,#Reigns,#Shmuel
2*#Kgs|# Kings||#Kngs,#Kin,#Ki,#Kg,#Kn,#K,##Kings,##Kgs,##Kingdoms,##Kgdms,##Reigns,#Melachim
2*#Chr|# Chronicles||#Chron,#Ch,#C(h)ron(i/o)cle(s),#C(h)oronicles,#Chronicals,#Paral(ipomenon/ipomena/eipomenon),#Supplements,#Divrei Hayamim
Ezra|Ezra||Ezr,Esra,Esdras
Neh|Nehemiah||Ne,Nehemias,Neh(i/a)m(i)ah,Nechemiah
Esth|Esther||Est,Es,Ester,Hester
Job|Job||Jb,Iyov
Ps|Psalms|Psalm|Psa,Pss,Psm,Psalter,P(l)sams,Psa(ml/l)s,Pslams,Psalams,Salms,Tehillim,Pslam
Prov|Proverbs||Prv,Pro,Pr,Pv,Prvbs,Proverbs of Solomon,Prover(b/vs/bes),Pr(o/e)v(e)rb,Pr(e/o/)verbs,Probverbs,Mishlei,Provebs
Eccl|Ecclesiastes||Eccles,Ecc,Ec,Ecl,Qo,Qoh,(Q/K)ohelet(h),Ec(c)les(sia/ia/i)stes,Eccles(ia/i)tes
Song|Song of Songs||Song(s) of Sol(omon),Song of S(olama/alomo)n,Sgs,Sngs,SOS,S of S,SS,Sg,So,Canticle( of Canticles),Canticles,Cant,Shir Hashirim
Isa|Isaiah||Is,Isaias,Is(a/)i(a/i)h,Isai(ha/h),Issiah,Isiaih,Yeshayahu,Isahia
Jer|Jeremiah||Jr,Je,Jerem(ias/y/ie),Jer(a/e/i)m(i)ah,Yirmiyahu
Lam|Lamentations||La,Lm,Lamentation(s) of Jeremia(h/s),Threni,Lam(a/i)ntations,Eichah
Ezek|Ezekiel||Eze,Ezk,Ez,Ezechiel,Ez(e/i)k(i)(e/a)l,Ez(e)c(hi/i)el,Exekiel,Yechezkel
Dan|Daniel||Dn,Da,Danial,Daneil
Hos|Hosea||Ho,Hs,Osee,Hoshea
Joel|Joel||Joe,Jl,Yoel
Amos|Amos||Am,Ams
Obad|Obadiah||Oba,Ob,Obd,Abdias,Obidiah,Ovadiah
Jonah|Jonah||Jon,Jnh,Jonas,Yonah
Mic|Micah||Mi,Mich(eas),Mica,Micha(h)
Nah|Nahum||Na,Nahu,Nachum
Hab|Habakkuk||Hb,Hab(b)ac(c)uc,Hab(b)a(k)k(u/a)k,Habk
Zeph|Zephaniah||Zep,Zp,Zph,Soph(onias),Z(e/a)(ph/f)ania(h)
Hag|Haggai||Hg,Hgg,Agg(eus),Hag(a/ga)i(h),Chaggai
Zech|Zechariah||Zec,Zc,Zch,Zac(h),Z(ach/ech/ak)ariah,Z(a/e)cheria(h),Zacharia(s)
Mal|Malachi||Ml,Malach(ias/ai),Malichi
Matt|Matthew||Mat,Mt,Ma(t)th(i)ew(s),Mattew,Mattwew,Matt(e)hw
Mark|Mark||Mar,Mrk,Mk,Mr,Marc
Luke|Luke||Luk,Lk,Lu
John|John||Jo,Jhn,Joh,Jn,Jh,Jhon,Johm,Jhno,Jonh,Johnn,Jophn
Acts|Acts||Act,Ac,Acts of the (Holy )Apostles,Actss
Rom|Romans||Rm,Ro,Rmns,Rmn,Rms,Roms,Romens,Ramans,Romas,Romands,Romanns,Rommans
2*#Cor|# Corinthians||#Co,#C(h)or(r)inthians,#Corinth(a/i/ia/ai/io)n(s),#Cor(i/ini/ni/n)thians,#Corintians
Gal|Galatians||Ga,Gl,Gal(l)ations,Galationns,Galateans,Galatins
Eph|Ephesians||Ephes,Ep,Ephe(s)ains,Ephesan(s),Eph(i/a)sians,Ephesains,E(p)hesions,Ehp
Phil|Philippians||Php,Phi,Pp,Ph,Phil(l)ip(p)(ia/a/ie/ea)ns,Phil(l)ip(p)ian,Philp(ians),Philippains
Col|Colossians||Co,C(o/a)l(l)os(s)i(a/o)ns
2*#Thess|# Thessalonians||#Thes,#Th,#Thes(s)(a/o/e)lonian(s),#Thes(s)alon(icia/i/a)ns,#Tes(s)alonians
2*#Tim|# Timothy||#Tm,#Ti,#Timoth(e)(us),#Thimoty,#Timo(hy/ty)
Titus|Titus||Tit,Tt,Ti
Phlm|Philemon||Philem,Phlmn,Phmn,Phm,Pm,Phi,Ph(i)limon
Heb|Hebrews||Heb(e/)ws,Herbrews,Hebrwes,Herbews
Jas|James||Jam,Jm,Jms,Ja
2*#Pet|# Peter||#Pt,#Pe,#P,#Ptr
3*#John|# John||#Jhn,#Joh,#Jn,#Jo,#Jh,#J,#Jhon
Jude|Jude||Jud,Jde,Jd
Rev|Revelation||Re,Rv,Rev(a/e/o/)lations,Reva(la/)tion,Revelation of (St )John( the Divine),Revelation to John,Apocalypse,Apocalypse of (St )John,Apoc,Ap,Revelaton,Relevation
Tob|Tobit||Tb,Tobias
Jdt|Judith||Jth,Jdth,Judt
2*#Macc|# Maccabees||#Mac,#Ma,#Mc,#M,#Ma(c)c(c)ab(b)ees,#Mac(h/c)abee(s)
Wis|Wisdom||Wis(d)(om) of Solomon,Wisd Sol,Wisd,Ws
Sir|Sirach||Ecclesiasticus,Ecclus,Si(ra),Wisdom of (Jesus )(ben )Sira(ch),(Jesus )(ben/the Son of) Sira(ch)
Bar|Baruch||Ba,Br
`,
}
