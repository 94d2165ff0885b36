import { describe, expect, it } from 'vitest'
import { lemmaKeys, typedKeys } from './lemma-keys'

/** How a typed spelling is that of a word: exactly, without its vowels, or not. */
function sameness(typed: string, word: string): 'exact' | 'loose' | 'none' {
  const own = lemmaKeys(word)
  const shared = typedKeys(typed)
    .flat()
    .filter((key) => own.includes(key))
  if (shared.length === 0) return 'none'
  return shared.some((key) => !key.includes('-')) ? 'exact' : 'loose'
}

describe('spellings of a Greek word', () => {
  it.each([
    ['ἀγάπη', 'ἀγάπη'],
    ['αγαπη', 'ἀγάπη'],
    ['ΑΓΑΠΗ', 'ἀγάπη'],
    ['agape', 'ἀγάπη'],
    ['agapē', 'ἀγάπη'],
    ['Agapé', 'ἀγάπη'],
    ['agapao', 'ἀγαπάω'],
    ['psyche', 'ψυχή'],
    ['psuche', 'ψυχή'],
    ['psuchē', 'ψυχή'],
    ['psykhe', 'ψυχή'],
    ['logos', 'λόγος'],
    ['λόγοσ', 'λόγος'],
    ['theos', 'θεός'],
    ['angelos', 'ἄγγελος'],
    ['aggelos', 'ἄγγελος'],
    ['hamartia', 'ἁμαρτία'],
    ['amartia', 'ἁμαρτία'],
    ['euangelion', 'εὐαγγέλιον'],
    ['phileo', 'φιλέω'],
    ['fileo', 'φιλέω'],
    ['charis', 'χάρις'],
    ['ouranos', 'οὐρανός'],
    ['Iesous', 'Ἰησοῦς'],
    ['kyrios', 'κύριος'],
    ['cosmos', 'κόσμος'],
    ['rhema', 'ῥῆμα'],
    ['xenos', 'ξένος'],
    ['sarx', 'σάρξ'],
  ])('%s is %s', (typed, word) => expect(sameness(typed, word)).toBe('exact'))

  it.each([
    ['agape', 'ἀγαπάω'],
    ['agap', 'ἀγάπη'],
    ['ἀγάπ', 'ἀγάπη'],
    ['charis', 'χαρά'],
    ['love', 'ἀγάπη'],
    ['愛', 'ἀγάπη'],
    ['', 'ἀγάπη'],
  ])('%s is not %s', (typed, word) => expect(sameness(typed, word)).toBe('none'))
})

describe('spellings of a Hebrew word', () => {
  it.each([
    ['chesed', 'חֶסֶד', 'exact'],
    ['ḥesed', 'חֶסֶד', 'exact'],
    ['hesed', 'חֶסֶד', 'exact'],
    ['khesed', 'חֶסֶד', 'exact'],
    ['חֶסֶד', 'חֶסֶד', 'exact'],
    ['חסד', 'חֶסֶד', 'loose'],
    ['shalom', 'שָׁלוֹם', 'exact'],
    ['šālôm', 'שָׁלוֹם', 'exact'],
    ['Schalom', 'שָׁלוֹם', 'exact'],
    ['שלום', 'שָׁלוֹם', 'loose'],
    ['אהב', 'אָהַב', 'loose'],
    ['ahab', 'אָהַב', 'exact'],
    ['ahav', 'אָהַב', 'exact'],
    ['torah', 'תּוֹרָה', 'exact'],
    ['tora', 'תּוֹרָה', 'exact'],
    ['ruach', 'רוּחַ', 'exact'],
    ['ruah', 'רוּחַ', 'exact'],
    ['berith', 'בְּרִית', 'exact'],
    ['brit', 'בְּרִית', 'exact'],
    ['elohim', 'אֱלֹהִים', 'exact'],
    ['adonai', 'אֲדֹנָי', 'exact'],
    ['adonay', 'אֲדֹנָי', 'exact'],
    ['melekh', 'מֶלֶךְ', 'exact'],
    ['melech', 'מֶלֶךְ', 'exact'],
    ['davar', 'דָּבָר', 'exact'],
    ['dabar', 'דָּבָר', 'exact'],
    ['tsedeq', 'צֶדֶק', 'exact'],
    ['tzedek', 'צֶדֶק', 'exact'],
    ['shabbat', 'שַׁבָּת', 'exact'],
    ['shabbath', 'שַׁבָּת', 'exact'],
    ['mashiach', 'מָשִׁיחַ', 'exact'],
    ['israel', 'יִשְׂרָאֵל', 'exact'],
    ['yisrael', 'יִשְׂרָאֵל', 'exact'],
    ['lev', 'לֵב', 'exact'],
    ['levav', 'לֵבָב', 'exact'],
    ['nephesh', 'נֶפֶשׁ', 'exact'],
    ['nefesch', 'נֶפֶשׁ', 'exact'],
    // Without its vowels alone.
    ['nafash', 'נֶפֶשׁ', 'loose'],
    // Too few consonants to be told by them.
    ['love', 'לֵב', 'none'],
    ['חסד', 'חסיד', 'none'],
    ['חסד', 'חסד', 'loose'],
  ])('%s and %s: %s', (typed, word, same) => expect(sameness(typed, word)).toBe(same))
})

it('is of a Latin word without any key', () => {
  expect(lemmaKeys('Love')).toEqual([])
})

it.each([
  ['chesed', 'חֶסֶד', 'כֶּשֶׂד'],
  ['torah', 'תּוֹרָה', 'טֹרַח'],
  ['ruach', 'רוּחַ', 'רוּעַ'],
])('%s is more likely %s than %s', (typed, word, other) => {
  const tier = (one: string) =>
    typedKeys(typed).findIndex((keys) => keys.some((key) => lemmaKeys(one).includes(key)))
  expect(tier(word)).toBe(0)
  expect(tier(other)).not.toBe(0)
})
