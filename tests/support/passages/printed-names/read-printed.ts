/** The names of printed Bibles for tests and the bench. */
import type { Locale } from '#core/contract/locales'
import { bookByOsis } from '#core/scripture/book-ids'
import { ar } from './ar'
import { de } from './de'
import { en } from './en'
import { es } from './es'
import { fa } from './fa'
import { fr } from './fr'
import { he } from './he'
import { it } from './it'
import { pt } from './pt'

/** A name and the number of its book. */
export interface PrintedName {
  name: string
  book: number
}

interface PrintedList {
  /** Notations of first, second and third, separated by `|`. */
  ordinals: string
  /**
   * Lines `code: name, name`; a line with several codes is for numbered books, `#` is any notation of their
   * number, `@` those in words.
   */
  names: string
}

const lists: Readonly<Record<Locale, PrintedList>> = { ar, de, en, es, fa, fr, he, it, pt }

/** Every printed name of a language once, numbered ones in all their forms. */
export function readPrinted(locale: Locale): PrintedName[] {
  const { ordinals, names } = lists[locale]
  const forms = ordinals.split('|').map((list) => list.split(' '))
  return names
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [codes = '', list = ''] = line.split(': ')
      return codes.split(' ').flatMap((code, index) => {
        const all = list.split(', ').flatMap((name) => written(name, forms[index] ?? []))
        return all.map((name) => ({ name, book: bookByOsis(code)?.book ?? 0 }))
      })
    })
}

function written(name: string, forms: readonly string[]): string[] {
  const words = forms.filter((form) => !/\p{Nd}/u.test(form))
  if (name.includes('@')) return words.map((form) => name.replace('@', form))
  return name.includes('#') ? forms.map((form) => name.replace('#', form)) : [name]
}
