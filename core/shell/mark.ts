/** The mark of the product: a passage cut out, two corner brackets around a line. Strokes in a square of 24. */
export const markPaths = ['M4 11V6a2 2 0 0 1 2-2h7', 'M20 13v5a2 2 0 0 1-2 2h-7', 'M8.25 12h7.5'] as const

/** The mark within the square of an icon of 512: where its own square begins, how large one of its units is, and the strokes. */
export const iconMark = { edge: 76, scale: 15, stroke: 2.25, size: 512, radius: 112 } as const
