/** The letters by which a face is shown. */
import { scriptOf } from '#core/contract/locales'

/** Two that show its character: a capital and a small one, or two of a script without capitals; of large characters one. */
const letters: Readonly<Record<string, string>> = {
  Arab: 'عج',
  Armn: 'Աա',
  Beng: 'অক',
  Cyrl: 'Аа',
  Deva: 'अक',
  Ethi: 'ሀለ',
  Geor: 'აბ',
  Grek: 'Αα',
  Hans: '字',
  Hant: '字',
  Hebr: 'אב',
  Jpan: 'あ',
  Khmr: 'ក',
  Kore: '가',
  Laoo: 'ກ',
  Latn: 'Aa',
  Mymr: 'က',
  Syrc: 'ܐܒ',
  Taml: 'அ',
  Telu: 'అ',
  Thai: 'กข',
}

/** Of the script of a language; Latin ones where nobody chose any. */
export function sampleLetters(locale: string): string {
  return letters[scriptOf(locale)] ?? 'Aa'
}
