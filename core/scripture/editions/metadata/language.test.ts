import { describe, expect, it } from 'vitest'
import { detectLanguage, scriptOf } from './detect-language'
import { findLanguage, lookInto } from './find-language'
import { languageTag } from './language-tag'

describe('language tags', () => {
  it('reads the codes of ISO 639-2 and 639-3 and names as the shortest tag', () => {
    const found = [
      'GER',
      'deu',
      'de-AT',
      'heb',
      'hbo',
      'grc',
      'arb',
      'pes',
      'per',
      'FRE',
      'pt_BR',
      'Deutsch',
      'sr-Latn',
      'tlh',
    ]
    expect(found.map(languageTag)).toEqual([
      'de',
      'de',
      'de',
      'he',
      'hbo',
      'grc',
      'ar',
      'fa',
      'fa',
      'fr',
      'pt',
      'de',
      'sr-Latn',
      'tlh',
    ])
    expect(['zh-TW', 'zh-CN', 'zh-Hant-HK', 'chi'].map(languageTag)).toEqual([
      'zh-Hant',
      'zh-Hans',
      'zh-Hant',
      'zh',
    ])
    expect(['und', '', '  ', 'x-klingon', 'unknown'].map(languageTag)).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
      undefined,
    ])
  })
})

describe('detecting a language', () => {
  it('goes by the script', () => {
    expect(detectLanguage('ἐν ἀρχῇ ἦν ὁ λόγος')).toBe('grc')
    expect(detectLanguage('Στην αρχή ήταν ο Λόγος')).toBe('el')
    expect(detectLanguage('في البدء خلق الله')).toBe('ar')
    expect(detectLanguage('در ابتدا، خدا آسمانها و زمین را آفرید. گفت')).toBe('fa')
    expect(detectLanguage('בראשית ברא אלהים')).toBe('he')
    expect(detectLanguage('起初神說：要有光')).toBe('zh-Hant')
    expect(detectLanguage('起初神说：要有光')).toBe('zh-Hans')
    expect(detectLanguage('အစအဦး၌')).toBe('my')
  })

  it('goes by the commonest words in Latin script, and says nothing of what it does not know', () => {
    expect(
      detectLanguage(
        'And God said, Let there be light: and there was light. And the evening was of the day.',
      ),
    ).toBe('en')
    expect(
      detectLanguage('Und Gott sprach: Es werde Licht! Und die Nacht, das ist nicht der Tag und zu dunkel.'),
    ).toBe('de')
    expect(
      detectLanguage(
        'Dieu dit: Que la lumière soit. Et la lumière fut dans les cieux et des eaux, le premier',
      ),
    ).toBe('fr')
    expect(detectLanguage('Lorem ipsum dolor')).toBeUndefined()
    expect(detectLanguage('1 2 3')).toBeUndefined()
    expect(scriptOf('K?nige 2')).toBe('Latin')
  })
})

const decode = (label: string, bytes: Uint8Array) => new TextDecoder(label).decode(bytes)
const found = (text: string) => findLanguage(lookInto(new TextEncoder().encode(text), decode))

describe('finding the language of an edition', () => {
  const verses = '<verse>And the light was of the day, and the night</verse>'.repeat(50)

  it('believes the header before the text', () => {
    expect(found(`<osis:osis><osisText osisIDWork="A" xml:lang="de"><p>${verses}</p></osisText>`)).toBe('de')
    expect(found(`<XMLBIBLE><INFORMATION><language>GER</language></INFORMATION>${verses}`)).toBe('de')
    expect(found(`<usfx><languageCode>spa</languageCode>${verses}`)).toBe('es')
  })

  it('reads the text without its markup where the header says nothing', () => {
    expect(found(`<osis><osisText xml:lang="und">${verses}`)).toBe('en')
    expect(
      found(`\\id GEN\n${'\\v 1 \\w the|strong="H1"\\w* light \\w and|x="le"\\w* of the day\n'.repeat(60)}`),
    ).toBe('en')
    expect(found('<usfx/>')).toBe('und')
  })

  it('tells the two ways of writing Chinese where the header does not', () => {
    expect(found(`<usfx><languageCode>zho</languageCode>${'<v/>起初神說這話'.repeat(99)}`)).toBe('zh-Hant')
  })
})
