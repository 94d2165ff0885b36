/** The table of entries and their names, each read once when it is first needed, wherever they come from. */
import type { FinderTable, FinderTableName } from '../contract/browser/finder'
import { defaultLocale, fallbackLocale, isLocale, type Locale } from '../contract/locales'
import { type Entries, type EntryNames, readEntries } from './entry'
import type { Finder, FinderLanguage } from './finder'
import { nameIndex } from './matching/name-index'
import { loadNameTerms } from './matching/name-terms'
import { loadOtherWords } from './matching/other-words'

/** Reads a file; rejects where it can neither be read nor fetched. */
export type ReadTable = (name: FinderTableName) => Promise<FinderTable>

/** Tried after the reader's own languages: most people who search in a further one use these. */
const everywhere: readonly Locale[] = [fallbackLocale, defaultLocale]

/** The next call reads a failed table again. */
export class FinderLibrary {
  private readonly read = new Map<FinderTableName, Promise<FinderTable>>()
  private readonly named = new Map<Locale, Promise<EntryNames>>()
  private readonly languages = new Map<Locale, Promise<FinderLanguage>>()
  private known: Promise<Entries> | undefined

  constructor(private readonly readTable: ReadTable) {}

  entries(): Promise<Entries> {
    this.known ??= this.table('entries').then(readEntries)
    this.known.catch(() => {
      this.known = undefined
    })
    return this.known
  }

  names(locale: Locale): Promise<EntryNames> {
    return once(this.named, locale, async () => {
      const table = await this.table(locale)
      return new Map(Object.entries(table).map(([id, row]) => [id, row.split('|')]))
    })
  }

  /** The names of the interface, of editions (first parts of BCP 47 tags), then English and German. */
  async finder(locale: Locale, languages: readonly string[]): Promise<Finder> {
    const wanted = languagesOf(locale, languages)
    const [entries, ...found] = await Promise.all([
      this.entries(),
      ...wanted.map((one) => once(this.languages, one, () => this.language(one))),
    ])
    return { entries, languages: found }
  }

  /** Reads and indexes what typing needs, one language after the other; `breathe` lets other work in between. */
  async prepareTyping(
    locale: Locale,
    languages: readonly string[],
    breathe: () => Promise<void>,
  ): Promise<void> {
    await this.entries()
    for (const one of languagesOf(locale, languages)) {
      const { index } = await once(this.languages, one, () => this.language(one))
      await breathe()
      index.beginnings()
      await breathe()
    }
  }

  private table(name: FinderTableName): Promise<FinderTable> {
    return once(this.read, name, () => this.readTable(name))
  }

  private async language(locale: Locale): Promise<FinderLanguage> {
    const [names, termsOf] = await Promise.all([this.names(locale), loadNameTerms(locale)])
    return { names, index: nameIndex(locale, names, termsOf, await loadOtherWords(locale, termsOf)) }
  }
}

function languagesOf(locale: Locale, languages: readonly string[]): Locale[] {
  return [...new Set([locale, ...languages.filter(isLocale), ...everywhere])]
}

function once<Key, Value>(
  known: Map<Key, Promise<Value>>,
  key: Key,
  make: () => Promise<Value>,
): Promise<Value> {
  const found = known.get(key)
  if (found) return found
  const begun = make()
  known.set(key, begun)
  begun.catch(() => known.delete(key))
  return begun
}
