/** The best public parser of passages, bible-passage-reference-parser (MIT), set up as kindly as its options allow. */
import { bcv_parser } from 'bible-passage-reference-parser/esm/bcv_parser.js'
import { canonicalOf } from '../../../core/canonical'
import { bookByOsis } from '../../../core/scripture/book-ids'

export type ReadOsis = (input: string) => string

/** Languages whose translations write `3,16`. */
const commaLocales: readonly string[] = ['de', 'fr', 'it']

/** Reads an input in a language and gives OSIS references, or an empty string. */
export async function otherParser(locale: string): Promise<ReadOsis> {
  const language: ConstructorParameters<typeof bcv_parser>[0] = await import(
    `bible-passage-reference-parser/esm/lang/${locale}.js`
  )
  const parser = new bcv_parser(language)
  parser.include_apocrypha(true)
  parser.set_options({
    punctuation_strategy: commaLocales.includes(locale) ? 'eu' : 'us',
    consecutive_combination_strategy: 'separate',
    osis_compaction_strategy: 'b',
    book_alone_strategy: 'full',
    book_sequence_strategy: 'include',
    book_range_strategy: 'include',
    captive_end_digits_strategy: 'include',
    non_latin_digits_strategy: 'replace',
  })
  return (input) => {
    parser.parse(input)
    return parser.osis()
  }
}

/** OSIS references in the form of the tables of PASSAGES Q-6: `43003016, 44002042-44003010`. */
export function writtenOsis(osis: string): string {
  return osis === '' ? 'none' : osis.split(',').map(writtenRange).join(', ')
}

function writtenRange(range: string): string {
  return range.split('-').map(writtenPlace).join('-')
}

function writtenPlace(place: string): string {
  const [book = '', chapter = '0', verse = '0'] = place.split('.')
  return String(canonicalOf(bookByOsis(book)?.book ?? 0, Number(chapter), Number.parseInt(verse, 10)))
}
