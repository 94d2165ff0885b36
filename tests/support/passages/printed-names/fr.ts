/** Names of French Bibles as printed: Segond, Segond 21, Darby, Semeur, TOB, Bible de Jérusalem and AELF. */
export const fr = {
  ordinals:
    '1 1er 1re I Premier Première Premières|2 2e 2ème II Deuxième Second Seconde Deuxièmes|3 3e 3ème III Troisième Troisièmes',
  names: `
Gen: Genèse, Gn, Ge, Gen, Genese, Livre de la Genèse
Exod: Exode, Ex, Exo, Livre de l'Exode
Lev: Lévitique, Lv, Lev, Lév, Lé
Num: Nombres, Nb, Nom, Nomb, No, Livre des Nombres
Deut: Deutéronome, Dt, De, Deut
Josh: Josué, Jos, Livre de Josué
Judg: Juges, Jg, Jug, Livre des Juges
Ruth: Ruth, Rt, Ru, Livre de Ruth
1Sam 2Sam: # Samuel, # S, # Sam, # Sm, # livre de Samuel, # Règnes
1Kgs 2Kgs: # Rois, # R, # Ro, # livre des Rois
1Kgs: 3 Rois, III Rois, 3 Règnes, Troisième livre des Rois
2Kgs: 4 Rois, IV Rois, 4 Règnes, Quatrième livre des Rois
1Chr 2Chr: # Chroniques, # Ch, # Chr, # Chron, # livre des Chroniques, # Paralipomènes
Ezra: Esdras, Esd, Livre d'Esdras
Neh: Néhémie, Ne, Né, Neh, Livre de Néhémie
Esth: Esther, Est, Livre d'Esther
Job: Job, Jb, Livre de Job
Ps: Psaume, Psaumes, Ps, Psa, Psautier, Livre des Psaumes
Prov: Proverbes, Pr, Prov, Livre des Proverbes, Proverbes de Salomon
Eccl: Ecclésiaste, Ec, Ecc, Eccl, Qo, Qohélet, Qohéleth, Qohèleth, L'Ecclésiaste, Livre de Qohéleth, Livre de l'Ecclésiaste
Song: Cantique des cantiques, Ct, Ca, Cant, Cantique, Le Cantique des cantiques, Cantique de Salomon
Isa: Ésaïe, Esaïe, Isaïe, Es, És, Is, Esa, Ésa, Livre d'Isaïe, Livre du prophète Isaïe, Livre d'Ésaïe
Jer: Jérémie, Jr, Jer, Jé, Livre de Jérémie, Livre du prophète Jérémie
Lam: Lamentations, Lm, La, Lam, Lamentations de Jérémie, Livre des Lamentations
Ezek: Ézéchiel, Ez, Éz, Ézé, Eze, Livre d'Ézékiel, Ézékiel
Dan: Daniel, Dn, Da, Dan, Livre de Daniel
Hos: Osée, Os, Livre d'Osée
Joel: Joël, Jl, Joe
Amos: Amos, Am
Obad: Abdias, Ab, Abd
Jonah: Jonas, Jon
Mic: Michée, Mi, Mic
Nah: Nahum, Na, Nahoum
Hab: Habacuc, Ha, Hab, Habaquq, Habakuk
Zeph: Sophonie, So, Soph
Hag: Aggée, Ag, Agg
Zech: Zacharie, Za, Zac, Zach
Mal: Malachie, Ml, Mal
Matt: Matthieu, Mt, Mat, Matt, Évangile selon Matthieu, Évangile selon saint Matthieu, Évangile de Jésus Christ selon saint Matthieu, Évangile de Matthieu, Saint Matthieu
Mark: Marc, Mc, Mr, Évangile selon Marc, Évangile selon saint Marc, Saint Marc
Luke: Luc, Lc, Lu, Évangile selon Luc, Évangile selon saint Luc
John: Jean, Jn, Évangile selon Jean, Évangile selon saint Jean
Acts: Actes, Ac, Act, Actes des Apôtres, Les Actes des Apôtres, Livre des Actes des Apôtres
Rom: Romains, Rm, Ro, Rom, Épître aux Romains, Lettre aux Romains, Épître de Paul aux Romains, Lettre de saint Paul Apôtre aux Romains
1Cor 2Cor: # Corinthiens, # Co, # Cor, # épître aux Corinthiens, # lettre aux Corinthiens, # épître de Paul aux Corinthiens, # lettre de saint Paul Apôtre aux Corinthiens
Gal: Galates, Ga, Gal, Épître aux Galates, Lettre de saint Paul Apôtre aux Galates
Eph: Éphésiens, Ephésiens, Ep, Ép, Eph, Épître aux Éphésiens
Phil: Philippiens, Ph, Phil, Php, Épître aux Philippiens
Col: Colossiens, Col, Épître aux Colossiens
1Thess 2Thess: # Thessaloniciens, # Th, # Thess, # épître aux Thessaloniciens, # Thesaloniciens
1Tim 2Tim: # Timothée, # Tm, # Ti, # Tim, # épître à Timothée, # lettre de saint Paul Apôtre à Timothée
Titus: Tite, Tt, Tit, Épître à Tite, Épître de Paul à Tite
Phlm: Philémon, Phm, Phlm, Philem, Épître à Philémon
Heb: Hébreux, He, Hé, Heb, Hébr, Épître aux Hébreux, Lettre aux Hébreux
Jas: Jacques, Jc, Ja, Jac, Épître de Jacques, Lettre de saint Jacques, Lettre de saint Jacques Apôtre, Jaques
1Pet 2Pet: # Pierre, # P, # Pi, # épître de Pierre, # lettre de saint Pierre, # lettre de saint Pierre Apôtre
1John 2John 3John: # Jean, # Jn, # épître de Jean, # lettre de saint Jean, # lettre de saint Jean Apôtre
Jude: Jude, Jud, Épître de Jude, Lettre de saint Jude
Rev: Apocalypse, Ap, Apoc, Apocalypse de Jean, Apocalypse de saint Jean, L'Apocalypse, Livre de l'Apocalypse, Révélation
Tob: Tobie, Tobit, Tb, Tob, Livre de Tobie
Jdt: Judith, Jdt, Livre de Judith
1Macc 2Macc: # Maccabées, # M, # Mac, # Macc, # Maccabees, # livre des Maccabées, # Macchabées, # livre des Martyrs d'Israël
Wis: Sagesse, Sg, Sag, Livre de la Sagesse, Sagesse de Salomon
Sir: Siracide, Si, Sir, Ecclésiastique, Ben Sira, Ben Sirac, Livre de Ben Sira le Sage, Sagesse de Ben Sira
Bar: Baruch, Ba, Bar, Livre de Baruch`,
}
