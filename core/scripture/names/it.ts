/** Book names and passage words of Italian. */
import { namePack } from './name-pack'

export const it = namePack({
  locale: 'it',
  signs: ';,.-',
  words: {
    chapter: 'capitolo capitoli cap capp',
    verse: 'versetto versetti v vv',
    to: 'a al fino',
    and: 'e ed',
    next: 's seg seguente',
    rest: 'ss segg seguenti',
    see: 'vedi anche cfr cf confronta',
    around: 'il la lo i gli le l libro di del dei della lettera ai agli a vangelo secondo san paolo profeta',
    everyday: 'atti re marco giudici giuda numeri sapienza giobbe luca dan mar',
    ordinals: 'prima primo|seconda secondo|terza terzo|quarta quarto|quinta quinto',
  },
  books: `
Gen|Genesi||Gn,Ge
Es|Esodo||Eso,Ex
Lv|Levitico||Lev
Nm|Numeri||Num
Dt|Deuteronomio||Deut,De
Gs|Giosuè||Gios
Gdc|Giudici||Giudic
Rt|Rut||Ruth
2*#Sam|# Samuele||#Sm,#S
2*#Re|# Re||#R
2*#Cr|# Cronache||#Cro,#Cron
Esd|Esdra||Esdr
Ne|Neemia||Nee
Est|Ester||Et
Gb|Giobbe||Giob
Sal|Salmi|Salmo|Sl,Ps
Pr|Proverbi||Prov,Pro
Qo|Qoelet||Qohelet,Ecclesiaste,Ec,Eccl
Ct|Cantico dei cantici||Cantico,Cant,Ca
Is|Isaia||Isa
Ger|Geremia||Gr
Lam|Lamentazioni||Lm
Ez|Ezechiele||Eze
Dn|Daniele||Dan,Da
Os|Osea||Ose
Gl|Gioele||Gioe
Am|Amos||Amo
Abd|Abdia||Ad
Gio|Giona||Gion
Mi|Michea||Mic
Na|Naum||Nau
Ab|Abacuc||Aba
Sof|Sofonia||So
Ag|Aggeo||Agg
Zc|Zaccaria||Zac,Zacc
Ml|Malachia||Mal
Mt|Matteo||Mat,Matt
Mc|Marco||Mar
Lc|Luca||Luc
Gv|Giovanni||Giov,Vangelo secondo Giovanni
At|Atti||Att,Atti degli Apostoli
Rm|Romani||Rom,Ro
2*#Cor|# Corinzi||#Co
Gal|Galati||Ga
Ef|Efesini||Efe
Fil|Filippesi||Fp
Col|Colossesi|
2*#Ts|# Tessalonicesi||#Tess,#Te
2*#Tm|# Timoteo||#Tim,#Ti
Tt|Tito||Tit
Fm|Filemone||Flm
Eb|Ebrei||Ebr
Gc|Giacomo||Giac
2*#Pt|# Pietro||#P,#Pie
3*#Gv|# Giovanni||#Giov
Gd|Giuda|
Ap|Apocalisse||Apoc
Tb|Tobia||Tob,Tobi
Gdt|Giuditta||Giudit
2*#Mac|# Maccabei||#Macc,#Mc
Sap|Sapienza||Sapienza di Salomone
Sir|Siracide||Si,Ecclesiastico
Bar|Baruc||Baruch
`,
})
