/** Names of Spanish Bibles as printed: Reina-Valera, Biblia de Jerusalén, NVI, Dios Habla Hoy, Conferencia Episcopal, Latinoamericana. */
export const es = {
  ordinals:
    '1 1.º 1ª I Primera Primero Primer|2 2.º 2ª II Segunda Segundo|3 3.º 3ª III Tercera Tercero Tercer',
  names: `
Gen: Génesis, Gn, Gén, Gen, Ge, Libro del Génesis, El Génesis
Exod: Éxodo, Ex, Éx, Éxo, Libro del Éxodo
Lev: Levítico, Lv, Lev, Libro del Levítico
Num: Números, Nm, Núm, Nu, Libro de los Números
Deut: Deuteronomio, Dt, Deut, Libro del Deuteronomio
Josh: Josué, Jos, Libro de Josué
Judg: Jueces, Jue, Jc, Jue., Libro de los Jueces
Ruth: Rut, Rt, Ruth, Libro de Rut
1Sam 2Sam: # Samuel, # S, # Sam, # Sm, # Libro de Samuel, # Reinos
1Kgs 2Kgs: # Reyes, # R, # Re, # Rey, # Libro de los Reyes
1Kgs: 3 Reyes, III Reyes, 3 Reinos
2Kgs: 4 Reyes, IV Reyes, 4 Reinos
1Chr 2Chr: # Crónicas, # Cr, # Cro, # Crón, # Libro de las Crónicas, # Paralipómenos
Ezra: Esdras, Esd, Libro de Esdras
Neh: Nehemías, Neh, Ne, Libro de Nehemías
Esth: Ester, Est, Esther, Libro de Ester
Job: Job, Jb, Libro de Job
Ps: Salmo, Salmos, Sal, Sl, Libro de los Salmos, Salterio
Prov: Proverbios, Pr, Prov, Prv, Libro de los Proverbios, Proverbios de Salomón
Eccl: Eclesiastés, Ec, Ecl, Qo, Qohélet, Cohélet, Libro del Eclesiastés
Song: Cantares, Cantar de los Cantares, Cnt, Ct, Cant, El Cantar de los Cantares, Cantar, Cantares de Salomón
Isa: Isaías, Is, Isa, Libro de Isaías, Libro del profeta Isaías
Jer: Jeremías, Jr, Jer, Libro de Jeremías, Libro del profeta Jeremías
Lam: Lamentaciones, Lm, Lam, Lamentaciones de Jeremías, Libro de las Lamentaciones
Ezek: Ezequiel, Ez, Eze, Libro de Ezequiel
Dan: Daniel, Dn, Dan, Libro de Daniel
Hos: Oseas, Os
Joel: Joel, Jl
Amos: Amós, Am
Obad: Abdías, Abd, Ab
Jonah: Jonás, Jon
Mic: Miqueas, Mi, Miq
Nah: Nahúm, Nahum, Nah, Na
Hab: Habacuc, Hab, Ha
Zeph: Sofonías, Sof, So
Hag: Hageo, Ageo, Hag, Ag
Zech: Zacarías, Zac, Za
Mal: Malaquías, Mal, Ml
Matt: Mateo, Mt, Mat, San Mateo, Evangelio según San Mateo, El Evangelio según Mateo, El Santo Evangelio según San Mateo
Mark: Marcos, Mc, Mr, San Marcos, Evangelio según San Marcos, El Evangelio según Marcos
Luke: Lucas, Lc, Luc, San Lucas, Evangelio según San Lucas
John: Juan, Jn, San Juan, Evangelio según San Juan, El Evangelio según Juan, El Santo Evangelio según San Juan
Acts: Hechos, Hch, Hech, Hechos de los Apóstoles, Los Hechos de los Apóstoles, Libro de los Hechos de los Apóstoles, Hc
Rom: Romanos, Ro, Rm, Rom, Carta a los Romanos, Epístola a los Romanos, Epístola del Apóstol San Pablo a los Romanos
1Cor 2Cor: # Corintios, # Co, # Cor, # Carta a los Corintios, # Epístola a los Corintios, # Epístola del Apóstol San Pablo a los Corintios, # Epístola de Pablo a los Corintios
Gal: Gálatas, Gá, Ga, Gal, Gál, Carta a los Gálatas, Epístola a los Gálatas
Eph: Efesios, Ef, Carta a los Efesios
Phil: Filipenses, Fil, Flp, Carta a los Filipenses
Col: Colosenses, Col, Carta a los Colosenses
1Thess 2Thess: # Tesalonicenses, # Ts, # Tes, # Te, # Carta a los Tesalonicenses
1Tim 2Tim: # Timoteo, # Ti, # Tim, # Tm, # Carta a Timoteo, # Epístola de Pablo a Timoteo
Titus: Tito, Tit, Tt, Carta a Tito, Epístola de Pablo a Tito
Phlm: Filemón, Flm, Filem, Carta a Filemón
Heb: Hebreos, He, Heb, Hb, Carta a los Hebreos, Epístola a los Hebreos
Jas: Santiago, Stg, Sant, St, Carta de Santiago, Epístola de Santiago, Epístola Universal de Santiago
1Pet 2Pet: # Pedro, # P, # Pe, # Carta de Pedro, # Carta de San Pedro, # Epístola Universal de San Pedro
1John 2John 3John: # Juan, # Jn, # Carta de Juan, # Carta de San Juan, # Epístola Universal de San Juan
Jude: Judas, Jud, Jds, Carta de Judas, Epístola Universal de San Judas
Rev: Apocalipsis, Ap, Apoc, Apocalipsis de Juan, Apocalipsis de San Juan, El Apocalipsis de San Juan, Libro del Apocalipsis
Tob: Tobías, Tobit, Tob, Tb, Libro de Tobías, Libro de Tobit
Jdt: Judit, Judith, Jdt, Libro de Judit
1Macc 2Macc: # Macabeos, # Mac, # M, # Mc, # Libro de los Macabeos
Wis: Sabiduría, Sab, Sb, Libro de la Sabiduría, Sabiduría de Salomón
Sir: Eclesiástico, Eclo, Sirácida, Sirácides, Si, Sir, Libro del Eclesiástico, Ben Sirá
Bar: Baruc, Bar, Ba, Baruch, Libro de Baruc`,
}
