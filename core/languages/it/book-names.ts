/** Book names and passage words of Italian. */
import type { BookNamesSource } from '../language'

export const bookNames: BookNamesSource = {
  signs: ';,.-',
  words: {
    chapter: 'capitolo capitoli cap capp',
    verse: 'versetto versetti v vv',
    to: 'a al fino',
    and: 'e ed',
    next: 's seg seguente',
    rest: 'ss segg seguenti',
    see: 'vedi anche cfr cf confronta',
    around:
      'il la lo i gli le l libro libri di d del dello dell della dei degli delle al agli ai alla a vangelo buona notizia secondo paolo profezia cattolica dal dalla dai dagli dall evangelo',
    titles: 'san santo santa sant s apostolo profeta evangelista',
    letters: 'lettera epistola',
    everyday: 'atti re marco giudici giuda numeri sapienza giobbe luca dan mar cantico ger',
    ordinals: 'prima primo|seconda secondo|terza terzo|quarta quarto|quinta quinto',
  },
  books: `
Gen|Genesi||Gn,Ge,Gen(n)esis,Gennesi,Gensi,Ginesi,Jenesi,Genessi
Es|Esodo||Eso,Ex,Exo,Eso(d),Essodo
Lv|Levitico||Lev,Le
Nm|Numeri||Num,Nu
Dt|Deuteronomio||Deut,De,Deu,De(u/o)t(o/e)ronomio,Deuter(e/i)nomio
Gs|Giosuè||Gios,Gsù,Jos
Gdc|Giudici||Giudic,Gdic,Giud,Gdi,Gc
Rt|Rut||Ruth,Ru
2*#Sam|# Samuele||#Sm,#Sa,#S,#Samele,#Regni,#Rgn
2*#Re|# Re||#R,##Re,##R,##Regni,##Rgn
2*#Cr|# Cronache||#Cro,#Cron,#Ch,#Cronoche,#Croniche,#Paralip(omeni),#Par
Esd|Esdra||Esdr,Ed,Ezra
Ne|Neemia||Nee,Nehemia,Neh
Est|Ester||Et,Esther
Gb|Giobbe||Giob,Job
Sal|Salmi|Salmo|Sl,Sa,Ps,Slm,Salterio,Salm,Slami,Psalmi,Salmmi,Samli,Slamo,Psalmo
Pr|Proverbi||Prov,Pro,Prv,Pv,Proverbi di Salomone,Proverbio,Prov(v)erbi,Proberbi,Preverbi,Prverbi,Provebi,Porverbi,Proverbii
Qo|Qoelet||(Q/C)o(h/)elet(h),Kohelet,Qoh,Ecclesiaste(s),Ec(c)lesiaste,Ec,Ecc,Eccl,Ecl
Ct|Cantico dei cantici||Cantico( di Salomone),Cantica,Cantica dei Cantici,Cantico de Cantici,Can,Cant,Ca,Cn,Cc
Is|Isaia||Isa,Isi,Isia,Esaia,Issaia,Izaia,Isaiia,Isahia
Ger|Geremia||Gr,Gere,Gerem,Ieremia,Jer
Lam|Lamentazioni||Lm,La,Lamentazione,Lamentazioni di Geremia,Lamenta(tion/z)i
Ez|Ezechiele||Eze,Ezec,Ezech,Ezechiel(l)e,Ezec(c)hiele
Dn|Daniele||Dan,Da
Os|Osea||Ose,Hosea
Gl|Gioele||Gioe,Gle,Ioel(e),Joel(e)
Am|Amos||Amo
Abd|Abdia||Ad,Abdi,Obadia,Ovadia
Gio|Giona||Gion,Gna,Gn,Jona
Mi|Michea||Mic,Mich,Mh
Na|Naum||Nau,Nahum,Nah
Ab|Abacuc||Aba,Abac,Ac,Habacuc,Abacuch,Abac(h/)uk
Sof|Sofonia||So,Sf,Sofo
Ag|Aggeo||Agg,Ageo,Agge
Zc|Zaccaria||Zac,Zacc,Za,Zacaria,Zach
Ml|Malachia||Mal,Malac(c)hia,Malac
Mt|Matteo||Mat,Matt,Mateo,Mattheo,Matte,Matt(e)io,Mattoe,Matheo,Matteu
Mc|Marco||Mar,Marc,Mr,Mk,Marcho
Lc|Luca||Luc,Lu,Lk,Lucca
Gv|Giovanni||Giov,Gio(v)ani,Govanni,Giovan(n),Gvn,Giovvanni,Giovnni,Gioanni,Givoanni
At|Atti||Att,Atti degli (Santi )Apostoli,Act
Rm|Romani||Rom,Ro,Romanni,Ro(m)ami,Romane,Ramani,Roamni,Rommani,Romni
2*#Cor|# Corinzi||#Co,#Corin(ti/t/si),#Corint(i/h)i,#Corinz(zi),#Corrinzi,#Corinzii,#Corizi
Gal|Galati||Ga,Gal(l)ati
Ef|Efesini||Efe,Efes,Effesini,Efesi(a)ni,Eph,Ephesini
Fil|Filippesi||Fp,Fl,Flp,Filip,Fili(pp/pe/p)si,Fil(l)ip(p)esi,Fil(l)ippensi,Fil(l)ippessi,Filipessi,Filppesi,Philippesi
Col|Colossesi||Cl,Colos,Col(l)os(s)esi,Colossessi
2*#Ts|# Tessalonicesi||#Tess,#Tes,#Te,#Th,#T(h)es(s)alonicesi,#Tessalonic(h/es)esi,#Tessalonicensi
2*#Tm|# Timoteo||#Tim,#Ti,#Timot(e)o,#Timotheo
Tt|Tito||Tit
Fm|Filemone||Flm,Fi,File,Fm,Filem,Phm
Eb|Ebrei||Ebr,He,Heb,Ebre(o/i),Ebbrei,Ebrai
Gc|Giacomo||Giac,Gm,Gia,Gm,Giac(c)omo,Iacopo,Jac
2*#Pt|# Pietro||#P,#Pie,#Pe,#Piet,#Petro
3*#Gv|# Giovanni||#Giov,#Gio,#Giovani,#G
Gd|Giuda||Gda,Giud,Jud
Ap|Apocalisse||Apoc,Apo,Apc,Apocalisse di (san )Giovanni,Apocal(is/i)se,Ap(p)ocalisse,Apocalipse,Riv,Rivelazione,Rivelazione (di/a) Giovanni,Apocallisse,Apocalissi,Apoclisse
Tb|Tobia||Tob,Tobi,Tobit,Tobiolo
Gdt|Giuditta||Giudit,Gdtt,Giudita
2*#Mac|# Maccabei||#Macc,#Mc,#M,#Macabei,#Machabei
Sap|Sapienza||Sapienza di Salomone,Sp
Sir|Siracide||Si,Sirac,Sirach,Ecclesiastico,Ecclo,Ecli,Eccli,Sapienza di (Gesù )(Ben/figlio di) Sirac(h),Sapienza di Sirac(h/ide),Ben Sira
Bar|Baruc||Baruch,Ba
`,
}
