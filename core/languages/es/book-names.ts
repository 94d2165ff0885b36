/** Book names and passage words of Spanish. */
import type { BookNamesSource } from '../language'

export const bookNames: BookNamesSource = {
  signs: ';:,-',
  words: {
    chapter: 'capítulo capítulos cap caps',
    verse: 'versículo versículos vers v vv',
    to: 'a al hasta',
    and: 'y',
    next: 's sig siguiente',
    rest: 'ss sigs siguientes',
    see: 'véase ver también cf',
    around: 'el la los las libro libros de del evangelio según a pablo profecía universal general católica',
    titles: 'san santo santa sto s apóstol profeta',
    letters: 'carta epístola',
    everyday: 'jueces reyes hechos marcos judas job sal dan sabiduría santiago cantar mar',
    ordinals: 'primera primero primer|segunda segundo|tercera tercero tercer|cuarta cuarto|quinta quinto',
  },
  books: `
Gn|Génesis||Gen,Ge,Génisis,Jénesis,Génsis,Génecis,Guénesis,Génessis
Ex|Éxodo||Exo,Exd,E(xs/s/c)odo
Lv|Levítico||Lev,Le,Lebítico
Nm|Números||Num,Nu,Nb
Dt|Deuteronomio||Deut,De,Deu,Deut(r/o/)(e/o)nomio,Deut(or/er)(o/e)nomio,Deute(rom/ron)io
Jos|Josué||Js
Jue|Jueces||Jc,Jz,Juec,Jces,Jueses
Rt|Rut||Ruth,Ru
2*#S|# Samuel||#Sam,#Sm,#Sa,#Reinos,#Samule
2*#R|# Reyes||#Re,#Rey,#Ry(s/e/),#Rs,#Res,#Ree,##Reyes,##Reinos
2*#Cr|# Crónicas||#Cro,#Crón,#Ch,#Par(alipómenos),#Paralipómeno
Esd|Esdras||Esdr,Esdra,Ed
Neh|Nehemías||Ne,Neemías
Est|Ester||Esther,Et
Job|Job||Jb
Sal|Salmos|Salmo|Sl,Slm,Slms,Ps,Sa,Salterio,Psalmo(s),Salmso,Slamos,Salmoss,Salomos,Sarmos
Pr|Proverbios||Prov,Pro,Prv,Pv,Prvbs,Proverbios de Salomón,Pro(b/v)er(b/v)ios,Pr(o/e)v(e)rbio,Prvb(o)s,Prover(bi)os,Pr(e)verbios,Proverbos,Porverbios,Prorverbios
Ec|Eclesiastés||Ecl,Ecle,Ecls,Qo,Qoh,(Q/C)ohélet(h),Ec(c)lesi(as/)tés,Ec(c)lesias(tí/)s
Cnt|Cantares||Cantar de los Cantares,Cantares de Salomón,Cantar(e) de los Cantares,Cantar,Cant,Ct,Ca
Is|Isaías||Isa,Izaías,Isaís,Isías,Isahías,Ysaías,Esaías,Isaíaz
Jr|Jeremías||Jer,Je,Geremías
Lm|Lamentaciones||Lam,La,Lamentaciones de Jeremías,Lamenta(c/s)ion(es),Trenos
Ez|Ezequiel||Eze,Ezq,Eseq(u)iel,Ez(e/i)q(u)iel,Ezekiel
Dn|Daniel||Dan,Da,Danyel
Os|Oseas||Ose,Oceas,Hoseas
Jl|Joel||Joe
Am|Amós||Amo,Ams
Abd|Abdías||Ab,Abdia,Obadías
Jon|Jonás||Jns
Miq|Miqueas||Mi,Mq,Mic
Nah|Nahúm||Na,Naum,Nh
Hab|Habacuc||Ha,Habc,Abacuc,Haba(cu/c)k,Habac(c)uc,Habb(a/acu)c
Sof|Sofonías||So,Sf,Sophonías
Hag|Hageo||Ageo,Ag,Hg,Aggeo,Haggeo
Zac|Zacarías||Za,Zc,Zach,Sacarías,Zacharías
Mal|Malaquías||Ml,Malachías
Mt|Mateo||Mat,Matt,Mateos,Mat(h/te)eo,Matheo,Matheu,Matteo,Mateho,Maeto,Mateu
Mc|Marcos||Mr,Mar,Mrc,Mk
Lc|Lucas||Luc,Lu,Lk
Jn|Juan||Jua,Ju,J(a/u)un,Jaan,Jaun,Jhn,Juam,Juann,Joan,Jhuan
Hch|Hechos||Hech,Hec,Hc,Act,Echos,(Actos/Hechos) de los Apóstoles,Hechos de los Santos Apóstoles,Heshos
Ro|Romanos||Rom,Rm,Rmn(s),Rms,Ros,Roms,Rromanos,Ramanos,Romamos,Romanoz,Romnos,Roamnos
2*#Co|# Corintios||#Cor,#C(h)orin(ti/t/te/thi)os,#Corini,#Corintions,#Corinitos,#Corrintios
Gá|Gálatas||Gal,Gl,Galatos
Ef|Efesios||Efe,Ep,Efecios,Efesi(an)os,Efesos,Ephesios
Fil|Filipenses||Flp,Fp,Fl,F(i/e)lip(e/i)n(s/c)es,Philipenses,Fi(l)lipences,Filipensis,Filippenses,Filipeneses
Col|Colosenses||Cl,Colos(s)ens(e)s,Col(o/)sen(s/c)es
2*#Ts|# Tesalonicenses||#Tes,#Te,#Th,#T(h)es(s)aloni(c/s)en(s/c)es,#Tesalonicense(s),#Tesalonisense,#Tesalon(is)censes
2*#Ti|# Timoteo||#Tim,#Tm,#Timoth(e)o,#Timot(h)eo,#Timateo
Tit|Tito||Tt,Ti
Flm|Filemón||Filem,Flmn,Fmn,Filmón,Fm,Phm
He|Hebreos||Heb,Hb,(H)ebreo(s),Hebr(e)os,Hebre(us)
Stg|Santiago||Sant,St,Sgo,Jacobo
2*#P|# Pedro||#Pe,#Ped,#Pd,#Pt,#Pdr
3*#Jn|# Juan||#Jua,#Ju,#J,#Jaun
Jud|Judas||Jds,Jd,Jda
Ap|Apocalipsis||Apoc,Apo,Apc,Apocali(p/c/pc)(s)is,Apocalip(s/c)e,Apocalips(i/e)s,Apocalipsis de (San )Juan,Revelación( de Juan),Rev,Apocalisis,Apocalipsys,Apocalispis,Apocalypsis
Tob|Tobit||Tobías,Tb
Jdt|Judit||Judith,Jdit
2*#Mac|# Macabeos||#M,#Mc,#Macc,#Ma(c)cab(b)eo(s),#Macabees
Sab|Sabiduría||Sb,Sabiduría de Salomón,Sap
Eclo|Eclesiástico||Eccli,Ecclo,Sirácid(a/e),Sir(ac/ach),Sirá,Sir,Si,Ben Sirá,Sabiduría de (Jesús )Ben Sirá,Sabiduría de (Jesús/ben) Sirac(h)
Bar|Baruc||Ba,Baruch,Br
`,
}
