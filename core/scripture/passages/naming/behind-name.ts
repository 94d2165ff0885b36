/** Words after the name of a book that belong to it: its author, and the author's title. */
import { exactly } from './find-name'
import { matchWords, type NameMatch } from './match-words'
import { isAround, isNumber, isOfList, isRole, isSign, isWord, type Source } from './source'

/** A match extended by `of Jeremiah`, `di san Giovanni apostolo`, `the Apostle` after it. */
export function withTail(source: Source, match: NameMatch): NameMatch {
  let tail = match
  if (!isWord(source, match.end)) return match
  for (let at = match.end; ; ) {
    const person = matchWords(source, exactly, at, at, 0)
    const book = person && writers.get(`${tail.books[0]} ${person.books[0]}`)
    if (book) tail = { ...tail, books: [book], end: person.end }
    else if (isOfList(source, at, 'titles') && !source.isProse && isNumber(source, at + 1))
      tail = { ...tail, end: at + 1 }
    else if (!isAround(source, at) && !(at > match.end && isSign(source, at, ".'"))) return tail
    else if (isRole(source, at, 'to', 'and')) return tail
    at = Math.max(at + 1, tail.end)
  }
}

/** Which book is meant when its name is followed by another book's name, that of its author. */
const writers: ReadonlyMap<string, number> = new Map([
  ['25 24', 25],
  ['66 43', 66],
  ['44 42', 44],
  ['94 95', 95],
])
