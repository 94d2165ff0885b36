/**
 * Passwords that guessers try first (SECURITY P2): not a copied list but the ways people make them - a word or name with a usual
 * ending, a word twice, keys beside each other, runs, repetitions, dates. All in small letters; at least 8 characters.
 */

const words =
  `password passwort passwd kennwort geheim hallo sommer winter fruehling herbst schatz liebe fussball computer internet
master admin administrator root user guest login welcome willkommen bienvenue bienvenido benvenuto secret letmein access
dragon monkey tiger lion eagle falcon shadow sunshine princess prinzessin flower star superman batman pokemon starwars
football soccer baseball basketball hockey liverpool arsenal chelsea barcelona juventus bayern madrid ferrari porsche mercedes
iloveyou lovely love forever angel engel freedom freiheit hello summer autumn spring monday montag friday freitag january
januar august september october oktober november december dezember michael daniel thomas andreas stefan martin peter
christian alexander sebastian markus matthias david jonathan joshua matthew andrew anthony robert william charlie
jessica jennifer michelle nicole sabine claudia susanne andrea julia anna maria marie sarah laura sophie hannah lukas
germany deutschland austria schweiz berlin hamburg muenchen vienna london paris france espana madrid brasil portugal
italia roma america canada australia chocolate cookie banana apple orange cheese pepper ginger butterfly diamond silver
golden black white purple yellow green killer ninja samurai matrix phoenix thunder hunter ranger soldier warrior maverick
mustang corvette harley yamaha honda google facebook youtube amazon microsoft windows samsung iphone android qwerty
qwertz azerty asdfgh zxcvbn test testing temp default changeme qwert trustno whatever nothing something blessed
jesus jesuschrist christ christus gott god faith glaube hope hoffnung grace gnade amen halleluja hallelujah bible bibel
biblia bibbia perikope church kirche gospel heaven himmel psalm moses abraham johannes matthaeus contrasena senha motdepasse
parola soleil amour bonjour doudou chouchou loulou familia estrella corazon tequiero amor felicidade futebol calcio ciao
mutter vater mama papa familie familly family baby schnucki mausi hase hund katze hunde pferd kaffee pizza bier`.split(
    /\s+/,
  )

const endings = [
  '',
  ...'1 2 7 9 01 11 12 13 22 23 69 77 88 99 007 111 123 321 666 777 1234 12345 123456 00 000 abc xyz'.split(
    ' ',
  ),
  ...'! !! ? . * 1! 12! 123! 1234!'.split(' '),
  ...Array.from({ length: 57 }, (_, index) => String(1970 + index)),
  ...Array.from({ length: 8 }, (_, index) => `${2019 + index}!`),
]

const rows = ['1234567890', 'qwertyuiop', 'qwertzuiop', 'azertyuiop', 'asdfghjkl', 'zxcvbnm', 'yxcvbnm']
const columns = '1qaz2wsx3edc4rfv5tgb6yhn'
const alphabet = 'abcdefghijklmnopqrstuvwxyz'
const shortest = 8

/** Every one of them; some 57,000. */
export function makeCommonPasswords(): ReadonlySet<string> {
  const common = new Set<string>()
  const add = (password: string) => void (password.length >= shortest && common.add(password))
  for (const word of words) {
    for (const ending of endings) {
      add(word + ending)
      add(disguised(word) + ending)
    }
    for (const start of ['1', '12', '123', '1234']) add(start + word)
    add(word + word)
    add([...word].reverse().join(''))
  }
  for (const line of [...rows, columns, alphabet, alphabet + alphabet]) addRuns(line, add)
  for (const first of rows)
    for (const second of rows)
      for (const end of ['', '1', '!', '123']) add(first.slice(0, 6) + second.slice(0, 6) + end)
  for (const piece of [
    ...alphabet,
    ...'0123456789',
    'ab',
    'abc',
    '12',
    '123',
    '1234',
    'qwe',
    'asd',
    'xyz',
    '1a',
    'a1',
  ])
    for (let length = shortest; length <= 16; length += 1) add(piece.repeat(16).slice(0, length))
  return common
}

/** A stretch of a keyboard or of the alphabet, there and back. */
function addRuns(line: string, add: (password: string) => void): void {
  for (const way of [line, [...line].reverse().join(''), line + line])
    for (let from = 0; from < way.length; from += 1)
      for (let length = shortest; length <= 16 && from + length <= way.length; length += 1)
        for (const ending of ['', '1', '!', '123']) add(way.slice(from, from + length) + ending)
  for (const piece of [line.slice(0, 4), line.slice(0, 5), line.slice(0, 6)])
    for (const ending of endings) add(piece + ending)
}

/** The usual digits in place of letters. */
function disguised(word: string): string {
  return word.replaceAll('a', '@').replaceAll('o', '0').replaceAll('e', '3').replaceAll('i', '1')
}
