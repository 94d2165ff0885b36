/** Text with its marks, and with the passages it names as links. */
import type { Mark } from '#core/contract/editions/chapter'
import type { PassageLink } from '#core/scripture/passages/passage-links'
import { markedPieces } from '#core/scripture/text/marked-text'

interface Props {
  text: string
  marks: readonly Mark[] | undefined
  links: readonly PassageLink[]
  hrefOf: (canonical: number, canonicalEnd?: number) => string
  onFollow: () => void
}

export function LinkedText({ text, marks, links, hrefOf, onFollow }: Props) {
  const ends = [0, ...links.map(({ end }) => end)]
  return (
    <>
      {links.map(({ start, end, references: [first] }, index) => [
        <Words key={`before ${start}`} text={text} marks={marks} from={ends[index] ?? 0} to={start} />,
        <a key={start} href={first && hrefOf(first.from, first.to)} onClick={onFollow}>
          <Words text={text} marks={marks} from={start} to={end} />
        </a>,
      ])}
      <Words text={text} marks={marks} from={ends.at(-1) ?? 0} to={text.length} />
    </>
  )
}

interface WordsProps extends Pick<Props, 'text' | 'marks'> {
  from: number
  to: number
}

function Words({ text, marks, from, to }: WordsProps) {
  let at = from
  return markedPieces(text, marks, from, to).map((piece) => {
    const start = at
    at += piece.text.length
    return piece.mark ? (
      <span key={start} data-mark={piece.mark}>
        {piece.text}
      </span>
    ) : (
      piece.text
    )
  })
}
