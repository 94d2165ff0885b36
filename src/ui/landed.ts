/** Arriving at a place of a page is no scrolling: who scrolls to it says so, and who follows the scrolling (the bars) begins anew there. */

/** Call it once the window stands at the place. */
export const landed = () => dispatchEvent(new Event('landed'))
