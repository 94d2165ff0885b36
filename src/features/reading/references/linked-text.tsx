/** Words with the passages they name as links. */
import type { PassageLink } from '#core/scripture/passages/passage-links'

interface Props {
  text: string
  links: readonly PassageLink[]
  hrefOf: (canonical: number, canonicalEnd?: number) => string
  onFollow: () => void
}

export function LinkedText({ text, links, hrefOf, onFollow }: Props) {
  const ends = [0, ...links.map(({ end }) => end)]
  return (
    <>
      {links.map(({ start, end, references: [first] }, index) => [
        text.slice(ends[index], start),
        <a key={start} href={first && hrefOf(first.from, first.to)} onClick={onFollow}>
          {text.slice(start, end)}
        </a>,
      ])}
      {text.slice(ends.at(-1))}
    </>
  )
}
