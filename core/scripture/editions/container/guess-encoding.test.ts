import { describe, expect, it } from 'vitest'
import { decodeText } from './decode-text'

const decode = (label: string, bytes: Uint8Array) => {
  try {
    return new TextDecoder(label, { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
}

/** The bytes of a text in an encoding with one or two bytes a character, found by decoding all of them. */
function encoded(text: string, label: string): Uint8Array {
  const codes = new Map<string, number[]>()
  for (let one = 255; one >= 0; one--) {
    for (let two = one > 127 ? 255 : 0; two >= 0x40; two--) {
      const pair = decode(label, Uint8Array.of(one, two))
      if (pair?.length === 1) codes.set(pair, [one, two])
    }
  }
  for (let one = 255; one >= 0; one--) {
    const sign = decode(label, Uint8Array.of(one))
    if (sign?.length === 1) codes.set(sign, [one])
  }
  return Uint8Array.from([...text].flatMap((sign) => codes.get(sign) ?? [63]))
}

const usfm = (text: string) => `\\id GEN\n\\c 1\n\\p\n\\v 1 ${text}\n`.repeat(3)
/** Sentences made up for this test. */
const texts: Readonly<Record<string, readonly [text: string, ...labels: string[]]>> = {
  Chinese: ['他们就上山去了，我不在那里，有一个人和他的儿子来说这是我们的地方。', 'gb18030'],
  'traditional Chinese': ['他們就上山去了，我不在那裡，有一個人和他的兒子來說這是我們的地方。', 'big5'],
  Japanese: [
    'わたしたちは朝のうちに山へ行って、そこで小さな舟を見た。それはだれのものでもなかった。',
    'shift_jis',
    'euc-jp',
  ],
  Korean: [
    '우리는 아침에 산으로 가서 거기서 작은 배를 보았고 그것은 아무의 것도 아니었다. 이것이 그의 이야기이다.',
    'euc-kr',
  ],
  Russian: [
    'Мы пошли утром на гору и увидели там маленькую лодку, которая никому не принадлежала.',
    'windows-1251',
    'koi8-r',
    'ibm866',
    'iso-8859-5',
  ],
  Greek: ['Πήγαμε το πρωί στο βουνό και είδαμε εκεί μια μικρή βάρκα που δεν ήταν κανενός.', 'windows-1253'],
  Hebrew: ['הלכנו בבוקר אל ההר וראינו שם סירה קטנה שלא היתה של איש', 'windows-1255'],
  Arabic: ['ذهبنا في الصباح الى الجبل ورأينا هناك قاربا صغيرا لم يكن لاحد', 'windows-1256'],
  German: [
    'Wir gingen früh übers Gebirge, sahen »ein schönes Boot« und grüßten die Müller, es war spät. Können wir träumen?',
    'windows-1252',
    'macintosh',
  ],
  French: [
    'Nous étions allés à la rivière, où une eau était déjà passé ; « voilà », répéta-t-il. Voilà la fenêtre très élevée.',
    'windows-1252',
    'macintosh',
  ],
  Polish: [
    'Poszliśmy rano w góry i zobaczyliśmy tam małą łódź, która do nikogo nie należała. Źródło było blisko, więc piliśmy wodę.',
    'windows-1250',
    'iso-8859-2',
  ],
}

describe.each(Object.entries(texts))('a file of %s that names no encoding', (_, [text, ...labels]) => {
  it.each(labels)('is read in %s', (label) => {
    const bytes = encoded(usfm(text), label)
    const found = decodeText('x', bytes, decode)
    expect(found.text).toBe(usfm(text))
    expect(found.isGuessed).toBe(true)
  })
})

it('is refused where the letters fit no encoding', () => {
  const bytes = Uint8Array.from({ length: 600 }, (_, index) =>
    index % 3 === 0 ? 97 : 128 + ((index * 37) % 128),
  )
  expect(() => decodeText('x', bytes, decode)).toThrow(expect.objectContaining({ code: 'file-encoding' }))
})

it('keeps UTF-8 with a few damaged bytes readable, and shows where they were', () => {
  const good = new TextEncoder().encode(usfm('Wir gingen früh übers Gebirge, sahen ein schönes Boot'))
  const { text, encoding } = decodeText('x', Uint8Array.from([...good, 0xff, 10, ...good]), decode)
  expect(encoding).toBe('utf-8')
  expect(text).toContain('früh übers')
  expect(text).toContain('\uFFFD')
})
