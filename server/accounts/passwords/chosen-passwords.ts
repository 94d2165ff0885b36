/** Whether a password is what people who read the Bible choose (core/languages), whatever digits and signs stand around it. */
import { chosenWords } from '#core/languages/passwords'

/** Digits in front or behind that make no other password of it: a year, a chapter with its verse. */
const mostDigits = 6

let chosen: ReadonlySet<string> | undefined

/** In any spelling: accents, blanks, signs and the usual digits for letters do not matter. */
export function isChosen(password: string): boolean {
  chosen ??= allChosen()
  const bare = folded(password)
  const known = chosen
  return [bare, lettersFor(bare)].some((one) => coresOf(one).some((core) => known.has(core)))
}

function allChosen(): Set<string> {
  const all = new Set<string>()
  for (const { named, said, sayings, books } of Object.values(chosenWords)) {
    for (const who of listed(named)) for (const what of listed(said)) all.add(who + what)
    for (const word of [...listed(named), ...listed(sayings), ...listed(books)]) {
      all.add(word)
      all.add(word + word)
    }
  }
  return all
}

function listed(text: string): string[] {
  return text.split(',').map(folded)
}

/** Letters and digits alone, of one form each. */
function folded(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}@$]/gu, '')
    .replaceAll('ß', 'ss')
    .replaceAll('ي', 'ی')
    .replaceAll('ى', 'ی')
    .replaceAll('ك', 'ک')
}

const digitLetters: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
}

/** `j3sus`: a digit between letters stands for one. */
function lettersFor(text: string): string {
  return text.replace(/[013457@$](?=.*\p{L})/gu, (sign, at: number) =>
    /\p{L}/u.test(text.slice(0, at)) ? (digitLetters[sign] ?? sign) : sign,
  )
}

/** Without the digits around it; the whole too, which may have some of its own. */
function coresOf(text: string): string[] {
  const around = new RegExp(`^[\\p{N}@$]{0,${mostDigits}}(.*?)[\\p{N}@$]{0,${mostDigits}}$`, 'u')
  return [text, around.exec(text)?.[1] ?? text]
}
