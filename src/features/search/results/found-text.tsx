/** A text with the found words and the edition's own marks: added words, words of Jesus. Builds elements, never markup. */
import { Fragment } from 'react'
import type { TextPart, TextPiece } from './text-pieces'

export function FoundText({ pieces }: { pieces: readonly TextPiece[] }) {
  return pieces.map(({ isHit, parts }, index) => {
    const inside = parts.map(drawPart)
    return isHit ? <mark key={index}>{inside}</mark> : <Fragment key={index}>{inside}</Fragment>
  })
}

function drawPart({ text, types }: TextPart, index: number) {
  if (types.length === 0) return <Fragment key={index}>{text}</Fragment>
  return (
    <span key={index} data-mark={types.join(' ')}>
      {text}
    </span>
  )
}
