/**
 * PASSAGES T-8: which names of books are read, name and chapter 1, as the mean over the books that have names: of the other parser's
 * patterns (with the slips it lists, of Arabic, Persian and Hebrew only what is in their script) and of printed Bibles.
 */
import { type Locale, locales } from '../../../core/contract/locales'
import { bookByOsis } from '../../../core/scripture/book-ids'
import { parsePassage } from '../../../core/scripture/passages/parse-passage'
import type { PassageContext } from '../../../core/scripture/passages/reference'
import { type PrintedName, readPrinted } from '../../support/passages/printed-names/read-printed'
import { contextOf } from '../../support/passages/read-rows'
import type { Bench, Figure } from '../figure'
import { textsOf } from './pattern-texts'

const otherScripts: readonly Locale[] = ['ar', 'fa', 'he']

/** Percent; of the printed names. */
const goals: Readonly<Partial<Record<Locale, number>>> = { en: 92, es: 94, fa: 94, he: 94 }
const usualGoal = 98.5

export const passageNames: Bench = {
  id: 'PASSAGES-NAMES',
  async measure() {
    const figures: Figure[] = []
    for (const locale of locales) figures.push(await namesIn(locale))
    return figures
  },
}

async function namesIn(locale: Locale): Promise<Figure> {
  const context = await contextOf(locale)
  const printed = readPrinted(locale)
  const others = await otherNames(locale)
  const share = shareRead(printed, context)
  const goal = goals[locale] ?? usualGoal
  return {
    id: 'PASSAGES-NAMES',
    what: `${printed.length} printed names in ${locale}, mean over books`,
    goal: `>= ${goal} %`,
    reached: `${share.toFixed(1)} %`,
    baseline: `of ${others.length} names and slips of the other, ${shareRead(others, context).toFixed(1)} %`,
    isMet: share >= goal,
  }
}

function shareRead(names: readonly PrintedName[], context: PassageContext): number {
  const byBook = new Map<number, boolean[]>()
  for (const { name, book } of names) {
    const { refs } = parsePassage(`${name} 1`, context)
    const isRead = refs.length === 1 && Math.floor((refs[0]?.from ?? 0) / 1_000_000) === book
    byBook.set(book, [...(byBook.get(book) ?? []), isRead])
  }
  const shares = [...byBook.values()].map((read) => read.filter(Boolean).length / read.length)
  return (100 * shares.reduce((sum, one) => sum + one, 0)) / shares.length
}

async function otherNames(locale: Locale): Promise<PrintedName[]> {
  const {
    regexps,
  }: { regexps: new () => { all_books: { osis: string[]; extra?: string; regexp: RegExp }[] } } =
    await import(`bible-passage-reference-parser/esm/lang/${locale}.js`)
  const seen = new Set<string>()
  return new regexps().all_books.flatMap(({ osis, extra, regexp }) => {
    const found = osis.length === 1 && !extra ? bookByOsis(osis[0] ?? '') : undefined
    if (!found || found.part) return []
    const names = textsOf(regexp.source).map((text) => text.replace(/ +/g, ' ').trim())
    return names.flatMap((name) => {
      const isForeign = otherScripts.includes(locale) && /[A-Za-z]/.test(name)
      if (name === '' || isForeign || seen.has(`${found.book} ${name}`)) return []
      seen.add(`${found.book} ${name}`)
      return [{ name, book: found.book }]
    })
  })
}
