/** Book names and passage words of Portuguese; some names differ from another book's only by an accent (Jó, Jo). */
import { namePack } from './name-pack'

export const pt = namePack({
  locale: 'pt',
  signs: ';.,-',
  words: {
    chapter: 'capítulo capítulos cap caps',
    verse: 'versículo versículos vers v vv',
    to: 'a até ao',
    and: 'e',
    next: 's seg seguinte',
    rest: 'ss segs seguintes',
    see: 'veja ver também cf',
    around:
      'o a os as livro de do da dos das evangelho segundo são carta epístola aos ao à apóstolo paulo profeta',
    everyday: 'atos reis marcos juízes judas sabedoria dan',
    ordinals: 'primeira primeiro|segunda segundo|terceira terceiro|quarta quarto|quinta quinto',
  },
  books: `
Gn|Gênesis||Génesis,Gen,Ge
Êx|Êxodo||Éxodo,Exo
Lv|Levítico||Lev
Nm|Números||Num
Dt|Deuteronômio||Deuteronómio,Deut,De
Js|Josué||Jos
Jz|Juízes||Jui
Rt|Rute||Rut,Ruth
2*#Sm|# Samuel||#Sam,#S
2*#Rs|# Reis||#Re,#R
2*#Cr|# Crônicas||#Crónicas,#Cro,#Crô
Ed|Esdras||Esd
Ne|Neemias||Nee
Et|Ester||Est
Jó|Jó||Job
Sl|Salmos|Salmo|Sal,Ps
Pv|Provérbios||Prov,Pr
Ec|Eclesiastes||Ecl,Coélet,Qohélet
Ct|Cânticos||Cântico dos Cânticos,Cantares,Cantares de Salomão,Cant,Cântico
Is|Isaías||Isa
Jr|Jeremias||Jer
Lm|Lamentações||Lam
Ez|Ezequiel||Eze
Dn|Daniel||Dan
Os|Oseias||Oséias,Ose
Jl|Joel|
Am|Amós||Amo
Ob|Obadias||Abdias,Abd
Jn|Jonas||Jon
Mq|Miqueias||Miquéias,Miq
Na|Naum||Nau
Hc|Habacuque||Habacuc,Hab
Sf|Sofonias||Sof
Ag|Ageu||Age
Zc|Zacarias||Zac
Ml|Malaquias||Mal
Mt|Mateus||Mat
Mc|Marcos||Mar
Lc|Lucas||Luc
Jo|João||Joa,Evangelho segundo João
At|Atos||Actos,Atos dos Apóstolos,Actos dos Apóstolos
Rm|Romanos||Rom,Ro
2*#Co|# Coríntios||#Cor
Gl|Gálatas||Gal
Ef|Efésios||Efe
Fp|Filipenses||Fl,Fil,Flp
Cl|Colossenses||Col
2*#Ts|# Tessalonicenses||#Tes,#Tess
2*#Tm|# Timóteo||#Tim,#Ti
Tt|Tito||Tit
Fm|Filemom||Filemon,Filémon,Flm
Hb|Hebreus||Heb
Tg|Tiago||Tia
2*#Pe|# Pedro||#P,#Ped
3*#Jo|# João||#Joa
Jd|Judas||Jud
Ap|Apocalipse||Apoc,Apo
Tb|Tobias||Tob,Tobite
Jt|Judite||Jdt,Judit
2*#Mc|# Macabeus||#Mac
Sb|Sabedoria||Sab,Sabedoria de Salomão
Eclo|Eclesiástico||Sirácida,Sirac,Sir,Si
Br|Baruc||Bar,Baruque
`,
})
