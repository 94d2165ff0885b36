/** The names of the books in nine languages, Latin and Greek, and the words around them: what a place is told by. */
import { locales } from '../../../contract/locales'
import { once } from '../../../once'
import { loadNames } from '../../../scripture/names/load-names'
import { indexOf } from '../../../scripture/passages/naming/index-of'
import { foldWord } from '../../../words/fold'

export interface BookName {
  /** Canonical numbers of what it may be. */
  books: ReadonlySet<number>
  /** Books of this name are counted so far: `1 Samuel`, `2 Samuel`; 0 for a name without a number. */
  numbered: number
  /** An abbreviation of two or three letters, or an everyday word. */
  isWeak: boolean
}

export interface BookWords {
  /** By folded words, joined by a space. */
  names: ReadonlyMap<string, BookName>
  mostWords: number
  chapters: ReadonlySet<string>
  verses: ReadonlySet<string>
  /** "the", "book", "of", "saint": between a name and its number. */
  around: ReadonlySet<string>
}

/** Names as scholars write them, with their books. */
const learned = `
1 Γένεσις Genesim|2 Ἔξοδος Exodus|3 Λευιτικόν Leviticus|4 Ἀριθμοί Numeri|5 Δευτερονόμιον Deuteronomium|6 Ἰησοῦς Iosue Josue|7 Κριταί Iudicum Judicum|8 Ῥούθ
18 Ἰώβ Iob|19 Ψαλμοί Ψαλμός Ψαλμόν Psalmus Psalmi Psalmum|20 Παροιμίαι Proverbia|21 Ἐκκλησιαστής|22 Ἆσμα Canticum|23 Ἠσαΐας Ἡσαΐας Isaias|24 Ἰερεμίας Ieremias Jeremias|25 Θρῆνοι Threni
26 Ἰεζεκιήλ Ezechiel|27 Δανιήλ|28 Ὡσηέ Osee|29 Ἰωήλ Ioel|30 Ἀμώς|32 Ἰωνᾶς Ionas|33 Μιχαίας Michaeas|38 Ζαχαρίας|39 Μαλαχίας Malachias
40 Μαθθαῖος Ματθαῖος Μαθθαῖον Ματθαῖον Matthaeus Matthaeum|41 Μᾶρκος Μᾶρκον Marcus Marcum|42 Λουκᾶς Λουκᾶν Lucas Lucam|43 Ἰωάννης Ἰωάννην Ἰωάννου Ioannes Ioannem Iohannes Joannes Joannem Ioannis|44 Πράξεις Actus Acta
45 Ῥωμαίους Romanos|46 Κορινθίους Corinthios|48 Γαλάτας Galatas|49 Ἐφεσίους Ephesios|50 Φιλιππησίους Philippenses|51 Κολοσσαεῖς Colossenses|52 Θεσσαλονικεῖς Thessalonicenses|54 Τιμόθεον Timotheum|56 Τίτον Titum|57 Φιλήμονα Philemonem
58 Ἑβραίους Hebraeos|59 Ἰάκωβος Ἰακώβου Iacobus Jacobus Iacobi|60 Πέτρου Petri|65 Ἰούδα Iudae|66 Ἀποκάλυψις Apocalypsis`

/** Some thousand spellings. */
export const bookWords = once(read)

async function read(): Promise<BookWords> {
  const names = new Map<string, { books: Set<number>; numbered: number; isWeak: boolean }>()
  const [chapters, verses, around] = [new Set<string>(), new Set<string>(), new Set<string>()]
  const everyday = new Set<string>()
  const add = (written: string, book: number): void => {
    const words = written.split(/\s+/).map((word) => foldWord(word, ''))
    const [ordinal] = /^\d/.exec(words[0] ?? '') ?? []
    const name = words.join(' ').replace(/^\d\s?/, '')
    // `v. Chr.` is a year.
    if (name.length < 2 || name === 'chr') return
    const known = names.get(name) ?? { books: new Set<number>(), numbered: 0, isWeak: false }
    known.books.add(book)
    known.numbered = Math.max(known.numbered, Number(ordinal ?? 0))
    known.isWeak = name.length < (/^[ -~]+$/.test(name) ? 4 : 3)
    names.set(name, known)
  }
  for (const locale of locales) {
    const pack = await loadNames(locale)
    const index = indexOf(pack)
    for (const { entry, names: all } of index.spellings) for (const name of all) add(name, entry.number)
    for (const word of [...index.everyday, ...index.never]) everyday.add(foldWord(word, ''))
    for (const word of index.around) around.add(foldWord(word, ''))
    for (const [word, role] of index.roles) {
      if (role === 'chapter') chapters.add(foldWord(word, ''))
      if (role === 'verse') verses.add(foldWord(word, ''))
    }
  }
  for (const line of learned.trim().split(/[|\n]/)) {
    const [book = '', ...written] = line.split(' ')
    for (const name of written) add(name, Number(book))
  }
  for (const [name, known] of names) if (everyday.has(name)) known.isWeak = true
  const mostWords = Math.max(...[...names.keys()].map((name) => name.split(' ').length))
  return { names, mostWords, chapters, verses, around }
}
