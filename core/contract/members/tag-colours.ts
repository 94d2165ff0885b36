/** Colours a tag can have: those of verses (design UX 3.4). */
export const tagColours = ['yellow', 'green', 'blue', 'orange', 'pink'] as const
export type TagColour = (typeof tagColours)[number]
