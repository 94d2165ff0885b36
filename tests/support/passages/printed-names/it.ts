/** Names of Italian Bibles as printed: CEI 1974 and 2008, Nuova Riveduta, Diodati, TILC, Bibbia di Gerusalemme. */
export const it = {
  ordinals: '1 1° 1ª I Prima Primo|2 2° 2ª II Seconda|3 3° 3ª III Terza Terzo',
  names: `
Gen: Genesi, Gen, Gn, Ge, Libro della Genesi, La Genesi
Exod: Esodo, Es, Eso, Libro dell'Esodo
Lev: Levitico, Lv, Lev, Libro del Levitico
Num: Numeri, Nm, Nu, Num, Libro dei Numeri
Deut: Deuteronomio, Dt, De, Deut, Libro del Deuteronomio
Josh: Giosuè, Gs, Gios, Libro di Giosuè
Judg: Giudici, Gdc, Libro dei Giudici
Ruth: Rut, Rt, Ru, Ruth, Libro di Rut
1Sam 2Sam: # Samuele, # Sam, # S, # Libro di Samuele, # libro di Samuele, # Regni
1Kgs 2Kgs: # Re, # R, # Libro dei Re
2Sam: Secondo libro di Samuele, Secondo Samuele
2Kgs: Secondo libro dei Re
2Chr: Secondo libro delle Cronache
2Macc: Secondo libro dei Maccabei
1Kgs: 3 Re, III Re, 3 Regni
2Kgs: 4 Re, IV Re, 4 Regni
1Chr 2Chr: # Cronache, # Cr, # Cro, # Libro delle Cronache, # Paralipomeni
Ezra: Esdra, Esd, Ed, Libro di Esdra
Neh: Neemia, Ne, Libro di Neemia
Esth: Ester, Est, Et, Libro di Ester
Job: Giobbe, Gb, Libro di Giobbe
Ps: Salmo, Salmi, Sal, Sl, Libro dei Salmi, Salterio
Prov: Proverbi, Pr, Prov, Libro dei Proverbi
Eccl: Qoelet, Qohelet, Qo, Ecclesiaste, Ec, Libro del Qoelet
Song: Cantico dei cantici, Ct, Cc, Cantico, Il Cantico dei cantici, Cantico di Salomone
Isa: Isaia, Is, Libro di Isaia, Libro del profeta Isaia
Jer: Geremia, Ger, Gr, Libro di Geremia
Lam: Lamentazioni, Lam, La, Lamentazioni di Geremia, Libro delle Lamentazioni
Ezek: Ezechiele, Ez, Libro di Ezechiele
Dan: Daniele, Dn, Da, Dan, Libro di Daniele
Hos: Osea, Os
Joel: Gioele, Gl
Amos: Amos, Am
Obad: Abdia, Abd, Ad
Jonah: Giona, Gio, Libro di Giona
Mic: Michea, Mi, Mic
Nah: Naum, Nahum, Na
Hab: Abacuc, Habacuc, Ab, Ac
Zeph: Sofonia, Sof, So, Sf
Hag: Aggeo, Ag
Zech: Zaccaria, Zc, Za
Mal: Malachia, Ml, Mal
Matt: Matteo, Mt, Vangelo secondo Matteo, Vangelo di Matteo, Il Vangelo secondo Matteo, San Matteo
Mark: Marco, Mc, Mr, Vangelo di Marco, San Marco
Luke: Luca, Lc, Lu, Vangelo di Luca, San Luca
John: Giovanni, Gv, Vangelo di Giovanni, San Giovanni, Vangelo secondo Giovanni
Acts: Atti, At, Atti degli Apostoli, Gli Atti degli Apostoli, Libro degli Atti degli Apostoli
Rom: Romani, Rm, Ro, Lettera ai Romani, Epistola ai Romani, Lettera di Paolo ai Romani, Lettera di san Paolo apostolo ai Romani
1Cor 2Cor: # Corinzi, # Cor, # Co, # Lettera ai Corinzi, # lettera di Paolo ai Corinzi, # lettera di san Paolo apostolo ai Corinzi, # Epistola di Paolo ai Corinzi
Gal: Galati, Gal, Ga, Lettera ai Galati
Eph: Efesini, Ef, Lettera agli Efesini
Phil: Filippesi, Fil, Fl, Fp, Lettera ai Filippesi
Col: Colossesi, Col, Cl, Lettera ai Colossesi
1Thess 2Thess: # Tessalonicesi, # Ts, # Te, # Lettera ai Tessalonicesi
1Tim 2Tim: # Timoteo, # Tm, # Ti, # Lettera a Timoteo
Titus: Tito, Tt, Tit, Lettera a Tito
Phlm: Filemone, Fm, Fi, Lettera a Filemone
Heb: Ebrei, Eb, Lettera agli Ebrei
Jas: Giacomo, Gc, Gm, Lettera di Giacomo, Lettera di san Giacomo
1Pet 2Pet: # Pietro, # Pt, # P, # Lettera di Pietro, # lettera di san Pietro
1John 2John 3John: # Giovanni, # Gv, # Lettera di Giovanni, # lettera di san Giovanni
Jude: Giuda, Gd, Lettera di Giuda
Rev: Apocalisse, Ap, Apocalisse di Giovanni, Apocalisse di san Giovanni, L'Apocalisse, Libro dell'Apocalisse, Rivelazione
Tob: Tobia, Tb, Tob, Libro di Tobia
Jdt: Giuditta, Gdt, Libro di Giuditta
1Macc 2Macc: # Maccabei, # Mac, # Libro dei Maccabei
Wis: Sapienza, Sap, Libro della Sapienza, Sapienza di Salomone
Sir: Siracide, Sir, Ecclesiastico, Libro del Siracide, Ben Sira
Bar: Baruc, Bar, Baruch, Libro di Baruc`,
}
