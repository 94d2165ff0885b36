/** The title of a file that names no edition: the name of the file, as a person would say it. */
import { bookByUsfm } from '../../book-ids'

/**
 * `my_church-bible.usfm` becomes `my church-bible`: without folders, endings, the number of a copy, and what programs
 * put before the name (number and code of a book, date and language of a Zefania module).
 */
export function fileTitle(fileName: string): string {
  const bare = withoutEndings(decoded(fileName.replace(/[/\\]$/, '').replace(/^.*[/\\]/, '')))
  const title = withoutModule(withoutBook(bare.replace(/\s*\(\d\)$/, '')))
  return (
    title
      .replace(/[\s_]+/g, ' ')
      .trim()
      .slice(0, 200) || bare
  )
}

const ending = /[._](?:usfm|sfm|usx|usfx|osis|zefania|xml|txt|zip|gz)$/i

function withoutEndings(name: string): string {
  const shorter = name.replace(ending, '')
  return shorter === name || shorter === '' ? name : withoutEndings(shorter)
}

/** `08-RUTeng-web` becomes `eng-web`, `08-RUT` becomes `RUT`. */
function withoutBook(name: string): string {
  const [, code = '', rest = ''] = /^\d{2,3}[-_ ]?([1-4A-Z][A-Z]{2})[-_ ]?(.*)$/.exec(name) ?? []
  return bookByUsfm(code) === undefined ? name : rest || code
}

/** `SF_2009-01-20_GER_LUTH1912_(LUTHER 1912)` becomes `LUTHER 1912`. */
function withoutModule(name: string): string {
  const [, rest] = /^SF_\d{4}-\d\d-\d\d_[A-Z]{3}_(.+)$/.exec(name) ?? []
  return rest === undefined ? name : (/\(([^()]+)\)$/.exec(rest)?.[1] ?? rest)
}

/** Names of downloaded files may still be written as in an address. */
function decoded(name: string): string {
  try {
    return decodeURIComponent(name)
  } catch {
    return name
  }
}
