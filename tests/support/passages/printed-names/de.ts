/** Names of German Bibles and style guides as printed: Luther, Elberfelder, Zürcher, Einheitsübersetzung, Loccumer Richtlinien, Menge, Allioli, Septuaginta Deutsch. */
export const de = {
  ordinals:
    '1 1. I I. Erster Erste Erstes|2 2. II II. Zweiter Zweite Zweites|3 3. III III. Dritter Dritte Drittes',
  names: `
Gen: 1. Mose, 1Mo, 1.Mose, 1 Mose, Genesis, Gen, Gen., Gn, Das erste Buch Mose, Das erste Buch des Mose, 1. Buch Mose, Erstes Buch Mose, I. Mose, Das Buch Genesis
Exod: 2. Mose, 2Mo, Exodus, Ex, Ex., Exod, Das zweite Buch Mose, 2. Buch Mose, II. Mose, Das Buch Exodus
Lev: 3. Mose, 3Mo, Levitikus, Leviticus, Lev, Lev., Lv, Das dritte Buch Mose, 3. Buch Mose, III. Mose
Num: 4. Mose, 4Mo, Numeri, Num, Num., Nm, Das vierte Buch Mose, 4. Buch Mose, IV. Mose
Deut: 5. Mose, 5Mo, Deuteronomium, Dtn, Dt, Dt., Deut, Das fünfte Buch Mose, 5. Buch Mose, V. Mose
Josh: Josua, Jos, Jos., Josue, Das Buch Josua
Judg: Richter, Ri, Ri., Richt, Das Buch der Richter
Ruth: Rut, Ruth, Rt, Ru, Das Buch Rut, Das Buch Ruth
1Sam 2Sam: # Samuel, # Sam, # Sam., # Sm, # S, # Buch Samuel, Das # Buch Samuel
1Kgs 2Kgs: # Könige, # Kön, # Kön., # Kö, # Kg, # Koenige, # Buch der Könige, # Buch Könige
1Kgs: 3 Könige, 3. Könige, 3 Kön, III Könige
2Kgs: 4 Könige, 4. Könige, 4 Kön, IV Könige
1Chr 2Chr: # Chronik, # Chr, # Chr., # Chron, # Chroniken, # Buch der Chronik, # Paralipomenon
Ezra: Esra, Esr, Esr., Das Buch Esra, Esdras
Neh: Nehemia, Neh, Neh., Nehemias, Das Buch Nehemia
Esth: Ester, Esther, Est, Est., Esth, Das Buch Ester
Job: Hiob, Ijob, Job, Hi, Das Buch Hiob, Das Buch Ijob
Ps: Psalm, Psalmen, Ps, Ps., Pss, Der Psalter, Die Psalmen, Das Buch der Psalmen, Psalter
Prov: Sprüche, Spr, Spr., Sprüche Salomos, Die Sprüche Salomos, Sprichwörter, Das Buch der Sprichwörter, Das Buch der Sprüche, Sprichw, Prov, Proverbien
Eccl: Prediger, Pred, Pred., Prediger Salomo, Der Prediger Salomo, Kohelet, Koh, Qoh, Qohelet, Das Buch Kohelet, Ekklesiastes, Ecclesiastes
Song: Hoheslied, Hohelied, Hld, Hld., Hl, Hohes Lied, Das Hohelied, Das Hohelied Salomos, Das Hohelied der Liebe, Lied der Lieder, Hoheslied Salomonis
Isa: Jesaja, Jes, Jes., Isaias, Der Prophet Jesaja, Das Buch Jesaja, Das Buch des Propheten Jesaja, Is
Jer: Jeremia, Jer, Jer., Jeremias, Der Prophet Jeremia, Das Buch Jeremia
Lam: Klagelieder, Klgl, Klgl., Kla, Klagelieder Jeremias, Die Klagelieder Jeremias, Die Klagelieder, Threni
Ezek: Hesekiel, Ezechiel, Hes, Hes., Ez, Ez., Ezech, Der Prophet Hesekiel, Das Buch Ezechiel
Dan: Daniel, Dan, Dan., Dn, Der Prophet Daniel, Das Buch Daniel
Hos: Hosea, Hos, Hos., Osee, Der Prophet Hosea, Das Buch Hosea
Joel: Joel, Joël, Jl, Der Prophet Joel, Das Buch Joël
Amos: Amos, Am, Am., Der Prophet Amos
Obad: Obadja, Obd, Ob, Obad, Abdias, Der Prophet Obadja
Jonah: Jona, Jon, Jon., Jonas, Der Prophet Jona, Das Buch Jona
Mic: Micha, Mi, Mi., Mich, Michäas, Der Prophet Micha
Nah: Nahum, Nah, Nah., Na, Der Prophet Nahum
Hab: Habakuk, Hab, Hab., Habakkuk, Der Prophet Habakuk
Zeph: Zefanja, Zephanja, Zef, Zeph, Zef., Sophonias, Der Prophet Zefanja
Hag: Haggai, Hag, Hag., Hagg, Aggäus, Der Prophet Haggai
Zech: Sacharja, Sach, Sach., Zacharias, Der Prophet Sacharja
Mal: Maleachi, Mal, Mal., Malachias, Der Prophet Maleachi
Matt: Matthäus, Mt, Mt., Matth, Matth., Matthäusevangelium, Evangelium nach Matthäus, Das Evangelium nach Matthäus, Das Evangelium des Matthäus, Evangelium des Matthäus, Matthaeus, Mat, Matthäus-Evangelium
Mark: Markus, Mk, Mk., Markusevangelium, Das Evangelium nach Markus, Marcus, Mark, Markus-Evangelium
Luke: Lukas, Lk, Lk., Luk, Lukasevangelium, Das Evangelium nach Lukas, Lucas, Das Evangelium des Lukas
John: Johannes, Joh, Joh., Johannesevangelium, Das Evangelium nach Johannes, Jo, Evangelium Johannes, Johannes-Evangelium, Das Evangelium des Johannes
Acts: Apostelgeschichte, Apg, Apg., Die Apostelgeschichte, Die Apostelgeschichte des Lukas, Act, Acta, Das Buch der Apostelgeschichte
Rom: Römer, Röm, Röm., Römerbrief, Roemer, Der Brief des Paulus an die Römer, Der Brief an die Römer, Brief an die Römer, Rö, Rom
1Cor 2Cor: # Korinther, # Kor, # Kor., # Korintherbrief, # Brief an die Korinther, # Brief des Paulus an die Korinther, # Ko, Der # Brief des Paulus an die Korinther
Gal: Galater, Gal, Gal., Galaterbrief, Der Brief des Paulus an die Galater, Der Brief an die Galater
Eph: Epheser, Eph, Eph., Epheserbrief, Der Brief des Paulus an die Epheser
Phil: Philipper, Phil, Phil., Philipperbrief, Der Brief des Paulus an die Philipper
Col: Kolosser, Kol, Kol., Kolosserbrief, Der Brief des Paulus an die Kolosser
1Thess 2Thess: # Thessalonicher, # Thess, # Thess., # Thes, # Th, # Thessalonicherbrief, # Brief an die Thessalonicher, # Thessaloniker
1Tim 2Tim: # Timotheus, # Tim, # Tim., # Timotheusbrief, # Brief an Timotheus, # Brief des Paulus an Timotheus
Titus: Titus, Tit, Tit., Titusbrief, Der Brief des Paulus an Titus, Brief an Titus
Phlm: Philemon, Phlm, Phlm., Phm, Philem, Philemonbrief, Der Brief des Paulus an Philemon
Heb: Hebräer, Hebr, Hebr., Heb, Hebräerbrief, Der Brief an die Hebräer
Jas: Jakobus, Jak, Jak., Jakobusbrief, Der Brief des Jakobus
1Pet 2Pet: # Petrus, # Petr, # Petr., # Pet, # Pt, # Petrusbrief, # Brief des Petrus
1John 2John 3John: # Johannes, # Joh, # Joh., # Jo, # Johannesbrief, # Brief des Johannes
Jude: Judas, Jud, Jud., Judasbrief, Der Brief des Judas
Rev: Offenbarung, Offb, Offb., Off, Offenb, Offenbarung des Johannes, Die Offenbarung des Johannes, Apokalypse, Apk, Apokalypse des Johannes
Tob: Tobit, Tob, Tobias, Tb, Das Buch Tobit, Das Buch Tobias
Jdt: Judit, Judith, Jdt, Das Buch Judit
1Macc 2Macc: # Makkabäer, # Makk, # Makk., # Mak, # Buch der Makkabäer, # Makkabaeer
Wis: Weisheit, Weish, Weish., Weisheit Salomos, Das Buch der Weisheit, Die Weisheit Salomos
Sir: Jesus Sirach, Sirach, Sir, Sir., Das Buch Jesus Sirach, Ecclesiasticus, Ben Sira
Bar: Baruch, Bar, Bar., Das Buch Baruch`,
}
