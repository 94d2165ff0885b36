/** Names of Portuguese Bibles as printed: Almeida, NVI, Ave Maria, CNBB, Bíblia de Jerusalém, Difusora Bíblica (Portugal). */
export const pt = {
  ordinals: '1 1º 1ª I Primeira Primeiro|2 2º 2ª II Segunda|3 3º 3ª III Terceira Terceiro',
  names: `
Gen: Gênesis, Génesis, Gn, Gen, Gên, Livro do Gênesis
Exod: Êxodo, Éxodo, Ex, Êx, Êxo, Livro do Êxodo
Lev: Levítico, Lv, Lev, Livro do Levítico
Num: Números, Nm, Num, Livro dos Números
Deut: Deuteronômio, Deuteronómio, Dt, Deut
Josh: Josué, Js, Jos, Livro de Josué
Judg: Juízes, Jz, Livro dos Juízes
Ruth: Rute, Rt, Livro de Rute
1Sam 2Sam: # Samuel, # Sm, # Sam, # Livro de Samuel, # Reinos
1Kgs 2Kgs: # Reis, # Rs, # Re, # Livro dos Reis
2Sam: Segundo Livro de Samuel, Segundo Samuel
2Kgs: Segundo Livro dos Reis, Segundo Reis
2Chr: Segundo Livro das Crônicas
2Macc: Segundo Livro dos Macabeus
1Kgs: 3 Reis, III Reis, 3 Reinos
2Kgs: 4 Reis, IV Reis, 4 Reinos
1Chr 2Chr: # Crônicas, # Crónicas, # Cr, # Cro, # Livro das Crônicas, # Livro de Crônicas, # Paralipômenos
Ezra: Esdras, Ed, Esd, Livro de Esdras
Neh: Neemias, Ne, Livro de Neemias
Esth: Ester, Et, Est, Livro de Ester
Job: Jó, Job, Jb, Livro de Jó
Ps: Salmo, Salmos, Sl, Sal, Livro dos Salmos, Saltério
Prov: Provérbios, Pv, Pr, Prov, Livro dos Provérbios, Provérbios de Salomão
Eccl: Eclesiastes, Ec, Ecl, Coélet, Qohélet, Livro do Eclesiastes
Song: Cânticos, Cântico dos Cânticos, Cânticos dos Cânticos, Cantares, Cantares de Salomão, Ct, Cant, O Cântico dos Cânticos, Cântico de Salomão
Isa: Isaías, Is, Livro de Isaías, Livro do profeta Isaías
Jer: Jeremias, Jr, Jer, Livro de Jeremias
Lam: Lamentações, Lm, Lamentações de Jeremias, Livro das Lamentações
Ezek: Ezequiel, Ez, Livro de Ezequiel
Dan: Daniel, Dn, Livro de Daniel
Hos: Oseias, Oséias, Os
Joel: Joel, Jl
Amos: Amós, Am
Obad: Obadias, Abdias, Ob, Ab, Abd
Jonah: Jonas, Jn, Jon
Mic: Miqueias, Miquéias, Mq
Nah: Naum, Na
Hab: Habacuque, Habacuc, Hc, Hab
Zeph: Sofonias, Sf, Sof
Hag: Ageu, Ag
Zech: Zacarias, Zc
Mal: Malaquias, Ml
Matt: Mateus, Mt, São Mateus, Evangelho segundo Mateus, O Evangelho segundo Mateus, Evangelho de Mateus
Mark: Marcos, Mc, São Marcos, Evangelho segundo Marcos
Luke: Lucas, Lc, São Lucas, Evangelho segundo Lucas
John: João, Jo, São João, Evangelho segundo João, Evangelho de João
Acts: Atos, Actos, At, Atos dos Apóstolos, Actos dos Apóstolos, Os Atos dos Apóstolos, Act
Rom: Romanos, Rm, Rom, Carta aos Romanos, Epístola aos Romanos, Epístola de Paulo aos Romanos, Carta de São Paulo aos Romanos
1Cor 2Cor: # Coríntios, # Co, # Cor, # Carta aos Coríntios, # Epístola aos Coríntios, # Epístola de Paulo aos Coríntios, # Carta de São Paulo aos Coríntios
Gal: Gálatas, Gl, Gal, Carta aos Gálatas
Eph: Efésios, Ef, Carta aos Efésios
Phil: Filipenses, Fp, Fl, Carta aos Filipenses
Col: Colossenses, Cl, Col, Carta aos Colossenses
1Thess 2Thess: # Tessalonicenses, # Ts, # Tes, # Carta aos Tessalonicenses
1Tim 2Tim: # Timóteo, # Tm, # Tim, # Carta a Timóteo, # Epístola de Paulo a Timóteo
Titus: Tito, Tt, Carta a Tito
Phlm: Filemom, Filemon, Filêmon, Filémon, Fm, Flm, Carta a Filemom
Heb: Hebreus, Hb, Heb, Carta aos Hebreus, Epístola aos Hebreus
Jas: Tiago, Tg, Carta de Tiago, São Tiago, Epístola de Tiago, Carta Universal de Tiago
1Pet 2Pet: # Pedro, # Pe, # Pd, # Carta de Pedro, # São Pedro, # Epístola de Pedro, # Carta Universal de Pedro
1John 2John 3John: # João, # Jo, # Carta de João, # São João, # Epístola de João
Jude: Judas, Jd, Carta de Judas, Carta Universal de Judas
Rev: Apocalipse, Ap, Apoc, Apocalipse de João, Apocalipse de São João, O Apocalipse de João, Livro do Apocalipse
Tob: Tobias, Tobit, Tb, Livro de Tobias
Jdt: Judite, Jt, Jdt, Livro de Judite
1Macc 2Macc: # Macabeus, # Mc, # Mac, # Livro dos Macabeus
Wis: Sabedoria, Sb, Sab, Livro da Sabedoria, Sabedoria de Salomão
Sir: Eclesiástico, Eclo, Sirácida, Sir, Si, Ben Sirá, Livro do Eclesiástico, Sirácides
Bar: Baruc, Baruque, Br, Bar, Livro de Baruc`,
}
