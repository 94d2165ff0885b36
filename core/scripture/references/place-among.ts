/** Where places of one edition of a page lead: they are in its own numbering, addresses in that of the first edition. Pure. */
import type { Manifest } from '../../contract/editions/edition'
import { convert } from '../numbering/convert'
import { convertRange } from '../numbering/convert-range'
import { addressPath, type Naming } from '../reading/addresses/addresses'

/** The editions of the page in their order, and the one whose numbers are meant. */
interface Among {
  manifests: readonly Pick<Manifest, 'abbreviation' | 'numbering' | 'separators'>[]
  of: Pick<Manifest, 'abbreviation' | 'numbering' | 'separators'>
  /** Of the first edition. */
  naming: Naming
}

/** The address of a place in the same columns; its edition comes first where the first one does not have the text. */
export function pathAmong({ manifests, of, naming }: Among, from: number, to: number | undefined): string {
  const abbreviations = manifests.map(({ abbreviation }) => abbreviation)
  const [first] = manifests
  if (!first || first.abbreviation === of.abbreviation) return addressPath(abbreviations, from, to, naming)
  const [moved, ...others] = convertRange(from, to ?? from, of.numbering, first.numbering)
  if (moved) return addressPath(abbreviations, moved.from, moved.to, naming, others)
  const columns = [of.abbreviation, ...abbreviations.filter((one) => one !== of.abbreviation)]
  return addressPath(columns, from, to, { ...naming, separators: of.separators })
}

/** A verse of an edition in the numbering of the first one; its own number where the first one does not have the text. */
export function verseAmong({ manifests: [first], of }: Omit<Among, 'naming'>, canonical: number): number {
  if (!first || first.abbreviation === of.abbreviation) return canonical
  return convert(canonical, of.numbering, first.numbering)[0]?.canonical ?? canonical
}
