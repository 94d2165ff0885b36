/** The suggested beginnings that the home page shows of an edition. Pure, the same on the page and on the server. */
import type { Manifest } from '../../contract/editions/edition'
import { addressPath, type Naming, placeLabel } from '../reading/addresses/addresses'
import { type BeginningName, beginningsOf } from './beginnings'

/** A suggested beginning as a link. */
export interface BeginningLink {
  name: BeginningName
  href: string
  /** "Markus 1". */
  label: string
}

/** The suggested beginnings of an edition as links. */
export function beginningLinks({ abbreviation, bookList }: Manifest, naming: Naming): BeginningLink[] {
  return beginningsOf(bookList).map(({ name, chapter }) => ({
    name,
    href: addressPath([abbreviation], chapter, undefined, naming),
    label: placeLabel(chapter, undefined, naming),
  }))
}
