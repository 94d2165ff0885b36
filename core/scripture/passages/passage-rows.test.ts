/** Every row of PASSAGES by its id; rows with a letter after the id are the "also" of its note. */
import { expect, it } from 'vitest'
import { type Locale, locales } from '../../contract/locales'
import { loadNames } from '../names/load-names'
import { verseTable } from '../numbering/verse-table'
import { buildCodeIndex, buildNameIndex } from './naming/name-index'
import { parsePassage } from './parse-passage'
import type { PassageContext, PassageResult } from './reference'

const englishTable = verseTable({ base: 'eng', corrections: [] })
const germanTable = verseTable({ base: 'org', corrections: [] })

const packs = new Map(
  await Promise.all(locales.map(async (locale) => [locale, await loadNames(locale)] as const)),
)
const codes = buildCodeIndex()

function contextOf(locale: Locale): PassageContext {
  const pack = packs.get(locale)
  const fallback = packs.get('en')
  if (!pack || !fallback) throw new Error(locale)
  return {
    names: [buildNameIndex(pack), codes, ...(locale === 'en' ? [] : [buildNameIndex(fallback)])],
    separators: pack.separators,
    table: locale === 'de' || locale === 'he' ? germanTable : englishTable,
  }
}

const contexts = new Map(locales.map((locale) => [locale, contextOf(locale)]))

function parse(locale: Locale, input: string): PassageResult {
  const context = contexts.get(locale)
  if (!context) throw new Error(locale)
  return parsePassage(input, context)
}

function written({ refs }: Pick<PassageResult, 'refs'>): string {
  return refs.map(({ from, to }) => (from === to ? `${from}` : `${from}-${to}`)).join(', ') || 'none'
}

/** id, input, result, and what is expected besides: a warning (`!code`), an open end (`>list`) or a nearest place (`@43021000`). */
const rows = String.raw`
DE-1|Joh 3,16|43003016
DE-2|1Mo 3,5-7.9; Joh 3,16f|1003005-1003007, 1003009, 43003016-43003017
DE-3|1. Mose 3, 5-7|1003005-1003007
DE-4|joh3,16|43003016
DE-5|Joh 3:16|43003016
DE-6|Joh 3.16|43003016
DE-7|Joh 3 16|43003016
DE-8|Joh 3/16|43003016
DE-9|Joh 3,16ff|43003016-43003036
DE-10|Röm 8,28 f.|45008028-45008029
DE-11|Offb 21 f|66021000-66022000
DE-12|Ps 149 ff.|19149000-19150000
DE-13|Mt 5,48f|40005048-40006001
DE-14|Mal 3,24f|39003024
DE-15|Mt 5-7|40005000-40007000
DE-16|Mt 5,3-12; 6,9-13|40005003-40005012, 40006009-40006013
DE-17|Mt 5,3-12, 6,9-13|40005003-40005012, 40006009-40006013
DE-18|Jes 40,1-5; 53|23040001-23040005, 23053000
DE-19|Lk 1,46-55.68-79|42001046-42001055, 42001068-42001079
DE-20|Mt 5,3.5.7-9|40005003, 40005005, 40005007-40005009
DE-21|Apg 2,42-3,10|44002042-44003010
DE-22|Mk 1-2,12|41001001-41002012
DE-23|1Mo 50,15 - 2Mo 2,10|1050015-2002010
DE-24|Mal 3 - Mt 2|39003000-40002000
DE-25|1Mo–5Mo|1000000-5000000
DE-26|1-2Kön|11000000-12000000
DE-27|1. und 2. Timotheus|54000000, 55000000
DE-28|1.-3. Johannes|62000000-64000000
DE-29|Joh Kap. 3, V. 16-18|43003016-43003018
DE-30|Johannes Kapitel 3 Vers 16|43003016
DE-31|Römer 8, Verse 1 bis 4|45008001-45008004
DE-32|23. Psalm|19023000
DE-33|der 23. Psalm, Vers 4|19023004
DE-34|Ps 23; 24; 27,1|19023000, 19024000, 19027001
DE-35|Ps 23, 4|19023004
DE-36|Ps 23,24|19023000, 19024000
DE-37|Jes 2, 4, 6|23002000, 23004000, 23006000
DE-38|Jud 3|65001003
DE-39|Jud 1|65001000
DE-40|Jud 1,3|65001003
DE-41|Phlm 4-7|57001004-57001007
DE-42|2Joh 9.12|63001009, 63001012
DE-43|Joh 3,16a|43003016
DE-44|Joh 3,16b-17a|43003016-43003017
DE-45|Joh 3,16-99|43003016-43003036|!clamped
DE-46|Joh 22|none|!no-such-chapter @43021000
DE-47|Joh 3,99|none|!no-such-verse @43003036
DE-48|Ps 119,105-12|19119105-19119112
DE-49|Jak 5-13|59005013|!repaired
DE-50|Joh 5,3-2|43005003, 43005002|!reversed
DE-51|Joh 3,16-4|43003016-43004054
DE-52|Joh 3,16 u. 18|43003016, 43003018
DE-53|Johannes 3 und 4|43003000, 43004000
DE-54|Joh 3,16 bis 4,2|43003016-43004002
DE-55|1.Kor 13,4–8a|46013004-46013008
DE-56|I. Korinther 13|46013000
DE-57|1. Korintherbrief 13|46013000
DE-58|Matthaeus 5|40005000
DE-59|MATTHÄUS 5|40005000
DE-60|Sprueche 3,5|20003005
DE-61|Mal 3,20|39003020
DE-62|Joel 4,10|29004010
DE-63|Ps 51,21|19051021
DE-64|Weish 3,1|94003001
DE-65|Jesus Sirach 44,1|95044001
DE-66|1Makk 2,1-14|92002001-92002014
DE-67|Joh 3,16; Röm 5,8; 1Joh 4,9-10|43003016, 45005008, 62004009-62004010
DE-68|Joh 3,16, Röm 5,8|43003016, 45005008
DE-69|(Joh 3,16)|43003016
DE-70|Joh 3,16-|43003016|>range
DE-71|Joh 3,|43003000|>verse
DE-72|Joh|43000000|>book
DE-73|Joh 0|none
DE-74|Hoheslied 2,1|22002001
DE-74a|Hohelied 2,1|22002001
DE-74b|Hld 2,1|22002001
DE-75|Ijob 3|18003000
DE-75a|Hiob 3|18003000
DE-75b|Hi 3|18003000
DE-75c|Job 3|18003000
DE-76|Ezechiel 37|26037000
DE-76a|Hesekiel 37|26037000
DE-76b|Hes 37|26037000
DE-76c|Ez 37|26037000
DE-77|Kohelet 3,1-8|21003001-21003008
DE-77a|Prediger 3,1-8|21003001-21003008
DE-77b|Pred 3,1-8|21003001-21003008
DE-77c|Koh 3,1-8|21003001-21003008
DE-78|Apokalypse 21|66021000
DE-78a|Offenbarung 21|66021000
DE-78b|Offb 21|66021000
DE-78c|Off 21|66021000
DE-78d|Apk 21|66021000
DE-79|Johanes 3,16|43003016|!spelling
DE-80|Lies Joh 3,16|none
DE-81|Joh\u00a03,\u200f\u00a016|43003016
DE-82|2. Mose 20 1-17|2020001-2020017
DE-83|4. Mose 6,24-26|4006024-4006026
DE-84|Psalm 9,2.10-11; Psalm 10,1|19009002, 19009010-19009011, 19010001
EN-1|Gen 3:5-7,9; John 3:16ff|1003005-1003007, 1003009, 43003016-43003036
EN-2|Rom 8.28|45008028
EN-3|Phil 4v13|50004013
EN-4|Isa 53 4 6|23053004, 23053006
EN-5|Jn 3:16, 18, 20-21; 4:1|43003016, 43003018, 43003020-43003021, 43004001
EN-6|John 3,16|43003016
EN-7|John 3, 16|43003000, 43016000
EN-8|John 3,4|43003000, 43004000
EN-9|Isa 40:1-5; 53|23040001-23040005, 23053000
EN-10|Mt 5:3-12 and 6:9-13|40005003-40005012, 40006009-40006013
EN-11|Acts 2:42-3:10|44002042-44003010
EN-12|2nd Kings 5|12005000
EN-13|II Kings 5:1|12005001
EN-14|Second Kings 5:1-14|12005001-12005014
EN-15|1st and 2nd Timothy|54000000, 55000000
EN-16|Genesis to Deuteronomy|1000000-5000000
EN-17|Canticles 2:1|22002001
EN-17a|Song of Songs 2:1|22002001
EN-17b|Song of Solomon 2:1|22002001
EN-18|Exod 20:1–17|2020001-2020017
EN-18a|Exod 20:1—17|2020001-2020017
EN-18b|Exod 20:1\u221217|2020001-2020017
EN-18c|Exod 20:1\u201117|2020001-2020017
EN-19|Eph 2:8f|49002008-49002009
EN-20|Eph 2:8 ff.|49002008-49002022
EN-21|luke15:11-32|42015011-42015032
EN-22|John chapter 3 verse 16|43003016
EN-23|chapter 3 of John|43003000
EN-24|the 23rd psalm|19023000
EN-25|Jude 20|65001020
EN-26|Obadiah 1-4|31001001-31001004
EN-27|Jud 6:11|7006011
EN-28|Jud 4|65001004
EN-29|Phi 22|57001022
EN-30|Mal 4:2|39004002
EN-31|Joel 2:28-32|29002028-29002032
EN-32|Ps 51:21|none|!no-such-verse @19051019
EN-33|Wisdom 3:1|94003001
EN-34|1 Macc 2:1-14|92002001-92002014
EN-35|Sirach 44:1|95044001
EN-35a|Ecclesiasticus 44:1|95044001
EN-36|Is 40:31|23040031
EN-37|DEU 6:4|5006004
EN-38|Galatans 5:22|48005022|!spelling
EN-39|he is 3 years old|none
EN-40|Psalm 152|none|!no-such-chapter @19150000
EN-40a|Psalm 151|none|!no-such-chapter @19150000
EN-41|Gen 1, Ex 3|1001000, 2003000
EN-42|3 John 14|64001014
FR-1|Jn 3,16|43003016
FR-2|Jean 3.16|43003016
FR-3|Jean 3:16-18|43003016-43003018
FR-4|Gn 3,5-7.9|1003005-1003007, 1003009
FR-5|Ésaïe 40,1-5 ; 53|23040001-23040005, 23053000
FR-6|esaie 53|23053000
FR-6a|Isaïe 53|23053000
FR-7|Es 6|23006000
FR-8|1er Samuel 3|9003000
FR-9|Premier livre de Samuel 3,10|9003010
FR-10|2e Rois 5,1-14|12005001-12005014
FR-11|Mt 5 à 7|40005000-40007000
FR-12|Mt 5,3 et 6|40005003, 40005006
FR-13|Psaume 23, verset 4|19023004
FR-14|Jn 3,16s|43003016-43003017
FR-15|Jn 3,16ss|43003016-43003036
FR-16|Qohélet 3,1|21003001
FR-16a|Ecclésiaste 3,1|21003001
FR-16b|Qo 3,1|21003001
FR-17|Siracide 3,1|95003001
FR-18|1 Co 13,4-8|46013004-46013008
FR-19|Jude 3|65001003
ES-1|Juan 3:16|43003016
ES-2|Jn 3,16|43003016
ES-3|Gn 3,5-7.9|1003005-1003007, 1003009
ES-4|isaias 53:5|23053005
ES-5|Sal 23:4|19023004
ES-6|1.º Samuel 3|9003000
ES-7|Primera de Juan 4:8|62004008
ES-8|Mt 5 a 7|40005000-40007000
ES-9|Mt 5:3 y 6|40005003, 40005006
ES-10|Eclesiastés 3:1|21003001
ES-11|Eclesiástico 3:1|95003001
ES-12|Hch 2:42-3:10|44002042-44003010
ES-13|Cantar de los Cantares 2:1|22002001
ES-14|Jn 3:16ss|43003016-43003036
PT-1|Jo 3.16|43003016
PT-2|Gn 3.5-7,9|1003005-1003007, 1003009
PT-3|Jó 3|18003000
PT-4|Jo 3|43003000
PT-5|JÓ 3|18003000
PT-6|Is 40.1-5; 53|23040001-23040005, 23053000
PT-7|1ª Coríntios 13|46013000
PT-8|Primeira Corintios 13.4|46013004
PT-9|Sl 23.4|19023004
PT-10|At 2.42-3.10|44002042-44003010
PT-11|Mt 5.3 e 6|40005003, 40005006
PT-12|Exodo 20.1-17|2020001-2020017
PT-13|Tiago 1:5|59001005
IT-1|Gv 3,16|43003016
IT-2|Gv 3:16|43003016
IT-3|Gen 3,5-7.9|1003005-1003007, 1003009
IT-4|Is 40,1-5; 53|23040001-23040005, 23053000
IT-5|Prima Corinzi 13|46013000
IT-6|Sal 23,4|19023004
IT-7|Giosue 1,8|6001008
IT-8|At 2,42-3,10|44002042-44003010
IT-9|Gv 3,16ss|43003016-43003036
IT-10|Qoelet 3,1|21003001
IT-11|Siracide 3,1|95003001
IT-12|Mt 5,3 e 6|40005003, 40005006
AR-1|يوحنا 3:16|43003016
AR-2|يوحنا ٣:١٦|43003016
AR-3|يوحنا ٣: ١٦-١٨|43003016-43003018
AR-4|يُوحَنَّا ٣:١٦|43003016
AR-5|متى ٥:٣-١٢؛ ٦:٩-١٣|40005003-40005012, 40006009-40006013
AR-6|تكوين ٣:٥-٧، ٩|1003005-1003007, 1003009
AR-7|سفر التكوين ٣|1003000
AR-8|١ كورنثوس ١٣|46013000
AR-9|كورنثوس الأولى ١٣|46013000
AR-10|المزمور ٢٣:٤|19023004
AR-11|اشعياء ٤٠:٣١|23040031
AR-12|رؤيا ٢١|66021000
AR-13|يهوذا ٣|65001003
AR-14|يوحنا الأصحاح ٣ الآية ١٦|43003016
AR-14a|يوحنا إصحاح ٣ عدد ١٦|43003016
AR-14b|يوحنا فصل ٣ آية ١٦|43003016
AR-15|متى ٥ إلى ٧|40005000-40007000
AR-16|يوحنا ٣\u200f:\u200f١٦|43003016
FA-1|یوحنا ۳:۱۶|43003016
FA-2|يوحنا ۳:۱۶|43003016
FA-3|پیدایش ۳:۵-۷، ۹|1003005-1003007, 1003009
FA-4|اول قرنتیان ۱۳|46013000
FA-4a|اول‌قرنتیان ۱۳|46013000
FA-5|۱ قرنتیان ۱۳:۴-۸|46013004-46013008
FA-6|قرنتیان اول ۱۳|46013000
FA-7|مزمور ۲۳|19023000
FA-8|اشعیا ۴۰:۱-۵؛ ۵۳|23040001-23040005, 23053000
FA-9|اعمال رسولان ۲:۴۲-۳:۱۰|44002042-44003010
FA-10|متی ۵ تا ۷|40005000-40007000
FA-11|یوحنا باب ۳ آیه ۱۶|43003016
FA-11a|یوحنا فصل ۳ آیهٔ ۱۶|43003016
FA-12|مکاشفه ٢١|66021000
HE-1|בראשית 3:5-7,9|1003005-1003007, 1003009
HE-2|בראשית ג, ה|1003005
HE-3|בראשית ג׳ ה׳|1003005
HE-4|בראשית פרק ג פסוק ה|1003005
HE-5|תהלים כ״ג|19023000
HE-5a|תהילים כ"ג|19023000
HE-6|תהלים קיט, קה|19119105
HE-7|תהלים ט״ז|19016000
HE-7a|תהלים טו|19015000
HE-8|שמואל א|9000000
HE-9|שמואל א ג|9003000
HE-10|שמואל ב 7:12|10007012
HE-11|בְּרֵאשִׁית א|1001000
HE-12|איוב ג-ה|18003000-18005000
HE-13|יואל ד, י|29004010
HE-14|יוחנן 3:16|43003016
HE-15|ישעיה מ, לא|23040031
HE-15a|ישעיהו מ, לא|23040031
`
  .trim()
  .split('\n')
  .map((row) => {
    const [id = '', input = '', result = '', besides = ''] = row.split('|')
    const locale = locales.find((known) => known === id.slice(0, 2).toLowerCase()) ?? 'de'
    const text = input.replace(/\\u([0-9a-f]{4})/g, (_, code: string) =>
      String.fromCharCode(parseInt(code, 16)),
    )
    return { id, locale, input: text, result, besides }
  })

function besidesOf({ warnings, open, nearest }: PassageResult): string {
  const end = open ? [`>${open}`] : []
  const place = nearest ? [`@${nearest}`] : []
  return [...warnings.map((code) => `!${code}`), ...end, ...place].join(' ')
}

it.each(rows)('$id $input', ({ locale, input, result, besides }) => {
  const read = parse(locale, input)
  expect(written(read)).toBe(result)
  if (besides !== '') expect(besidesOf(read)).toBe(besides)
  if (result !== 'none') expect(read.rest).toBe('')
})
