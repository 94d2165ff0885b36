/** Passages as links in a line; those that the edition lacks are words. */
import type { Range } from '#core/contract/content/article'
import type { Places } from './use-places'

interface Props {
  ranges: readonly Range[]
  places: Places | undefined
  /** Between two passages. */
  between?: string
}

export function PlaceLinks({ ranges, places, between = '' }: Props) {
  return ranges.map((range, index) => {
    const place = places?.placeOf(range)
    const label = <bdi>{place?.label ?? places?.labelOf(range) ?? '…'}</bdi>
    return (
      // oxlint-disable-next-line react/no-array-index-key -- a passage may stand in a part twice
      <span key={index}>
        {index > 0 && between}
        {place ? <a href={place.href}>{label}</a> : label}
      </span>
    )
  })
}
