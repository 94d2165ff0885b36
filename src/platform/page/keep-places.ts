/** Who restores scroll positions: the app between places, the browser when it reloads the page. */

export function keepPlaces(): void {
  history.scrollRestoration = 'manual'
  addEventListener('pagehide', () => {
    history.scrollRestoration = 'auto'
  })
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) history.scrollRestoration = 'manual'
  })
}
