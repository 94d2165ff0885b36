/** Book names and passage words of Spanish. */
import { namePack } from './name-pack'

export const es = namePack({
  locale: 'es',
  signs: ';:,-',
  words: {
    chapter: 'capítulo capítulos cap caps',
    verse: 'versículo versículos vers v vv',
    to: 'a al hasta',
    and: 'y',
    next: 's sig siguiente',
    rest: 'ss sigs siguientes',
    see: 'véase ver también cf',
    around: 'el la los las libro de del evangelio según san carta epístola a santo pablo profeta',
    everyday: 'jueces reyes hechos marcos judas job sal dan sabiduría santiago',
    ordinals: 'primera primero primer|segunda segundo|tercera tercero tercer|cuarta cuarto|quinta quinto',
  },
  books: `
Gn|Génesis||Gen,Ge
Ex|Éxodo||Exo
Lv|Levítico||Lev
Nm|Números||Num,Nu
Dt|Deuteronomio||Deut,De
Jos|Josué|
Jue|Jueces||Jc
Rt|Rut||Ruth
2*#S|# Samuel||#Sam,#Sm,#Sa
2*#R|# Reyes||#Re,#Rey
2*#Cr|# Crónicas||#Cro,#Crón,#Paralipómenos
Esd|Esdras||Esdr
Neh|Nehemías||Ne
Est|Ester||Esther
Job|Job||Jb
Sal|Salmos|Salmo|Sl,Ps
Pr|Proverbios||Prov,Pro,Prv
Ec|Eclesiastés||Ecl,Ecle,Qo,Qohélet,Cohélet
Cnt|Cantares||Cantar de los Cantares,Cantar,Cant,Ct
Is|Isaías||Isa
Jr|Jeremías||Jer
Lm|Lamentaciones||Lam
Ez|Ezequiel||Eze
Dn|Daniel||Dan
Os|Oseas||Ose
Jl|Joel|
Am|Amós|
Abd|Abdías||Ab
Jon|Jonás|
Miq|Miqueas||Mi,Mq
Nah|Nahúm||Na
Hab|Habacuc||Ha
Sof|Sofonías||So
Hag|Hageo||Ageo,Ag
Zac|Zacarías||Za
Mal|Malaquías||Ml
Mt|Mateo||Mat
Mc|Marcos||Mr,Mar
Lc|Lucas||Luc,Lu
Jn|Juan||Jua
Hch|Hechos||Hech,Hec,Hechos de los Apóstoles
Ro|Romanos||Rom,Rm
2*#Co|# Corintios||#Cor
Gá|Gálatas||Gal
Ef|Efesios||Efe
Fil|Filipenses||Flp
Col|Colosenses|
2*#Ts|# Tesalonicenses||#Tes,#Te
2*#Ti|# Timoteo||#Tim,#Tm
Tit|Tito||Tt
Flm|Filemón||Filem
He|Hebreos||Heb,Hb
Stg|Santiago||Sant,St
2*#P|# Pedro||#Pe,#Ped
3*#Jn|# Juan||#Jua
Jud|Judas||Jds
Ap|Apocalipsis||Apoc,Apo
Tob|Tobit||Tobías,Tb
Jdt|Judit||Judith
2*#Mac|# Macabeos||#M,#Mc
Sab|Sabiduría||Sb,Sabiduría de Salomón
Eclo|Eclesiástico||Sirácida,Sirácide,Sir,Si
Bar|Baruc||Ba,Baruch
`,
})
