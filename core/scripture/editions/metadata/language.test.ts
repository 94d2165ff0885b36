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

/** ISO 639-1 with the codes of 639-2 (library codes last) and 639-3; source: the registration authorities' tables. */
const isoCodes =
  'aa aar,ab abk,ae ave,af afr,ak aka,am amh,an arg,ar ara,as asm,av ava,ay aym,az aze,ba bak,be bel,bg bul,bi bis,bm bam,bn ben,bo bod tib,br bre,bs bos,ca cat,ce che,ch cha,co cos,cr cre,cs ces cze,cu chu,cv chv,cy cym wel,da dan,de deu ger,dv div,dz dzo,ee ewe,el ell gre,en eng,eo epo,es spa,et est,eu eus baq,fa fas per,ff ful,fi fin,fj fij,fo fao,fr fra fre,fy fry,ga gle,gd gla,gl glg,gn grn,gu guj,gv glv,ha hau,he heb iw,hi hin,ho hmo,hr hrv scr,ht hat,hu hun,hy hye arm,hz her,ia ina,id ind in,ie ile,ig ibo,ii iii,ik ipk,io ido,is isl ice,it ita,iu iku,ja jpn,jv jav jw,ka kat geo,kg kon,ki kik,kj kua,kk kaz,kl kal,km khm,kn kan,ko kor,kr kau,ks kas,ku kur,kv kom,kw cor,ky kir,la lat,lb ltz,lg lug,li lim,ln lin,lo lao,lt lit,lu lub,lv lav,mg mlg,mh mah,mi mri mao,mk mkd mac,ml mal,mn mon,mr mar,ms msa may,mt mlt,my mya bur,na nau,nb nob,nd nde,ne nep,ng ndo,nl nld dut,nn nno,no nor,nr nbl,nv nav,ny nya,oc oci,oj oji,om orm,or ori,os oss,pa pan,pi pli,pl pol,ps pus,pt por,qu que,rm roh,rn run,ro ron rum mo mol,ru rus,rw kin,sa san,sc srd,sd snd,se sme,sg sag,si sin,sk slk slo,sl slv,sm smo,sn sna,so som,sq sqi alb,sr srp scc,ss ssw,st sot,su sun,sv swe,sw swa,ta tam,te tel,tg tgk,th tha,ti tir,tk tuk,tl tgl,tn tsn,to ton,tr tur,ts tso,tt tat,tw twi,ty tah,ug uig,uk ukr,ur urd,uz uzb,ve ven,vi vie,vo vol,wa wln,wo wol,xh xho,yi yid ji,yo yor,za zha,zh zho chi,zu zul'

/** Codes of single languages that stand for one with two letters, as edition files name them. */
const singleCodes =
  'ar arb,fa pes prs,zh cmn,sw swh,et ekk,lv lvs,az azj,uz uzn,mg plt,mn khk,ne npi,or ory,ms zsm,yi ydd,gn gug,sq als,ku kmr'

describe('three letters', () => {
  it.each(`${isoCodes},${singleCodes}`.split(',').map((row) => row.split(' ')))(
    '%s',
    (tag = '', ...codes) => {
      expect([tag, ...codes].map(languageTag)).toEqual([tag, ...codes].map(() => tag))
      expect(codes.map((code) => languageTag(code.toUpperCase()))).toEqual(codes.map(() => tag))
    },
  )

  it('stay where there are no two', () => {
    const codes = ['grc', 'hbo', 'syc', 'cop', 'gez', 'yue', 'ckb', 'fil', 'tpi', 'ceb', 'nds', 'got']
    expect(codes.map(languageTag)).toEqual(codes)
  })

  it('keep their script and lose everything else', () => {
    expect(['srp-Latn', 'aze_Cyrl_AZ', 'deu-DE-1996', 'en_English_ltr'].map(languageTag)).toEqual([
      'sr-Latn',
      'az-Cyrl',
      'de',
      'en',
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

  it.each([
    ['de', ['und', 'der', 'das', 'Licht', 'nicht']],
    ['en', ['and', 'the', 'light', 'of', 'day']],
    ['es', ['y', 'los', 'las', 'del', 'luz']],
    ['fr', ['et', 'les', 'des', 'dans', 'jour']],
    ['pt', ['e', 'os', 'da', 'não', 'dia']],
    ['it', ['e', 'il', 'di', 'della', 'luce']],
    ['ru', ['и', 'был', 'свет', 'в', 'день']],
    ['grc', ['καὶ', 'ὁ', 'λόγος', 'ἦν', 'πρὸς']],
  ])('reads aligned USFM without its milestones: %s', (tag, words) => {
    const aligned = (word: string, index: number) =>
      `\\zaln-s |x-strong="G25320" x-lemma="καί" x-morph="Gr,CC,,,,,,,," x-occurrence="${index}" x-content="καὶ"\\*\\w ${word}|x-occurrence="1" x-occurrences="1"\\w*\\zaln-e\\*`
    const verse = `\\v 1 ${words.map(aligned).join(' ')}\n`
    expect(found(`\\id MAT\n\\c 1\n\\p\n${verse.repeat(400)}`)).toBe(tag)
    expect(found(`\\id MAT\n\\c 1\n\\p\n${verse.repeat(3)}`)).toBe(tag)
  })

  it('tells the two ways of writing Chinese where the header does not', () => {
    expect(found(`<usfx><languageCode>zho</languageCode>${'<v/>起初神說這話'.repeat(99)}`)).toBe('zh-Hant')
  })
})
