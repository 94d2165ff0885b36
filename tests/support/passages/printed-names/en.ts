/** Names of English Bibles and style guides as printed: KJV, Douay-Rheims, NRSV, NAB, New Jerusalem, SBL, Chicago, NETS, Jewish editions. */
export const en = {
  ordinals: '1 1. I I. 1st First|2 2. II II. 2nd Second|3 3. III III. 3rd Third',
  names: `
Gen: Genesis, Gen, Gen., Ge, Gn, The Book of Genesis, Bereshit
Exod: Exodus, Exod, Exod., Ex, Exo, The Book of Exodus, Shemot
Lev: Leviticus, Lev, Lev., Le, Lv, Vayikra
Num: Numbers, Num, Num., Nu, Nm, Nb, Bamidbar
Deut: Deuteronomy, Deut, Deut., De, Dt, Devarim
Josh: Joshua, Josh, Josh., Jos, Jsh, Josue, The Book of Joshua
Judg: Judges, Judg, Judg., Jdg, Jg, Jdgs, Jgs, The Book of Judges, Shoftim
Ruth: Ruth, Rth, Ru, Rt, The Book of Ruth
1Sam 2Sam: # Samuel, # Sam, # Sam., # Sa, # Sm, # S, # Book of Samuel, The # Book of Samuel, # Kingdoms, # Reigns
1Kgs 2Kgs: # Kings, # Kgs, # Kgs., # Ki, # Kin, # K, # Book of Kings, The # Book of the Kings
1Kgs: 3 Kings, III Kings, 3 Kingdoms, Third Kingdoms, 3 Reigns
2Kgs: 4 Kings, IV Kings, 4 Kingdoms, Fourth Kingdoms, 4 Reigns
1Chr 2Chr: # Chronicles, # Chr, # Chr., # Chron, # Ch, # Paralipomenon, # Supplements, The # Book of the Chronicles
Ezra: Ezra, Ezr, Esdras, The Book of Ezra
Neh: Nehemiah, Neh, Neh., Ne, Nehemias
Esth: Esther, Esth, Est, Est., Es, The Book of Esther
Job: Job, Jb, Jb., The Book of Job
Ps: Psalm, Psalms, Ps, Ps., Pss, Psa, Psm, Pslm, The Book of Psalms, The Psalms, Psalter, Tehillim
Prov: Proverbs, Prov, Prov., Pr, Prv, Pro, The Proverbs, Proverbs of Solomon, Mishlei
Eccl: Ecclesiastes, Eccl, Eccles, Eccles., Ecc, Ec, Qoh, Qo, Qoheleth, Koheleth, Kohelet, Qohelet
Song: Song of Songs, Song of Solomon, Song, Song of Sol, Song of Sol., SOS, So, Sg, Cant, Canticles, Canticle of Canticles, The Song of Solomon, The Song of Songs
Isa: Isaiah, Isa, Isa., Is, Isaias, The Book of the Prophet Isaiah, The Book of Isaiah, The Prophecy of Isaias
Jer: Jeremiah, Jer, Jer., Je, Jr, Jeremias, The Book of the Prophet Jeremiah
Lam: Lamentations, Lam, Lam., La, Lamentations of Jeremiah, The Lamentations of Jeremiah, Lamentations of Jeremias
Ezek: Ezekiel, Ezek, Ezek., Eze, Ezk, Ez, Ezechiel, The Book of the Prophet Ezekiel
Dan: Daniel, Dan, Dan., Da, Dn, The Book of Daniel
Hos: Hosea, Hos, Hos., Ho, Osee
Joel: Joel, Joe, Jl, The Book of Joel
Amos: Amos, Am, Am.
Obad: Obadiah, Obad, Obad., Ob, Oba, Abdias
Jonah: Jonah, Jon, Jnh, Jonas
Mic: Micah, Mic, Mic., Mi, Micheas
Nah: Nahum, Nah, Nah., Na
Hab: Habakkuk, Hab, Hab., Hb, Habacuc
Zeph: Zephaniah, Zeph, Zeph., Zep, Zp, Sophonias
Hag: Haggai, Hag, Hag., Hg, Aggeus
Zech: Zechariah, Zech, Zech., Zec, Zc, Zach, Zacharias
Mal: Malachi, Mal, Mal., Ml, Malachias
Matt: Matthew, Matt, Matt., Mt, Mat, Saint Matthew, St. Matthew, The Gospel According to Matthew, The Gospel According to St. Matthew, The Gospel of Matthew, Gospel of Matthew
Mark: Mark, Mk, Mr, Mrk, Mar, St. Mark, The Gospel According to Mark, The Gospel of Mark
Luke: Luke, Lk, Lu, Luk, St Luke, The Gospel According to Luke, The Gospel of Luke
John: John, Jn, Joh, Jhn, Jh, Jo, St. John, The Gospel According to John, The Gospel According to St John, The Gospel of John
Acts: Acts, Ac, Act, Acts of the Apostles, The Acts of the Apostles, The Acts
Rom: Romans, Rom, Rom., Ro, Rm, Letter to the Romans, The Letter of Paul to the Romans, The Epistle to the Romans, Paul's Letter to the Romans
1Cor 2Cor: # Corinthians, # Cor, # Cor., # Co, # Letter to the Corinthians, # Epistle to the Corinthians, The # Letter of Paul to the Corinthians, The # Epistle of Paul the Apostle to the Corinthians
Gal: Galatians, Gal, Gal., Ga, Letter to the Galatians, The Epistle of Paul to the Galatians
Eph: Ephesians, Eph, Eph., Ephes, Ep, The Letter to the Ephesians
Phil: Philippians, Phil, Phil., Php, Ph, The Letter of Paul to the Philippians
Col: Colossians, Col, Col., Co, The Letter to the Colossians
1Thess 2Thess: # Thessalonians, # Thess, # Thess., # Thes, # Th, # Letter to the Thessalonians
1Tim 2Tim: # Timothy, # Tim, # Tim., # Ti, # Tm, # Letter to Timothy, # Epistle of Paul to Timothy
Titus: Titus, Tit, Tit., Ti, The Letter of Paul to Titus
Phlm: Philemon, Phlm, Philem, Philem., Phm, Pm, The Letter to Philemon
Heb: Hebrews, Heb, Heb., The Letter to the Hebrews, The Epistle to the Hebrews
Jas: James, Jas, Jas., Jam, Jm, The Letter of James, The Letter from James, The General Epistle of James
1Pet 2Pet: # Peter, # Pet, # Pet., # Pe, # Pt, # P, # Letter of Peter, The # Epistle General of Peter
1John 2John 3John: # John, # Jn, # Jn., # Jo, # Joh, # Jhn, # J, # Letter of John, The # Epistle of John
Jude: Jude, Jd, The Letter of Jude, The General Epistle of Jude
Rev: Revelation, Rev, Rev., Re, Rv, Revelations, The Revelation to John, Revelation of John, The Revelation of St. John, The Revelation of St. John the Divine, Apocalypse, The Book of Revelation, The Apocalypse of St John
Tob: Tobit, Tob, Tob., Tb, Tobias, The Book of Tobit
Jdt: Judith, Jdt, Jdth, Jth, The Book of Judith
1Macc 2Macc: # Maccabees, # Macc, # Macc., # Mac, # Mc, # M, # Machabees, The # Book of Maccabees
Wis: Wisdom, Wis, Wisd, Ws, Wisdom of Solomon, The Wisdom of Solomon, The Book of Wisdom, Wisd. Sol., Wis. of Solomon
Sir: Sirach, Sir, Si, Ecclesiasticus, Ecclus, Ecclus., Ben Sira, Wisdom of Sirach, The Wisdom of Jesus ben Sirach, The Book of Sirach, Wisdom of Ben Sira
Bar: Baruch, Bar, Bar., Ba, The Book of Baruch`,
}
