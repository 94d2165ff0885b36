/**
 * Book names and passage words of Portuguese; some names differ from another book's
 * only in an accent (Jó, Jo).
 */
import type { BookNamesSource } from '../language'

export const bookNames: BookNamesSource = {
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
      'o a os as livro livros de do da dos das evangelho segundo aos ao à paulo profecia universal geral',
    titles: 'são santo santa sto s apóstolo profeta',
    letters: 'carta epístola',
    everyday: 'atos reis marcos juízes judas sabedoria dan mar sal cântico',
    ordinals:
      'primeira primeiro primeiras primeiros|segunda segundo segundas segundos|terceira terceiro|quarta quarto|quinta quinto',
  },
  books: `
Gn|Gênesis||Gen,Ge,G(ê/i)n(e/i)sis,Gên(e/i)ses,Jênesis,Gênsis,Genêzis
Êx|Êxodo||Exo,Exd,E(s/z/c)odo
Lv|Levítico||Lev,Le
Nm|Números||Num,Nu
Dt|Deuteronômio||Deut,De,Deu,Deut(o/r/er)(e/o)nômio
Js|Josué||Jos
Jz|Juízes||Jui,Jzs
Rt|Rute||Rut,Ruth
2*#Sm|# Samuel||#Sam,#Sa,#S,#Reinos
2*#Rs|# Reis||#Re,#R,#Reinados,##Reinos,##Reis,##Rs
2*#Cr|# Crônicas||#Cro,#Cron,#Ch,#Paralip(ômenos),#Par
Ed|Esdras||Esd,Esdra
Ne|Neemias||Nee,Neh,Nehemias
Et|Ester||Est,Esther
Jó|Jó||Job,Jb
Sl|Salmos|Salmo|Sal,Sls,Slm,Ps,Psalmo(s),Saltério,Salm,Slamos,Salmso,Salmoss,Salmus,Saumos
Pv|Provérbios||Prov,Pr,Pro,Prv,Provérbios de Salomão,Prov(é/i)rvios,Probérbios,Prover(bi)os,Pr(e)vérbios,Provébios,Porvérbios,Pronvérbios,Proverbias
Ec|Eclesiastes||Ecl,Eclesiast(e/is),Ec(c)lesiastes,Qo,Qoh,(C/Q)o(é/hé)let(h),Co(é/hé)lete
Ct|Cânticos||Cântico(s) dos Cânticos,Cântico(s) de Salomão,Cantares,Cantares de Salomão,Cântico Superlativo,Cant,Cân,Cnt,Ca,Cântico
Is|Isaías||Isa,Esaías,I(z/ss)aías,Isias,Isahías,Isaiaz
Jr|Jeremias||Jer,Je,Geremias
Lm|Lamentações||Lam,Lamentações de Jeremias,Lamenta(c/ss)ões,Trenos
Ez|Ezequiel||Eze,Ezq,E(s/z)eq(ui/ue)el,Ezechiel
Dn|Daniel||Dan
Os|Oseias||Ose,Oseas,Hoseias
Jl|Joel||Joe
Am|Amós||Amo
Ob|Obadias||Abdias,Abd,Ab,Obd
Jn|Jonas||Jon
Mq|Miqueias||Miq,Mi,Miqueas,Mic
Na|Naum||Nau,Nahum,Nah
Hc|Habacuque||Habac(uc/u),Hab,Ab(a/b)acuque,Habacuk
Sf|Sofonias||Sof
Ag|Ageu||Age,Hag,Agel
Zc|Zacarias||Zac,Za,Zaqueias,Zacharias
Ml|Malaquias||Mal,Malachias
Mt|Mateus||Mat,Matt,Math,Mat(h/t)eus,Mateu(z),Mathe(us/u),Matheo,Mateos,Matues,Mateuss
Mc|Marcos||Mar,Mrc,Mr,Mk
Lc|Lucas||Luc,Lu,Lk
Jo|João||Joa,Juão,Jão,Joãm,Jhn,Joan,Jhoão
At|Atos||Act(os),Ato,Atos dos (Santos )Apóstolos,Actos dos Apóstolos,Act
Rm|Romanos||Rom,Ro,Rms,Ro(m)annos,Ramanos,Rumanos,Romamos,Romanso,Rromanos,Romnaos
2*#Co|# Coríntios||#Cor,#C(h/)orí(m/n)t(h/e/i)os,#Corín(th/t)ios,#Coritios,#Corintos,#Corinitos,#Corrintios
Gl|Gálatas||Gal,Ga
Ef|Efésios||Efe,Ep,Efe(sio/zios/ssios),Eph,Efesos
Fp|Filipenses||Fl,Fil,Flp,Filp,Phil,Fi(l/li)pen(c/s)es,Fi(l)lipenses,Fel(i)penses,Filipensses,Philipenses
Cl|Colossenses||Col,Colo(c/s/ss)en(s/c)es
2*#Ts|# Tessalonicenses||#Tes,#Tess,#Te,#Th,#T(h)es(s)aloni(c/ss)en(s/c)es
2*#Tm|# Timóteo||#Tim,#Ti,#T(h)imóte(o/u),#Timótio
Tt|Tito||Tit
Fm|Filemom||Filemon,Film,Flm,Flmn,Fmn,Fle,Phm
Hb|Hebreus||Heb,He,(H)ebreus,Hebrews,Hebreos
Tg|Tiago||Tia,Tgo,São Tiago,St
2*#Pe|# Pedro||#P,#Ped,#Pd,#Pdr,#Pt
3*#Jo|# João||#Joa,#J,#Juão
Jd|Judas||Jud,Ju
Ap|Apocalipse||Apoc,Apo,Apc,Apocalypse,Apocalips(i)s,Apocal(ip/i)ce,Apocalipse de (São )João,Revelação,Apocalipse do Apóstolo João,Rev,Apocalispe,Apocalise,Apocalipsi,Apocalípsse
Tb|Tobias||Tob,Tobite,Tobi(t)
Jt|Judite||Jdt,Judit(h),Jdt
2*#Mc|# Macabeus||#Mac,#Macc,#M,#Mb,#Ma(c)cab(e)us,#Macabeos
Sb|Sabedoria||Sab,Sabedoria de Salomão,Sap
Eclo|Eclesiástico||Eclus,Eclis,Eccli,Sirácid(a/e),Sir(ac/ach),Sirá,Ben Sirá,Sir,Si,Sabedoria de (Jesus/Ben) Sir(á/ac),Sabedoria de Sirac,Ben Sirac(h)
Br|Baruc||Bar,Ba,Baruque,Baruch
`,
}
