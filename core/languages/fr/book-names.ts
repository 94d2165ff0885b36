/** Book names and passage words of French. */
import type { BookNamesSource } from '../language'

export const bookNames: BookNamesSource = {
  signs: ';,.-',
  words: {
    chapter: 'chapitre chapitres chap ch',
    verse: 'verset versets v vv vs',
    to: 'à au a',
    and: 'et',
    next: 's suivant',
    rest: 'ss suivants suiv',
    see: 'voir aussi cf comparer',
    around:
      'le la les l livre livres du de des d aux à au évangile bonne nouvelle selon paul prophétie jésus christ générale après',
    titles: 'saint st s apôtre prophète',
    letters: 'épître lettre',
    everyday: 'nom job marc mal juges rois sagesse actes luc',
    ordinals:
      'premier première premiers premières|deuxième second seconde deuxièmes seconds secondes|troisième troisièmes|quatrième quatrièmes|cinquième',
  },
  books: `
Gn|Genèse||Gen,Ge,Genésis,Jénèse,Gennèse,Génesse,Genèze,Guenèse
Ex|Exode||Exo,Exd,E(x/xs)ode
Lv|Lévitique||Lev,Lé
Nb|Nombres||No,Nom,Nomb
Dt|Deutéronome||Deut,De,Deu,Deutoronome
Jos|Josué||Js
Jg|Juges||Jug,Jge,Jgs
Rt|Ruth||Rut,Ru
2*#S|# Samuel||#Sam,#Sm,#Sa,#Règnes,#Rgn
2*#R|# Rois||#Ro,#Rs,#Roi,##Rois,##R,##Règnes,##Rgn
2*#Ch|# Chroniques||#Chr,#Chron,#Cr,#Croniques,#Paralip(omènes)
Esd|Esdras||Esdr,Ed
Ne|Néhémie||Neh,Nehemia
Est|Esther||Esth,Ester
Jb|Job|
Ps|Psaumes|Psaume|Psa,Psautier,Psm,Ps(eau/au/om/aul)mes,P(as)aumes,Psaumme,Spaume,Pseaume,Psoume,Psame,Pasume
Pr|Proverbes||Prov,Pro,Prv,Pv,Proverbes de Salomon,Prov(er/re)bs,Provebes,Prover(b)s,Provervbes,Porverbes,Proverbres,Prouverbes
Ec|Ecclésiaste||Eccl,Ecl,Qo,Qoh,(Q/K)ohélet(h),Ec(c)lésiastes,Eclésiaste
Ct|Cantique des cantiques||Cant,Ca,Cnt,Cc,Cantique(s),Cantique(s) de Salomon,Cantiques des cantiques
Es|Ésaïe||Esa,Isaïe,Is,Isa,Isaï,Ezaïe,Izaïe,Issaïe,Isaïhe,Éssaïe,Isaïs
Jr|Jérémie||Jer,Je,Jerimie
Lm|Lamentations||Lam,La,Lamentations de Jérémie
Ez|Ézéchiel||Eze,Ezech,Ezékiel
Dn|Daniel||Dan,Da
Os|Osée||Ose
Jl|Joël||Joe
Am|Amos||Amo
Ab|Abdias||Abd
Jon|Jonas|
Mi|Michée||Mic,Mich
Na|Nahum||Nah,Nahoum
Ha|Habacuc||Hab,Haba(c/qu/k/kk)uk,Habaquq,Abacuc
So|Sophonie||Soph,Sph,Sofonie
Ag|Aggée||Agg
Za|Zacharie||Zac,Zah,Zacc(h),Zach,Zc
Ml|Malachie||Mal,Malc(h)
Mt|Matthieu||Mat,Matt,Mathieu,Mat(t)(h/hie)u,Matieu,Mattieu,Matthieux,Mathieux,Matheu
Mc|Marc||Mar,Mr,Mk,Mrc
Lc|Luc||Lu,Lk
Jn|Jean||Je(an/en),Jen,Jaen,Jeans,Jeann,Gean,Jaean,Jehan
Ac|Actes||Act,Ac(ts/te),Actes des (saints )Apôtres,Ate
Rm|Romains||Rom,Ro,Ro(o/mm)ains,Roma(n/i)s,Roamins,Romians,Romanis,Romins,Romainss
2*#Co|# Corinthiens||#Cor,#Corint(i/hi)ens,#Corinthien(s),#Corin(t/th)ien,#Chorinthiens,#Corinth(ie)ns,#Corrinthiens,#Corinhtiens,#Corynthiens
Ga|Galates||Gal,Gl
Ep|Éphésiens||Eph,Efésiens
Ph|Philippiens||Phil,Php,Fil,Phi(l)lip(p)iens,Philip(p)ien(s),Filippiens,Philippins,Phillipien
Col|Colossiens||Col(l)os(s)iens
2*#Th|# Thessaloniciens||#Thess,#Thes,#Ts,#The,#T(h)es(s)aloniciens
2*#Tm|# Timothée||#Ti,#Tim,#Thimoth(é)e,#Timoté(e)
Tt|Tite||Tit,Ti
Phm|Philémon||Phlm,Philem,Phile,Phl
He|Hébreux||Hébr,Heb,Hb,Ébreux,Hébreus
Jc|Jacques||Jac,Ja,Jq,Jaques,Jacq,Jk,Jacques apôtre
2*#P|# Pierre||#Pi,#Pie,#Pier,#Pt,#Pe,#Pierre apôtre
3*#Jn|# Jean||#Je,#J,#Jean apôtre
Jude|Jude||Jud,Jd,Jude apôtre
Ap|Apocalypse||Apoc,Apo,Apc,Ré(v),Révélation(s),Apocalypse de (saint )Jean,Révélation (de/à) Jean,Apocal(i)pse,Apocali(p)se,Apocalyspe,Appocalypse,Apocalyse,Apokalypse,Apocalispe
Tb|Tobie||Tob,Tobit
Jdt|Judith||Judit,Jth
2*#M|# Maccabées||#Mac(c),#Macch(abées),#Mc,#Ma(c)cabés,#Martyrs d'Israël
Sg|Sagesse||Sag,Sagesse de Salomon
Si|Siracide||Sir,Sirac(h),Ben Sira(c/ le Sage),Sagesse de (Jésus )Ben Sira,Jésus Ben Sira(ch),Ecclésiastique,Eccli,Sagesse de Sirac(h)
Ba|Baruch||Bar,Baruc
`,
}
