/**
 * Inputs of the kinds that docs/passages.md names: `locale|input|result`, with a `*` behind the locale for running text, whose
 * references must be exactly these. `\n` is a line break.
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
}
