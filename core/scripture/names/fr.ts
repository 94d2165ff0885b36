/** Book names and passage words of French. */
import { namePack } from './name-pack'

export const fr = namePack({
  locale: 'fr',
  signs: ';,.-',
  words: {
    chapter: 'chapitre chapitres chap ch',
    verse: 'verset versets v vv vs',
    to: 'à au a',
    and: 'et',
    next: 's suivant',
    rest: 'ss suivants suiv',
    see: 'voir aussi cf comparer',
    around: 'le la les l livre du de des d épître lettre aux à évangile selon saint paul prophète',
    everyday: 'nom job marc juges rois sagesse actes luc',
    ordinals: 'premier première|deuxième second seconde|troisième|quatrième|cinquième',
  },
  books: `
Gn|Genèse||Gen,Ge
Ex|Exode||Exo
Lv|Lévitique||Lev
Nb|Nombres||Nom,Nomb
Dt|Deutéronome||Deut,De
Jos|Josué|
Jg|Juges||Jug,Jge
Rt|Ruth||Rut,Ru
2*#S|# Samuel||#Sam,#Sm
2*#R|# Rois||#Ro,#Rs
2*#Ch|# Chroniques||#Chr,#Chron,#Cr
Esd|Esdras||Esdr
Ne|Néhémie||Neh
Est|Esther||Esth
Jb|Job|
Ps|Psaumes|Psaume|Psa
Pr|Proverbes||Prov,Pro,Prv
Ec|Ecclésiaste||Eccl,Qo,Qoh,Qohélet,Qohéleth
Ct|Cantique des cantiques||Cant,Ca,Cantique
Es|Ésaïe||Esa,Isaïe,Is,Isa
Jr|Jérémie||Jer,Je
Lm|Lamentations||Lam,La
Ez|Ézéchiel||Eze,Ezech
Dn|Daniel||Dan,Da
Os|Osée|
Jl|Joël||Joe
Am|Amos|
Ab|Abdias||Abd
Jon|Jonas|
Mi|Michée||Mic
Na|Nahum||Nah,Nahoum
Ha|Habacuc||Hab,Habaquq,Habakuk
So|Sophonie||Soph
Ag|Aggée||Agg
Za|Zacharie||Zac,Zach
Ml|Malachie||Mal
Mt|Matthieu||Mat,Matt
Mc|Marc||Mar
Lc|Luc||Lu
Jn|Jean|
Ac|Actes||Act,Actes des Apôtres
Rm|Romains||Rom,Ro
2*#Co|# Corinthiens||#Cor
Ga|Galates||Gal
Ep|Éphésiens||Eph
Ph|Philippiens||Phil,Php
Col|Colossiens|
2*#Th|# Thessaloniciens||#Thess,#Thes
2*#Tm|# Timothée||#Ti,#Tim
Tt|Tite||Tit
Phm|Philémon||Phlm,Philem
He|Hébreux||Hébr,Heb
Jc|Jacques||Jac,Ja,Jq
2*#P|# Pierre||#Pi,#Pie
3*#Jn|# Jean||#Je
Jude|Jude||Jud
Ap|Apocalypse||Apoc,Apo
Tb|Tobie||Tob,Tobit
Jdt|Judith||Judit
2*#M|# Maccabées||#Mac,#Macc,#Macchabées,#Maccabees
Sg|Sagesse||Sag,Sagesse de Salomon
Si|Siracide||Sir,Ben Sira,Ben Sirac,Ecclésiastique
Ba|Baruch||Bar
`,
})
