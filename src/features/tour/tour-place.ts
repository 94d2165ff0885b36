/** Computes where card and outline of a step stand on the screen. */

const gapPx = 12
const edgePx = 12

/** Puts the outline around the box; without a box the page is only dimmed. */
export function placeOutline(outline: HTMLElement, box: DOMRect | undefined): void {
  const { style } = outline
  outline.toggleAttribute('data-empty', !box)
  const { left, top, width, height } = box ?? new DOMRect()
  style.setProperty('left', `${left - 4}px`)
  style.setProperty('top', `${top - 4}px`)
  style.setProperty('width', `${width + 8}px`)
  style.setProperty('height', `${height + 8}px`)
}

/** Puts the card below the box if there is room, else above, always on the screen; in the middle without a box. */
export function placeCard(card: HTMLElement, box: DOMRect | undefined): void {
  const { offsetWidth, offsetHeight, style } = card
  const { left, top } = cardPlace(
    box,
    { width: offsetWidth, height: offsetHeight },
    {
      width: innerWidth,
      height: innerHeight,
    },
  )
  style.setProperty('left', `${left}px`)
  style.setProperty('top', `${top}px`)
}

interface Size {
  width: number
  height: number
}

/** Pixels from the left and the top of the screen. */
export function cardPlace(
  box: Pick<DOMRect, 'left' | 'top' | 'bottom' | 'width'> | undefined,
  card: Size,
  screen: Size,
): { left: number; top: number } {
  const within = (at: number, most: number) => Math.max(edgePx, Math.min(at, most - edgePx))
  if (!box) return { left: (screen.width - card.width) / 2, top: (screen.height - card.height) / 2 }
  const below = box.bottom + gapPx
  const hasRoom = below + card.height + edgePx <= screen.height
  return {
    left: within(box.left + box.width / 2 - card.width / 2, screen.width - card.width),
    top: within(hasRoom ? below : box.top - gapPx - card.height, screen.height - card.height),
  }
}
