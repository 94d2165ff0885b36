/**
 * Inputs of the kinds named in docs/passages.md: `locale|input|result`, with a `*` after the locale for
 * running text, whose references must be exactly these. `\n` is a line break.
 */
export const kindRows: Readonly<Record<string, string>> = {
  'short names that are words too stand back behind the name after them': `
es|de Juan 3:16|43003016
es|de 1 Juan 1|62001000
fr|La Genèse 1|1001000
pt|Os Salmos 23|19023000
it|la 1 Re 1|11001000
fr|La 1 Co 13|46013000
es|De 3:16|5003016
fr|La 3|25003000
pt|Os 3|28003000
fr|La-Ez|25000000-26000000
fr|Le nom|none
fr|Le Nom 3|4003000
it|Il re|none
en|the book of Job|18000000
es|el libro de Rut|8000000
`,
  'words for an ordinal that mean "according to" too': `
it|secondo Giovanni 3,16|43003016
it|Vangelo secondo san Giovanni 1,1|43001001
it|secondo Matteo 5|40005000
it|secondo Samuele 7|10007000
it|secondo libro dei Re 5|12005000
it|secondo libro di Samuele 1|10001000
it|seconda Giovanni 5|63001005
it|seconda lettera di Giovanni 5|63001005
pt|segundo São João 3.16|43003016
pt|Evangelho segundo João 3.16|43003016
pt|Segundo Samuel 7|10007000
pt|Segunda João 5|63001005
pt|Segunda epístola de São João 5|63001005
`,
  'saints, apostles, letters and gospels before and behind a name': `
en|The First Epistle of St. John the Apostle 4:8|62004008
en|The Epistle of St. Paul the Apostle to the Romans 8|45008000
en|The First Epistle General of Saint Peter 3:15|60003015
en|1 St. Peter 3|60003000
en|S. John 3:16|43003016
de|Hl. Johannes 3,16|43003016
de|Das heilige Evangelium nach Markus 4|41004000
de|Brief des heiligen Apostels Jakobus 1|59001000
fr|1 S. Jean 4|62004000
fr|Évangile d’après Marc 4|41004000
fr|Première lettre de saint Pierre apôtre 1|60001000
es|El Santo Evangelio según San Lucas 2|42002000
es|Primera epístola del apóstol San Pablo a los Corintios 13|46013000
pt|S. João 3.16|43003016
it|Dal Vangelo secondo Luca 2|42002000
it|Prima lettera di san Paolo apostolo ai Corinzi 13|46013000
ar|إنجيل القديس يوحنا 3:16|43003016
ar|رسالة بطرس الرسول الأولى 3:15|60003015
fa|انجیل به روایت لوقا ۲|42002000
he|הבשורה הקדושה על־פי מרקוס 4|41004000
he|אגרת שאול אל־הרומיים 8|45008000
`,
  'longer names': `
fr|Lamentations de Jérémie 3,22|25003022
it|Apocalisse di Giovanni 21|66021000
it|Apocalisse di san Giovanni apostolo 21|66021000
en|Lamentations of Jeremiah 3:22|25003022
en|Revelation of St. John 21|66021000
es|Apocalipsis de San Juan 21|66021000
pt|Lamentações de Jeremias 3.22|25003022
de|Offenbarung des Johannes 21|66021000
en|Lamentations of Jeremiah|25000000
en*|read Lamentations of Jeremiah 3:22 and pray|25003022
fr*|voir Lamentations de Jérémie 3,22 ici|25003022
it*|così Apocalisse di Giovanni 21,3 dice|66021003
en*|the Romans of Acts 28:16|44028016
en*|as Jonah of Matthew 12:40|40012040
`,
  'two places without a sign between': `
en|Genesis 1:1 John 1:1|1001001, 43001001
en|Matt 5:2 John 2|40005002, 43002000
en|Matt 5-7 John 3|40005000-40007000, 43003000
en|Gen 1:1-3 John 3:16|1001001-1001003, 43003016
en|Rom 8:1,2 John 3|45008001, 45008002, 43003000
en|Rom 8:1, 2 John 3|45008001, 63001003
en|Rom 8:1; 2 John 3|45008001, 63001003
en|Rom 8:1 2 John 3|45008001, 63001003
en|Luke 1:1 - 2 John 3|42001001-63001003
en*|Matt 5:2 John 2|40005002, 43002000
en*|Genesis 1:1 John 1:1|1001001, 43001001
de|Joh 3,1 Joh 4,2|43003001, 43004002
de|Joh 3,1 Kor 4|43003000, 46004000
de|Joh 3, 1. Mose 4|43003000, 1004000
fr|Gn 1,1 Ro 3|1001001, 45003000
it|1Cr 3,2 Re 4|13003000, 12004000
`,
  'ordinals written together with the name': `
en|2ndCor 3:5|47003005
en|1stJohn 4:8|62004008
en|3rdJohn 4|64001004
en|IICor 3:5|47003005
en|IIIJohn 4|64001004
fr|1erCor 3|46003000
fr|2eRois 5|12005000
fr|2èmeSamuel 7|10007000
es|1ºSamuel 3|9003000
es|2daReyes 5|12005000
pt|1ªCoríntios 13|46013000
en*|im 3 and is 4|none
`,
  'parts of verses': `
fr|Ps 84, 9ab.10|19084009, 19084010
it|Sal 84,9ab-10.11-12|19084009-19084010, 19084011-19084012
fr|Ps 94, 1-2, 6-7abc, 7d-9|19094001-19094002, 19094006-19094007, 19094007-19094009
de|Ps 84,5a.c-d.6bc|19084005, 19084005, 19084006
de|Mt 5,12b-c.13|40005012, 40005013
de|Joel 1,1a-Am 2|29001001-30002016
`,
  'numbers before the name': `
de|3. Kapitel Johannes|43003000
de|das 3. Kapitel des Johannesevangeliums, Vers 16|43003016
de|Kapitel 3, Vers 16 des Johannes|43003016
de|Vers 16 im 3. Kapitel Johannes|43003016
de|erstes Kapitel 2. Samuel|10001000
en|1st ch. of Mark|41001000
en|23rd Psalm vv.3-4, 1st Psalm v3|19023003-19023004, 19001003
en|verse 16 of chapter 3 of John|43003016
en|verses 3-4 of Psalm 23|19023003-19023004
en|vv. 3, 5 of the 23rd Psalm|19023003, 19023005
en|ch. iv of Mark|41004000
en*|read verse 16 of John 3 today|43003016
en*|the 3rd chapter of John says|43003000
fr|1er chapitre de Marc|41001000
fr|le chapitre 3 de Jean|43003000
fr|le chapitre 3 de Jean, verset 16|43003016
fr|23e Psaume|19023000
es|versículo 16 del capítulo 3 de Juan|43003016
es|3er capítulo de Juan|43003000
pt|3º capítulo de João|43003000
it|il terzo capitolo di Giovanni|43003000
ar|الإصحاح الثالث من إنجيل يوحنا|43003000
fa|آیه ۱۶ از باب ۳ یوحنا|43003016
he|פרק ג של יוחנן|43003000
`,
  'hyphens and maqaf, and chapters in letters': `
he|אל-הרומים 8|45008000
he|אל־הרומים 8|45008000
he|הבשורה על-פי יוחנן 3:16|43003016
he|שמואל־א ג|9003000
he|יוחנן ג 16|43003016
he|יוחנן ג, טז|43003016
he|יוחנן ג׳ ט״ז|43003016
he|יוחנן ג:5|43003005
he|יוחנן ג 5|64001005
he|יוחנן א ד 8|62004008
he|יוחנן ג 16-18; ד 5|43003016-43003018, 43004005
`,
  'numbers behind the name': `
ar|رسالة بطرس 1|60000000
ar|رسالة بطرس 1 3:15|60003015
ar|كورنثوس ٢ ٥:١٧|47005017
ar|رسالة يوحنا 1|62000000
ar|رسالة يوحنا 1 4:8|62004008
ar|يوحنا 1|43001000
ar|الملوك 2 5|12005000
en|Samuel II 7|10007000
en|Corinthians 1 13:4|46013004
en|Corinthians 1:13|none
`,
  'a comma with a space before one verse': `
es|Lc 1, 26-38|42001026-42001038
es|Jn 3, 16|43003016
es|Lc 1, 26-38; 2, 1-14|42001026-42001038, 42002001-42002014
pt|Jo 3, 16|43003016
pt|Is 40, 1-5; 53|23040001-23040005, 23053000
en|Mk 16, 9-20|41016009-41016020
en|Isa 2, 4, 6|23002000, 23004000, 23006000
en|Rom 8, 9 and 10|45008000, 45009000, 45010000
en|Matt 5, 6:3|40005000, 40006003
de|Joh 20, 3, 5|43020003, 43020005
`,
  'names of translations behind a passage': `
en|John 3:16 NIV|43003016
en|john 3:16 niv|43003016
en|John 3:16 (KJV)|43003016
en|John 3:16, XYZ|43003016
en|John 3:16 NIV; Rom 5:8 ESV|43003016, 45005008
en|John 3:16 – ESV|43003016
en|John 3:16 New International Version|43003016
en|John 3:16 King James Version; Rom 5:8|43003016, 45005008
en|Psalm 23 love|none
en|PSALM 23 LOVE|none
de|Joh 3,16 LUT 2017|43003016
de|Joh 3,16 (Luther 2017)|43003016
de|Psalm 23 Hirte|none
es|Juan 3:16 RVR1960|43003016
pt|João 3:16 NVI-PT|43003016
fr|Jn 3,16 TOB|43003016
fr|Jn 3,16; TOB|43003016, 90000000
ar|يوحنا ٣:١٦ (فاندايك)|43003016
`,
  'words and marks before a passage': `
en|see John 3:16|43003016
en|cf. John 3:16|43003016
de|vgl. Joh 3,16|43003016
de|Siehe auch: Joh 3,16|43003016
fr|voir aussi Jn 3,16|43003016
es|véase Juan 3:16|43003016
pt|veja Jo 3.16|43003016
it|cfr. Gv 3,16|43003016
ar|انظر يوحنا 3:16|43003016
fa|ببینید یوحنا ۳:۱۶|43003016
he|ראה יוחנן 3:16|43003016
en|- John 3:16|43003016
en|• John 3:16|43003016
en|a) John 3:16|43003016
en|(1) John 3:16|43003016
en|2. Romans 5:8|45005008
en|1. John 4:8|62004008
de|23. Psalm|19023000
de|Joh 3,16\\n- Röm 5,8\\n- 1. Kor 13|43003016, 45005008, 46013000
de|- Joh 3,16 - Röm 5,8|43003016, 45005008
de|• Joh 3,16 • Röm 5,8|43003016, 45005008
de|a) Joh 3,16; b) Röm 5,8|43003016, 45005008
de|1. Röm 5,8\\n2. Joh 3,16\\n3. 1. Kor 13|45005008, 43003016, 46013000
de|1. Joh 3,16\\n2. Röm 5,8|43003016, 45005008
de|1. Mose 3\\n2. Mose 4|1003000, 2004000
en|1. Rom 3:16 2. Heb 5:8|45003016, 58005008
de|Genesis\\nExodus|1000000, 2000000
`,
  'chapters in Roman numbers': `
en|Matthew xvii. 19-21|40017019-40017021
en|Ps. cxix|19119000
en|Matt. v. 3, 9; vi. 9-13|40005003, 40005009, 40006009-40006013
en|Gen. i.-iii.|1001000-1003000
en|Gen. i. 1-ii. 3|1001001-1002003
en|Rom. i. 3; ii Cor. v. 3|45001003, 47005003
en|Jude v. 3|65001003
en|Job I|none
en|So I|none
de|Röm. VIII, 28|45008028
it|Mt V, 3|40005003
es|Jn III, 16|43003016
en*|See Matt. v. 3 and Isa. liii. 5; in Acts I am|40005003, 23053005
`,
  'two letters that changed places': `
en|Jhon 3:16|43003016
en|Mrak 4|41004000
de|Jhoannes 3,16|43003016
fr|Jaen 3,16|43003016
`,
  'psalms with both numbers': `
fr|Ps 23(22)|19023000
fr|Ps 22 (23), 1-3a|19023001-19023003
it|Sal 33(34),2-3.4-5|19034002-19034003, 19034004-19034005
de|Ps 116 (114-115),3|19116003
de|Ps 22/23|19022023
fr*|voir Ps 22 (23), 4 et Ps 24 (23), 1.|19023004, 19024001
`,
}
