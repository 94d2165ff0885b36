/** Writes what the verses of a chapter stand on in the notation of numbering/mappings.ts. */
import { chapterOf, placeOf } from '../../canonical'
import type { Piece } from '../numbering/standing/numbering-table'
import { allParts, lackingChapters, sharedParts } from '../numbering/standing/run'

/**
 * The mapping of a chapter (canonical) whose verses 1 to `verses` stand on the pieces that `piecesOf` returns; a verse without pieces is
 * a number that the edition does not use.
 */
export function writeMapping(
  chapter: number,
  verses: number,
  piecesOf: (verse: number) => readonly Piece[],
): string {
  const tokens: string[] = []
  let run: { first: number; last: number; anchor: number } | undefined
  const end = () => {
    if (run && run.first !== run.anchor) tokens.push(writeRun(run))
    run = undefined
  }
  for (let verse = chapter + 1; verse <= chapter + verses; verse += 1) {
    const pieces = piecesOf(verse)
    const titles = pieces.filter(({ isTitle }) => isTitle)
    const [first, ...more] = pieces.filter(({ isTitle }) => !isTitle)
    if (titles.length > 0) {
      end()
      tokens.push(`${placeOf(chapter).chapter}:0>${titles.map(target).join(',')}`)
    }
    const isWhole = first !== undefined && more.length === 0 && first.parts === allParts && !isLacking(first)
    if (
      isWhole &&
      run &&
      first.anchor === run.anchor + verse - run.first &&
      isOneChapter(run.anchor, first.anchor)
    ) {
      run.last = verse
      continue
    }
    end()
    if (isWhole) run = { first: verse, last: verse, anchor: first.anchor }
    else tokens.push(`${written(verse)}>${first ? [first, ...more].map(target).join(',') : '0'}`)
  }
  end()
  return tokens.join(' ')
}

function writeRun({ first, last, anchor }: { first: number; last: number; anchor: number }): string {
  const range = (start: number, end: number) =>
    end > start ? `${written(start)}-${placeOf(end).verse}` : written(start)
  return `${range(first, last)}>${range(anchor, anchor + last - first)}`
}

function target(piece: Piece): string {
  if (isLacking(piece)) return piece.parts === 0 ? '0' : '-'
  const letters = ['a', 'b', 'c', 'd'].filter((_, bit) => piece.parts & (1 << bit)).join('')
  const isAll = piece.parts === allParts
  return `${written(piece.anchor)}${isAll ? '' : letters}${piece.parts & sharedParts ? '~' : ''}`
}

function isLacking({ anchor, parts }: Piece): boolean {
  return parts === 0 || placeOf(anchor).chapter > lackingChapters
}

function isOneChapter(one: number, other: number): boolean {
  return chapterOf(one) === chapterOf(other)
}

function written(canonical: number): string {
  const { chapter, verse } = placeOf(canonical)
  return `${chapter}:${verse}`
}
