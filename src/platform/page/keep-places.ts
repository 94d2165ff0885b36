/** Who brings a page back to where it was scrolled to: the app from place to place, the browser where it loads the page anew. */

export function keepPlaces(): void {
  history.scrollRestoration = 'manual'
  addEventListener('pagehide', () => {
    history.scrollRestoration = 'auto'
  })
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) history.scrollRestoration = 'manual'
  })
}
