/** Below the references that an edition itself has at a verse: those that packs bring. */
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { Reference } from '#core/contract/editions/chapter'
import type { PageData } from '#core/contract/page-data'
import { namingOf } from '#core/scripture/reading/addresses/addresses'
import { furtherReferences } from '#core/scripture/references/brought-references'
import { usePackReferences } from '../../../model/contents/use-pack-references'
import type { ReferenceLinks, ReferencePlace } from './reference-links'
import { ReferenceCredits, SourcedList } from './sourced-list'

interface Props extends ReferenceLinks, ReferencePlace {
  data: PageData
  /** Of the edition at this verse. */
  own: readonly Reference[]
}

export function BroughtToVerse({ data, own, edition, chapter, verse, hrefOf, onFollow }: Props) {
  const locale = useTranslation().i18n.language
  const place = useMemo(() => {
    const naming = namingOf(data, locale)
    return naming && { edition, chapter, naming }
  }, [data, locale, edition, chapter])
  const brought = usePackReferences(place)
  if (brought.kind !== 'here') return null
  const found = brought.data.flatMap(({ pack, byVerse }) => {
    const references = furtherReferences(byVerse.get(verse) ?? [], own)
    return references.length > 0 ? [{ pack, references, lender: undefined }] : []
  })
  return (
    <>
      {found.map((one) => (
        <SourcedList
          key={one.pack.abbr}
          abbreviation={edition.abbreviation}
          found={one}
          hrefOf={hrefOf}
          onFollow={onFollow}
        />
      ))}
      <ReferenceCredits found={found} />
    </>
  )
}
