/** PASSAGES Q-7: English, colon profile, English numbering. */
import { expect, it } from 'vitest'
import { parsePassage } from '../parse-passage'
import { contextOf, readRows, writtenBesides, writtenRefs } from './read-rows'

const rows = readRows(String.raw`
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
`)

it.each(rows)('$id $input', async ({ locale, input, result, besides }) => {
  const read = parsePassage(input, await contextOf(locale))
  expect(writtenRefs(read.refs)).toBe(result)
  if (besides !== '') expect(writtenBesides(read)).toBe(besides)
  if (result !== 'none') expect(read.rest).toBe('')
})
